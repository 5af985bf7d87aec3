import type { Server } from 'node:http'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { AnyRouter } from '@orpc/server'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import { admitAssistance } from './assistance.ts'
import { authenticate, type ArrivalRead } from './arrival.ts'
import { demandBoundary, demandHaste, dropRest } from './bodies.ts'
import { callOf, type Call } from './call.ts'
import { settings } from './config.ts'
import { answerAllOurselves, connectionOptions, part } from './connections.ts'
import { keepAside } from './db.ts'
import { exitOf } from './exit.ts'
import { admitToken, holdBack, isCounted, provenKeyOf, tooSoon, welcomeToken } from './flood.ts'
import { hasComeLate, noteAwaited } from './lateBodies.ts'
import { subnetOf } from './limits.ts'
import { closeLive } from './live.ts'
import { log, loggedUrl } from './log.ts'
import { forgetEverything } from './memory.ts'
import { countRequest } from './metrics.ts'
import { mountOperations } from './operationRoutes.ts'
import { placeOf, prefix, verbsAt, type Operation } from './operations.ts'
import { serveReference } from './reference/serve.ts'
import { refuse, Refusal } from './refuse.ts'
import { securityHeaders } from './securityHeaders.ts'
import { senderOf } from './sender.ts'
import { mountStreams, type StreamRoute } from './streams.ts'
import { beginTrace, endSpan, sendTraces, within } from './traces.ts'
import { whileSignedIn } from './whileSignedIn.ts'

/**
 * Requests a minute: of one session, and of one network for callers without one; apart from these, the pictures of a
 * network, which `<img>` asks for without a token, and what the mail provider tells. Each server counts its own.
 */
const perMinute = { session: 600, network: 120, pictures: 3000, events: 6000 }

const options = (): FastifyHttpOptions<Server> => ({
  logger: false,
  trustProxy: settings.TRUST_PROXY,
  bodyLimit: 1_048_576,
  forceCloseConnections: 'idle',
  // What comes on a connection that was open before is still answered; the framework's own refusal has no envelope.
  return503OnClosing: false,
  ...connectionOptions(),
  rewriteUrl: toCanonicalUrl,
  routerOptions: { maxParamLength: 300 },
  frameworkErrors: refuseUnrouted,
})

/** The HTTP server: the gate, the operations of the contract, the streamed ones, the one exit. */
export const buildServer = async (
  router: AnyRouter,
  streams: readonly StreamRoute[],
  reads: readonly ArrivalRead[],
): Promise<FastifyInstance> => {
  const server = Fastify(options())
  answerAllOurselves(server.server)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    request.span = beginTrace(request.method, 'server', request.headers.traceparent?.toString())
    // Whoever goes before the end of the answer is told of by no other hook.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) logRequest(request, reply)
    })
    within(request.span, () => done(hasHost(request) ? undefined : new Refusal('REQUEST_MALFORMED')))
  })
  // A body that came in pieces comes in a context of its own.
  server.addHook('preHandler', (request, _reply, done) => within(request.span, done))
  server.addHook('onSend', (request, reply, payload, done) => {
    dropRest(request, reply)
    keepAside(payload)
    if (payload instanceof Readable) payload.once('error', (err) => logBreak(request, err))
    done(null, payload)
  })
  server.setErrorHandler(async (error, request, reply) => {
    await holdBack(error, senderOf(request))
    return sendExit(request, reply, error)
  })
  // The framework's own answer would repeat the address, which may hold a token.
  server.setNotFoundHandler((request, reply) => refuseAddress(request, reply))
  server.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
  // A stream never ends by itself: it would keep the server from closing.
  server.addHook('preClose', closeLive)
  server.addHook('preClose', () => part(server.server))
  server.addHook('onClose', async () => {
    forgetEverything()
    await sendTraces()
  })
  await serveReference(server)
  await server.register(async (api) => mountApi(api, router, streams, reads))
  return server
}

/** Interventions have two addresses: what stands under `ptg/interventions` is what stands under `interventions`. */
const toCanonicalUrl = ({ url = '/' }: { url?: string }): string =>
  url.replace(/^(\/v2\/companies\/[^/?]+)\/ptg(\/interventions(?:[/?]|$))/, '$1$2')

const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === 'host'
/**
 * The standard asks for it, and says that nothing else is to be answered without; nor with two, of which what stands in
 * front may have taken the other.
 */
const hasHost = ({ raw }: FastifyRequest) => {
  const hosts = raw.rawHeaders.filter(isHost).length
  return hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')
}

const mountApi = async (
  api: FastifyInstance,
  router: AnyRouter,
  streams: readonly StreamRoute[],
  reads: readonly ArrivalRead[],
) => {
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
  takeNoBody(api)
  if (settings.RATE_LIMITS) {
    api.addHook('onRequest', async (request) => {
      if (!isEvent(request)) admitToken(request)
    })
    await api.register(rateLimit, overallLimit)
  }
  api.addHook('onRequest', gate)
  api.addHook('preHandler', gateAgain)
  api.addHook('onSend', (request, reply, payload, done) => done(null, whileSignedIn(request, reply, payload)))
  mountStreams(api, streams)
  mountOperations(api, router, new Set(streams.map(({ operation }) => operation)), reads)
  // The last routes of the API: what no operation took, which the gate refuses.
  for (const rest of [prefix, `${prefix}/*`]) api.all(rest, () => {})
}

/** Many clients name the type of a body with every request that they send: one that is not there is none, and not broken. */
const takeNoBody = (api: FastifyInstance) => {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
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
    return apart ? `${apart} ${subnetOf(senderOf(request))}` : (provenKeyOf(request) ?? subnetOf(senderOf(request)))
  },
  allowList: isCounted,
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => tooSoon(ttl),
}

/** Before anything of a request is read: which operation, who asks, how often. */
const gate = async (request: FastifyRequest, reply: FastifyReply) => {
  demandHaste(request)
  const { operation } = request.routeOptions.config
  demandBoundary(request)
  if (!operation) return refuseAddress(request, reply)
  if (hasPrototypeKey(request.url)) throw new Refusal('REQUEST_MALFORMED')
  const call = callOf(request, operation)
  request.call = call
  reply.headers(personal(call))
  await admit(request, operation)
  noteAwaited(request)
}

/** No role on the platform counts before the factor that is owed is given: what is open to them they do as anybody. */
const asAnybody = (actor: Actor | null): Actor | null =>
  actor?.owesFactor ? { ...actor, isAdministrator: false, isSupport: false } : actor

/** Who asks, as they are now, and whether the operation is open to them. */
const admit = async (request: FastifyRequest, operation: Operation) => {
  const { call } = request
  // An event's bearer is the provider's secret, not the token of a session.
  const arrival = isEvent(request)
    ? null
    : await authenticate(call, placeOf(request.params), request.routeOptions.config.read ?? null)
  if (arrival && settings.RATE_LIMITS) welcomeToken(request)
  call.actor = arrival && asAnybody(admitAssistance(arrival.actor, operation))
  call.reached = arrival?.reached ?? null
  if (operation.needsUser) {
    const actor = call.actor ?? refuse('UNAUTHORIZED_TOKEN_INVALID')
    if (operation.needsTerms && actor.scope === 'resident' && !actor.hasAcceptedTerms) refuse('TERMS_NOT_ACCEPTED')
    if (operation.needsFactor && actor.owesFactor) refuse('SECOND_FACTOR_REQUIRED')
  }
}

/** The same once its body is there, when that was still on its way. */
const gateAgain = async (request: FastifyRequest) => {
  const { operation } = request.routeOptions.config
  if (operation && hasComeLate(request)) await admit(request, operation)
}

/** What every answer to a call says of itself. */
const personal = ({ locale }: Call) => ({
  'cache-control': 'private, no-store',
  'content-language': locale,
  vary: 'Authorization, Accept-Language',
})

/** No operation stands there, or none with this verb. With this verb, a parameter of the address is too long for any. */
const refuseAddress = (request: FastifyRequest, reply: FastifyReply) => {
  const verbs = verbsAt(request.url.split('?', 1)[0]!)
  if (verbs.length === 0 || verbs.includes(request.method))
    return sendExit(request, reply, new Refusal('ROUTE_NOT_FOUND'))
  reply.header('allow', verbs.join(', '))
  return sendExit(request, reply, new Refusal('METHOD_NOT_ALLOWED'))
}

/** An address that cannot be decoded comes past every hook. */
const refuseUnrouted = (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(securityHeaders)
  dropRest(request, reply)
  sendExit(request, reply, new Refusal('REQUEST_MALFORMED'))
  logRequest(request, reply)
}

/** `search[__proto__]` and the like: nobody sends them in good faith. */
const hasPrototypeKey = (url: string): boolean => {
  const start = url.indexOf('?')
  return start >= 0 && [...new URLSearchParams(url.slice(start)).keys()].some(isOfPrototype)
}
const isOfPrototype = (name: string) => name.split(/[[\].]/).some((part) => prototypeKeys.has(part))
const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

const sendExit = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
  // Whose number the answer names has it in the log too.
  const call = (request.call ??= callOf(request, undefined as never))
  const { status, body, retryAfter } = exitOf(error, call)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  // The framework would end the connection after a body that it refuses; what is left of it is read (`dropRest`).
  reply.removeHeader('connection').headers(personal(call))
  return reply.status(status).type('application/json; charset=utf-8').send(body)
}

/** An answer whose bytes stopped on the way: its status has left already. A session that ended meanwhile is no fault. */
const logBreak = ({ call, raw }: FastifyRequest, err: Error) => {
  if (raw.destroyed || err instanceof Refusal) return
  log.error({ request_id: call?.requestId, err }, 'an answer broke off')
}

const endTrace = ({ method, span, call }: FastifyRequest, { statusCode }: FastifyReply, route: string) => {
  if (!span) return
  const facts = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': statusCode,
    'logis.operation': call?.operation?.name,
    'logis.request_id': call?.requestId,
  }
  endSpan({ ...span, name: `${method} ${route}` }, facts, statusCode >= 500)
}

const logRequest = (request: FastifyRequest, reply: FastifyReply) => {
  const { call } = request
  const route = call?.operation?.path ?? 'web'
  // How long a page stayed open is no duration of work.
  const isLive = String(reply.getHeader('content-type')).startsWith('text/event-stream')
  countRequest(request.method, route, reply.statusCode, isLive ? null : reply.elapsedTime)
  endTrace(request, reply, route)
  log.info({
    request_id: call?.requestId,
    trace_id: request.span?.traceId,
    method: request.method,
    url: loggedUrl(request.url),
    operation: call?.operation?.name,
    status: reply.statusCode,
    ...(!reply.raw.writableFinished && !isLive && { broken_off: true }),
    ms: Math.round(reply.elapsedTime),
    user_id: call?.actor?.userId,
  })
}
