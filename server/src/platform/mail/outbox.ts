import { cut } from '@logis/contract/cut.rules'
import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import { write, type Tx } from '../db.ts'
import { jobKind, type JobKind } from '../jobs.ts'
import { log, loggedReason } from '../log.ts'
import { mayPass } from '../outage.ts'
import { notNeeded } from './failed.ts'
import { renderHtml, type Message } from './layout.ts'
import { isRefused, sendMail, type Mail } from './transport.ts'
import { choiceOf, linkToUnsubscribe } from './unsubscribing.ts'

/** The log row a template is rendered from. */
export type LoggedMail = {
  id: number
  channel_code: string
  recipient: string
  recipient_user_id: number | null
  locale: Locale
  residence_id: number | null
  company_id: number | null
  sender_user_id: number | null
  facts: Record<string, string>
}

/**
 * How the mails of one channel are written. Composed at the moment of sending, in a transaction, so that a one-time
 * token is made then and never waits in the queue. Null: the mail has lost its object and does not leave.
 */
export type MailTemplate = { code: string; compose: (tx: Tx, mail: LoggedMail) => Promise<Message | null> }

type Payload = { log_id: number; facts: Record<string, string> }

/** Enough tries to outlast a day without a mail server; a mail that is older is given up. */
const retryLimit = 40
const patienceMs = 24 * 3_600_000
const sendingName = 'mail.send'

/** What else a mail that will never leave makes necessary, by the transaction that says so. */
type AtEnd = (tx: Tx, logId: number) => Promise<void>
/** Of one that the mail server never took; of one that nobody needed any more as it was to leave. */
type AtEnds = { failed?: AtEnd; notNeeded?: AtEnd }

/** The job that sends the logged mails, by the templates that the domains bring. */
export const mailJob = (templates: readonly MailTemplate[], atEnds: AtEnds = {}): JobKind<Payload> => {
  const byCode = new Map(templates.map((template) => [template.code, template]))
  if (byCode.size < templates.length) throw new Error('Two mail templates share a channel')
  return jobKind({ name: sendingName, retryLimit, handle: (payload) => sendLogged(byCode, payload, atEnds) })
}

const sendLogged = async (templates: ReadonlyMap<string, MailTemplate>, { log_id, facts }: Payload, atEnds: AtEnds) => {
  const written = () =>
    write(async (tx) => {
      const found = await prepare(tx, templates, log_id, facts)
      if (found === 'NOT_NEEDED') await atEnds.notNeeded?.(tx, log_id)
      return found === 'NOT_NEEDED' ? null : found
    })
  const prepared = await written().catch(async (error: unknown) => {
    // A database that is away, or busy, says nothing of the mail.
    if (mayPass(error) || !(await hasEnded(log_id, unwritten(error), atEnds))) throw error
    return null
  })
  if (!prepared) return
  try {
    await sendMail(prepared.mail)
  } catch (error) {
    if (await hasEnded(log_id, error, atEnds)) return
    throw error
  }
  await write((tx) => noteSent(tx, log_id))
}

const unwritten = (error: unknown) =>
  new Error(`the mail could not be written: ${error instanceof Error ? error.message : String(error)}`)

/** Notes why a try failed; answers whether there is no other one: the mail is given up, or somebody took it back. */
const hasEnded = (id: number, error: unknown, atEnds: AtEnds): Promise<boolean> =>
  write(async (tx) => {
    const row = await findPending(tx, id)
    if (!row) return true
    const isOver = await noteFailure(tx, row, error)
    if (isOver) await atEnds.failed?.(tx, id)
    return isOver
  })

const findPending = (tx: Tx, id: number) =>
  tx
    .selectFrom('communication_logs')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'PROGRAMMED')
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof findPending>>>

/** Renders a mail that is still to be sent, and keeps what it says, its secrets blotted out. */
const prepare = async (tx: Tx, templates: ReadonlyMap<string, MailTemplate>, id: number, facts: Payload['facts']) => {
  const row = await findPending(tx, id)
  if (!row) return null
  const template = templates.get(row.channel_code)
  if (!template) throw new Error(`No mail template for ${row.channel_code}`)
  const message = await compose(tx, template, row, facts)
  if (!message) {
    await fail(tx, row.id, notNeeded, 'blocked')
    return 'NOT_NEEDED' as const
  }
  const { recipient: to, locale, external_message_id } = row
  const body_html = storedBody(message, locale)
  const { numUpdatedRows } = await tx
    .updateTable('communication_logs')
    .set({ subject: message.subject, body_html })
    .where('id', '=', id)
    .executeTakeFirst()
  // Whoever took it back was first.
  if (numUpdatedRows === 0n) return null
  return { row, mail: { to, locale, messageId: external_message_id ?? `<${id}>`, message } }
}

/** What may be done without leaves for those who want it as it leaves, and tells how to end it. */
const compose = async (tx: Tx, template: MailTemplate, row: Row, facts: Payload['facts']): Promise<Message | null> => {
  const choice = await choiceOf(tx, row)
  if (choice === 'REFUSED') return null
  const message = await template.compose(tx, { ...row, facts })
  if (!message || choice === 'NONE') return message
  const { token, ...unsubscribe } = await linkToUnsubscribe(tx, row.id)
  return { ...message, unsubscribe, secrets: [...(message.secrets ?? []), token] }
}

/** The mail as its log shows it: the tokens that open something are blotted out. */
export const storedBody = (message: Message, locale: Locale): string =>
  (message.secrets ?? []).reduce((body, secret) => body.replaceAll(secret, '••••••••'), renderHtml(message, locale))

const isTooOld = (row: Row) => Date.now() - Date.parse(row.created_at) > patienceMs

const lostAtOnce = 200
/** Mails that wait for nothing: a day is over, and no job is left that would try them. */
const findLost = (tx: Tx) =>
  sql<{ id: number }>`
    select l.id from communication_logs l where l.status = 'PROGRAMMED'
      and l.created_at < ${new Date(Date.now() - patienceMs)} and not exists (
        select from pgboss.job j where j.name = ${sendingName} and j.state < 'completed' and (j.data ->> 'log_id')::bigint = l.id)
    order by l.id limit ${lostAtOnce} for update skip locked`.execute(tx)

/** Every night: what ended without a word, as by a server that had lost its database, is told as given up. */
export const givingUp = (atEnds: AtEnds): JobKind =>
  jobKind({
    name: 'mail.give-up',
    cron: '20 4 * * *',
    handle: async () => {
      const giveUpSome = () =>
        write(async (tx) => {
          const { rows } = await findLost(tx)
          for (const { id } of rows) {
            await fail(tx, id, 'no try is left', 'hardBounces')
            await atEnds.failed?.(tx, id)
          }
          return rows.length
        })
      while ((await giveUpSome()) === lostAtOnce);
    },
  })

/** One try, now. Answers why the mail could not leave. */
export const sendOnce = async (id: number, mail: Mail): Promise<string | null> => {
  try {
    await sendMail(mail)
  } catch (error) {
    const reason = reasonOf(error)
    await write((tx) => fail(tx, id, reason, 'hardBounces', isRefused(error)))
    return reason
  }
  await write((tx) => noteSent(tx, id))
  return null
}

const noteSent = (tx: Tx, id: number) =>
  tx
    .updateTable('communication_logs')
    .set({ status: 'SENT', sent_at: new Date(), last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'PROGRAMMED')
    .execute()

/** What the mail server said, in as many words as the log of mails keeps. */
const reasonOf = (error: unknown) => cut(loggedReason(error), 500)

/** Answers whether the mail is given up. */
const noteFailure = async (tx: Tx, row: Row, error: unknown): Promise<boolean> => {
  const reason = reasonOf(error)
  log.warn({ mail: row.id, channel: row.channel_code, error: reason }, 'a mail could not be sent')
  const isOver = isRefused(error) || isTooOld(row)
  if (isOver) await fail(tx, row.id, reason, 'hardBounces', isRefused(error))
  else await tx.updateTable('communication_logs').set({ last_error: reason }).where('id', '=', row.id).execute()
  return isOver
}

/** A mail that will never leave says so in the mail log, as one that came back does. */
const fail = async (tx: Tx, id: number, reason: string, event: 'hardBounces' | 'blocked', refused = false) => {
  const { numUpdatedRows } = await tx
    .updateTable('communication_logs')
    .set({ status: 'FAILED', last_error: reason })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx
    .insertInto('communication_log_events')
    .values({ log_id: id, name: event, time: new Date(), raw: JSON.stringify({ source: 'sending', reason, refused }) })
    .execute()
}
