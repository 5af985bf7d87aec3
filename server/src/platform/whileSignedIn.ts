import { pipeline, Readable, Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openSessionsOf } from './arrival.ts'
import { refuse } from './refuse.ts'

/** What has been proven so lately is not asked again: most answers are away by then. */
const provenForMs = 1_000

/** `since` is by the clock of the process, as the session was last proven. */
const guardOf = (tokenId: number, since: number): Transform => {
  let provenAt = since
  const prove = async () => {
    const asked = performance.now()
    if (asked - provenAt < provenForMs) return
    if (!(await openSessionsOf([tokenId])).has(tokenId)) refuse('UNAUTHORIZED_TOKEN_INVALID')
    // As it stood then: it may have ended while the answer was on its way.
    provenAt = asked
  }
  return new Transform({
    transform: (chunk, _encoding, done) =>
      void prove().then(
        () => done(null, chunk),
        (error: Error) => done(error),
      ),
  })
}

const isLive = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/event-stream')

/**
 * Bytes that leave for longer than the session of whoever asked lasts end with it: they may be its reader's no more. A
 * reader who is slow would go on receiving for hours what they were dismissed from (decision 160). What is live ends by
 * itself (`live.ts`).
 */
export const whileSignedIn = <Payload>({ call }: FastifyRequest, reply: FastifyReply, payload: Payload) => {
  if (!(payload instanceof Readable) || !call?.actor || isLive(reply)) return payload
  const guard = guardOf(call.actor.tokenId, performance.now() - reply.elapsedTime)
  // Whichever breaks off ends the other; what broke is told by who sends it.
  return pipeline(payload, guard, () => {})
}
