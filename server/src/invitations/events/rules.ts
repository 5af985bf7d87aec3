import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '#platform/actor.ts'
import { settings } from '#platform/config.ts'
import { write } from '#platform/db.ts'
import { enqueue } from '#platform/jobs.ts'
import { refuse } from '#platform/refuse.ts'
import { applyEventsJob, type InboxEvent } from './jobs.ts'
import * as sql from './sql.ts'

type WireEvent = {
  event: string
  'message-id': string
  ts_event?: number | undefined
  ts_epoch?: number | undefined
  reason?: string | undefined
}

/** The provider proves itself by a secret; two are valid at once, so that one can be replaced without a gap. */
const demandSecret = (authorization: string | undefined) => {
  const given = hashToken(/^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '')
  // Every secret is compared, by hashes of equal length: the time tells nothing.
  const matches = settings.MAIL_WEBHOOK_SECRETS.filter((secret) => timingSafeEqual(hashToken(secret), given))
  if (matches.length === 0) refuse('WEBHOOK_UNAUTHORIZED')
}

/** Receives what became of mails. Only kept here; a job applies it. */
export const receiveMailEvents = async (
  authorization: string | undefined,
  body: WireEvent | WireEvent[],
): Promise<void> => {
  demandSecret(authorization)
  const events = [body].flat().map(inboxEventOf)
  await write(async (tx) => {
    const ids = await sql.receive(
      tx,
      events.map((payload) => ({ dedupe_key: `${payload.message_id}|${payload.event}|${payload.time}`, payload })),
    )
    if (ids.length > 0) await enqueue(tx, applyEventsJob, { ids })
  })
}

/** What is kept of an event: neither the address, which the log has, nor a clicked link, which may hold a token. */
const inboxEventOf = (wire: WireEvent): InboxEvent => ({
  event: wire.event,
  message_id: `<${wire['message-id'].replace(/^<|>$/g, '')}>`,
  time: timeOf(wire),
  reason: wire.reason ?? null,
})

/** Milliseconds, else seconds. A provider that tells no time, or an impossible one, is taken to speak of now. */
const timeOf = ({ ts_epoch, ts_event }: WireEvent): string => {
  const told = ts_epoch ?? (ts_event === undefined ? Number.NaN : ts_event * 1000)
  const isPossible = told > Date.UTC(2000) && told < Date.now() + 366 * 86_400_000
  return new Date(isPossible ? told : Date.now()).toISOString()
}
