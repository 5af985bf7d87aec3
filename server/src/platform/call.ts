import { randomUUID } from 'node:crypto'
import { localeOf, type Locale } from '@logis/contract/locale'
import type { FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import type { ArrivalRead, Reached } from './arrival.ts'
import { browserOf, noBrowser, type Browser } from './browser.ts'
import type { Operation } from './operations.ts'
import { senderOf } from './sender.ts'
import type { Span } from './traces.ts'

/** One request on its way: who asks, in which language, by which operation. */
export type Call = {
  requestId: string
  locale: Locale
  ip: string
  userAgent: string | null
  authorization: string | undefined
  browser: Browser
  /** A one-time token sent apart from the address, which proxies keep. */
  oneTimeToken: string | null
  /** As it was sent; `idempotency.ts` says what counts as one. */
  idempotencyKey: string | null
  operation: Operation
  /** Present whenever the operation is for someone signed in; the gate sees to it. */
  actor: Actor | null
  /** How the person reached the place of the address as the request arrived. */
  reached: Reached | null
  /** Headers of the answer, beside those that every answer has. */
  answerHeaders: Record<string, string>
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call
    /** What is told of it to whoever traces the portal; null where nobody does. */
    span: Span | null
    /** Since when the rest of its body has been waited for, by the clock of the process; absent where all was there. */
    awaitedSince?: number
  }
  interface FastifyContextConfig {
    operation?: Operation
    /** Its handler reads the body itself, as it arrives. */
    isStreamed?: true
    /** What it reads of its project as its caller arrives. */
    read?: ArrivalRead | undefined
  }
}

export const callOf = (request: FastifyRequest, operation: Operation): Call => ({
  requestId: randomUUID(),
  locale: localeOf(request.headers['accept-language']),
  ip: senderOf(request),
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  authorization: request.headers.authorization,
  browser: browserOf(request),
  oneTimeToken: request.headers['x-one-time-token']?.toString().slice(0, 200) ?? null,
  idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
  operation,
  actor: null,
  reached: null,
  answerHeaders: {},
})

/** A job that goes on with what someone began by an operation. */
export const callOfJob = (actor: Actor, operation: Operation): Call => ({
  requestId: randomUUID(),
  locale: localeOf(actor.locale),
  ip: '',
  userAgent: null,
  authorization: undefined,
  browser: noBrowser,
  oneTimeToken: null,
  idempotencyKey: null,
  operation,
  actor,
  reached: null,
  answerHeaders: {},
})
