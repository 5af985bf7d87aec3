import { mailEventOf } from '@logis/contract/invitations.rules'
import { write } from '#platform/db.ts'
import { jobKind } from '#platform/jobs.ts'
import { noteEvent } from '#platform/mail.ts'
import { tellOfEvent } from '../../notifications/rules.ts'
import { markProcessed, takeUnprocessed } from './sql.ts'

/** A provider's word about a mail, as the inbox keeps it. */
export type InboxEvent = { event: string; message_id: string; time: string; reason: string | null }

/** Names that only repeat that the mail was handed over: the status without events says so already. */
const silent = ['request', 'requests', 'sent']

const applyEvents = ({ ids }: { ids: number[] }): Promise<void> =>
  write(async (tx) => {
    const received = await takeUnprocessed(tx, ids)
    for (const { payload } of received) {
      const { event, message_id, time, reason } = payload as InboxEvent
      if (silent.includes(event)) continue
      // An unknown name is kept as it came: the log then says that the status is unknown.
      const name = mailEventOf(event) ?? event
      await noteEvent(tx, message_id, { name, time, raw: JSON.stringify({ event, reason }) })
      await tellOfEvent(tx, message_id, name)
    }
    if (received.length > 0)
      await markProcessed(
        tx,
        received.map(({ id }) => id),
      )
  })

export const applyEventsJob = jobKind<{ ids: number[] }>({ name: 'invitations.apply-mail-events', handle: applyEvents })
