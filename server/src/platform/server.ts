import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, type AnyRouter } from '@orpc/server'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { authenticate } from './actor.ts'
import { callOf, type Call } from './call.ts'
import { settings } from './config.ts'
import { exitOf } from './exit.ts'
import { admitToken, isCounted, provenKeyOf, welcomeToken } from './flood.ts'
import { demandHaste } from './haste.ts'
import { subnetOf } from './limits.ts'
import { log, loggedUrl } from './log.ts'
import { countRequest } from './metrics.ts'
import { matchOperation, placeOf, prefix } from './operations.ts'
import { serveReference } from './reference.ts'
import { refuse, Refusal } from './refuse.ts'
import type { Context } from './routes.ts'
import { mountStreams, type StreamRoute } from './streams.ts'

/**
 * Requests a minute: of one session, and of one network for callers without one; apart from these, the pictures of a
 * network, which `<img>` asks for without a token, and what the mail provider tells. Each server counts its own.
 */
const perMinute = { session: 600, network: 120, pictures: 3000, events: 6000 }

const securityHeaders = {
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Mantine writes style attributes and elements at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      // Previews of documents, and mails shown in a sandboxed frame.
      frameSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      upgradeInsecureRequests: null,
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  frameguard: { action: 'deny' as const },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
}

/** The HTTP server: the gate, the operations of the contract, the streamed ones, the one exit. */
export const buildServer = async (router: AnyRouter, streams: readonly StreamRoute[]): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: false,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    requestTimeout: 0,
    rewriteUrl: toCanonicalUrl,
    routerOptions: { maxParamLength: 300 },
  })
  await server.register(helmet, securityHeaders)
  server.setErrorHandler((error, request, reply) => sendExit(request, reply, error))
  // The framework's own answer would repeat the address, which may hold a token.
  server.setNotFoundHandler((request, reply) => sendExit(request, reply, new Refusal('ROUTE_NOT_FOUND')))
  server.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  await serveReference(server)
  await server.register(async (api) => mountApi(api, router, streams))
  return server
}

/** Interventions have two addresses: what stands under `ptg/interventions` is what stands under `interventions`. */
const toCanonicalUrl = (request: { url?: string; originalUrl?: string }): string => {
  const url = (request.url ?? '/').replace(/^(\/v2\/companies\/[^/?]+)\/ptg(\/interventions(?:[/?]|$))/, '$1$2')
  // oRPC reads the address that came, unless it is told that this one came.
  request.originalUrl = url
  return url
}

const mountApi = async (api: FastifyInstance, router: AnyRouter, streams: readonly StreamRoute[]) => {
  await api.register(multipart, {
    limits: {
      fileSize: settings.UPLOAD_MAX_BYTES + 1,
      files: 20,
      fields: 200,
      fieldNameSize: 200,
      fieldSize: 65_536,
      parts: 220,
    },
  })
  if (settings.RATE_LIMITS) {
    api.addHook('onRequest', async (request) => {
      if (!isEvent(request)) admitToken(request)
    })
    await api.register(rateLimit, overallLimit)
  }
  api.addHook('onRequest', gate)
  api.addHook('onRequest', async (request) => demandHaste(request))
  api.addHook('onSend', async (request, reply) => {
    const { retryAfter, answerHeaders } = request.call ?? {}
    if (retryAfter != null) reply.header('retry-after', retryAfter)
    if (answerHeaders) reply.headers(answerHeaders)
  })
  mountStreams(api, streams)
  const handler = openApiHandler(router)
  // The last route of the API: whatever streamed route did not take it.
  api.all(`${prefix}/*`, async (request, reply) => {
    // Nobody reads a form here but oRPC, which would take all of it into memory whatever its size.
    if (request.isMultipart()) refuse('REQUEST_MALFORMED')
    const { matched } = await handler.handle(request, reply, { prefix, context: { call: request.call } })
    if (!matched) refuse('ROUTE_NOT_FOUND')
  })
}

type Apart = 'events' | 'pictures' | null
const apartOf = ({ url }: FastifyRequest): Apart =>
  url.startsWith(`${prefix}/webhooks/`) ? 'events' : url.startsWith(`${prefix}/pictures/`) ? 'pictures' : null
const isEvent = (request: FastifyRequest) => apartOf(request) === 'events'

/** The sensitive acts (sign-in, codes, mails) have limits of their own, counted in the database. */
const overallLimit = {
  timeWindow: 60_000,
  max: (request: FastifyRequest) => perMinute[apartOf(request) ?? (provenKeyOf(request) ? 'session' : 'network')],
  // What the sender may choose freely is no key: each new one would be a new count.
  keyGenerator: (request: FastifyRequest) => {
    const apart = apartOf(request)
    return apart ? `${apart} ${subnetOf(request.ip)}` : (provenKeyOf(request) ?? subnetOf(request.ip))
  },
  allowList: isCounted,
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) =>
    new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
}

/** Before anything of a request is read: which operation, who asks, how often. */
const gate = async (request: FastifyRequest, reply: FastifyReply) => {
  const path = request.url.split('?', 1)[0]!
  const found = matchOperation(request.method, path)
  if ('allow' in found) {
    if (found.allow.length > 0) reply.header('allow', found.allow.join(', '))
    throw new Refusal(found.allow.length > 0 ? 'METHOD_NOT_ALLOWED' : 'ROUTE_NOT_FOUND')
  }
  if (hasPrototypeKey(request.url)) throw new Refusal('REQUEST_MALFORMED')
  const call = callOf(request, found)
  request.call = call
  reply
    .header('cache-control', 'private, no-store')
    .header('content-language', call.locale)
    .header('vary', 'Authorization, Accept-Language')
  // An event's bearer is the provider's secret, not the token of a session.
  const arrival = isEvent(request) ? null : await authenticate(call.authorization, placeOf(found, path))
  if (arrival) welcomeToken(request)
  call.actor = arrival?.actor ?? null
  call.reached = arrival?.reached ?? null
  if (found.needsUser) {
    const actor = call.actor ?? refuse('UNAUTHORIZED_TOKEN_INVALID')
    if (found.needsTerms && actor.scope === 'resident' && !actor.hasAcceptedTerms) refuse('TERMS_NOT_ACCEPTED')
  }
}

/** `search[__proto__]` and the like: nobody sends them in good faith. */
const hasPrototypeKey = (url: string) =>
  /[?&[.](__proto__|prototype|constructor)(?=[\]=[&.]|$)/.test(
    url.replace(/%5B/gi, '[').replace(/%5D/gi, ']').replace(/%5F/gi, '_'),
  )

const openApiHandler = (router: AnyRouter) =>
  new OpenAPIHandler<Context>(router as never, {
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          throw asOrpcError(error, context.call)
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) => (error.data as { body?: unknown } | undefined)?.body ?? undecodable,
  })

const undecodable = {
  error_reason: 'REQUEST_MALFORMED',
  error_message: 'La requête n’a pas pu être comprise.',
  request_id: '',
}

const asOrpcError = (error: unknown, call: Call) => {
  const { status, body, retryAfter } = exitOf(error, call)
  call.retryAfter = retryAfter ?? null
  return new ORPCError(body.error_reason, { status, message: body.error_message, data: { body }, cause: error })
}

const sendExit = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
  const call = request.call ?? callOf(request, undefined as never)
  const { status, body, retryAfter } = exitOf(error, call)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.status(status).type('application/json; charset=utf-8').send(body)
}

const logRequest = (request: FastifyRequest, reply: FastifyReply) => {
  const { call } = request
  const route = call?.operation?.path ?? 'web'
  countRequest(request.method, route, reply.statusCode, reply.elapsedTime)
  log.info({
    request_id: call?.requestId,
    method: request.method,
    url: loggedUrl(request.url),
    operation: call?.operation?.name,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    user_id: call?.actor?.userId,
  })
}
