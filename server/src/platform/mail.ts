import { randomUUID } from 'node:crypto'
import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import { settings } from './config.ts'
import { write, type Tx } from './db.ts'
import { enqueue } from './jobs.ts'
import type { Message } from './mail/layout.ts'
import { notNeeded } from './mail/failed.ts'
import { mailJob, sendOnce, storedBody } from './mail/outbox.ts'

/** A mail that the product owes to someone: the row that the mail log shows, and that its template is rendered from. */
export type MailOrder = {
  channel_code: string
  recipient: string
  locale: Locale
  recipient_user_id?: number | null
  residence_id?: number | null
  company_id?: number | null
  sender_user_id?: number | null
  /** What the template cannot read from the database. It waits in the queue as it is: never a secret. */
  facts?: Record<string, string>
}

const senderDomain = () => /@([^\s>]+)/.exec(settings.MAIL_FROM)?.[1] ?? 'localhost'

/** The queue of mails; to put one in, no template is needed. */
const queue = mailJob([])

/**
 * Promises a mail by the transaction that makes it necessary: its log row, and the job that renders and sends it (the
 * templates are given to `mailJob` in app.ts). Its Message-ID is ours and stays the same at every try, so that a mail
 * sent twice is recognised as one. Returns the id of the log row.
 */
export const recordMail = async (tx: Tx, { facts = {}, ...order }: MailOrder): Promise<number> => {
  const { id } = await logMail(tx, order, { subject: null, body_html: null })
  await enqueue(tx, queue, { log_id: id, facts })
  return id
}

/**
 * Sends a mail now and once, its secrets blotted out in the log as in any other: for a command that shows the same link
 * to whoever runs it. Answers why it could not leave.
 */
export const sendAtOnce = async (order: Omit<MailOrder, 'facts'>, message: Message): Promise<string | null> => {
  const { recipient: to, locale } = order
  const said = { subject: message.subject, body_html: storedBody(message, locale) }
  const { id, messageId } = await write((tx) => logMail(tx, order, said))
  return sendOnce(id, { to, locale, messageId, message })
}

/** Takes back mails that have not begun to leave, or did not as they had lost their object; answers which. One that is leaving leaves. */
export const withdrawMails = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .deleteFrom('communication_logs')
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('status', '=', 'PROGRAMMED'), eb('last_error', '=', notNeeded)]))
    .where('subject', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Said = { subject: string | null; body_html: string | null }
const logMail = async (tx: Tx, order: Omit<MailOrder, 'facts'>, said: Said) => {
  const messageId = `<${randomUUID()}@${senderDomain()}>`
  const { id } = await tx
    .insertInto('communication_logs')
    .values({
      residence_id: null,
      company_id: null,
      recipient_user_id: null,
      sender_user_id: null,
      ...order,
      ...said,
      last_error: null,
      external_message_id: messageId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, messageId }
}

/** Adds an event to the mail of this Message-ID, if it is one of ours; an event already known changes nothing. */
export const noteEvent = (tx: Tx, messageId: string, event: { name: string; time: string; raw: string }) =>
  sql`
    insert into communication_log_events (log_id, name, time, raw)
    select id, ${event.name}, ${event.time}::timestamptz, ${event.raw}::jsonb from communication_logs where external_message_id = ${messageId}
    on conflict on constraint communication_log_events_once do nothing`.execute(tx)
