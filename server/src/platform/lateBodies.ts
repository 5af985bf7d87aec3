import type { FastifyRequest } from 'fastify'
import { openSessionsOf } from './arrival.ts'
import { refuse } from './refuse.ts'

/**
 * Whoever asks is known by the headers, and a body may come long after them: half a minute for a small one, many for a
 * file. A session that ends meanwhile, since its owner has shown a thief out, must not do what it had only announced.
 */
export const noteAwaited = (request: FastifyRequest): void => {
  if (request.call.actor && !request.raw.complete) request.awaitedSince = performance.now()
}

/** What was not all there when its sender was asked who they are, and is there now. A form is read by its own operation. */
export const hasComeLate = (request: FastifyRequest): boolean =>
  request.awaitedSince !== undefined && !(request.routeOptions.config.isStreamed && request.isMultipart())

/** No time to be shown out in; most forms come in less, and are not asked for. */
const noTimeMs = 1_000

/** Once a form is there: its sender's session still serves. What else they may is proven again where it is written. */
export const demandStillOpen = async ({ awaitedSince, call }: FastifyRequest): Promise<void> => {
  if (awaitedSince === undefined || performance.now() - awaitedSince < noTimeMs || !call.actor) return
  const { tokenId } = call.actor
  if (!(await openSessionsOf([tokenId])).has(tokenId)) refuse('UNAUTHORIZED_TOKEN_INVALID')
}
