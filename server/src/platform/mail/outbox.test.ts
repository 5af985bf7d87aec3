import fs from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { settings } from '../config.ts'
import { db, write } from '../db.ts'
import { recordMail } from '../mail.ts'
import { as } from '../testing/client.ts'
import { openMailbox, type Reply } from '../testing/mailbox.ts'
import { baseUrl } from '../testing/running.ts'
import type { Message } from './layout.ts'
import { givingUp, mailJob } from './outbox.ts'

const token = 'secret-token-of-one-time'
const message: Message = {
  subject: 'Bonjour\r\nBcc: intrus@foyer.example',
  preheader: 'Une ligne',
  title: 'Titre <script>alert(1)</script>',
  company: 'Maisons & Fils',
  paragraphs: ['Deux\nlignes', '"guillemets"'],
  code: { label: 'Code', value: 'ABCD-EFGH-JKMN' },
  button: { label: 'Ouvrir', url: `https://logis.example/page#token=${token}` },
  notes: ['Une note'],
  secrets: [token],
}
/** The channel lends itself to these tests, by a template that they bring. */
const job = mailJob([{ code: 'WEEKLY_REPORT', compose: async () => message }])
const obsolete = mailJob([{ code: 'WEEKLY_REPORT', compose: async () => null }])

const order = async (recipient = 'claire@foyer.example', locale: 'fr-FR' | 'en-UK' = 'fr-FR') => {
  await baseUrl() // opens the queues
  return write((tx) => recordMail(tx, { channel_code: 'WEEKLY_REPORT', recipient, locale }))
}
const send = (log_id: number, by = job) => by.handle({ log_id, facts: {} })
const logOf = (id: number) =>
  db.selectFrom('communication_logs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = (id: number) =>
  db.selectFrom('communication_log_events').select(['name', 'raw']).where('log_id', '=', id).execute()

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})
const open = async (behaviour: Parameters<typeof openMailbox>[0] = {}) => {
  const mailbox = await openMailbox(behaviour)
  close = mailbox.close
  return mailbox
}

test('a mail arrives whole at the mail server; its log keeps it without the token', async () => {
  const { received } = await open()
  const id = await order()
  await send(id)

  const { external_message_id, ...log } = await logOf(id)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    from: { name: 'Logis', address: 'ne-pas-repondre@logis.example' },
    to: [{ address: 'claire@foyer.example' }],
    messageId: external_message_id,
    subject: 'Bonjour Bcc: intrus@foyer.example',
  })
  expect(received[0]?.html).toContain(`href="https://logis.example/page#token=${token}"`)
  expect(received[0]?.text).toContain(`https://logis.example/page#token=${token}`)
  expect(log).toMatchObject({ status: 'SENT', subject: message.subject, last_error: null })
  expect(log.sent_at).not.toBeNull()
  expect(log.body_html).not.toContain(token)
  expect(log.body_html).toContain('#token=••••••••')
})

test('what people typed is text in the HTML, never markup, and adds neither a header nor a recipient', async () => {
  const { received } = await open()
  await send(await order())
  expect(received[0]?.html).not.toContain('<script')
  expect(received[0]?.html).toContain('Titre &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(received[0]?.html).toContain('Maisons &amp; Fils')
  expect(received[0]?.html).toContain('Deux<br>lignes')
  expect(received[0]?.bcc).toBeUndefined()
  expect(received[0]?.headers.filter(({ key }) => key === 'bcc')).toEqual([])
})

test.each([
  ['fr-FR', 'fr', 'merci de ne pas y répondre', 'pour le compte de Maisons & Fils'],
  ['en-UK', 'en', 'please do not reply', 'on behalf of Maisons & Fils'],
] as const)(
  'a reader of %s gets the frame of the mail in their language',
  async (locale, language, automatic, behalf) => {
    const { received } = await open()
    await send(await order('claire@foyer.example', locale))
    expect(received[0]?.html).toContain(`<html lang="${language}">`)
    expect(received[0]?.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
    expect(received[0]?.text).toContain(automatic)
    expect(received[0]?.text).toContain(behalf)
  },
)

test('a mail server that is down loses nothing: the mail waits, and leaves later under the same Message-ID', async () => {
  const first = await openMailbox()
  await first.close()
  settings.SMTP_URL = `smtp://127.0.0.1:${first.port}`
  const id = await order()
  await expect(send(id)).rejects.toThrow(/ECONNREFUSED/)
  const waiting = await logOf(id)
  expect(waiting).toMatchObject({ status: 'PROGRAMMED', sent_at: null })
  expect(waiting.last_error).toMatch(/ECONNREFUSED/)

  const { received } = await open({ port: first.port })
  await send(id)
  expect(received.map(({ messageId }) => messageId)).toEqual([waiting.external_message_id])
  expect(await logOf(id)).toMatchObject({ status: 'SENT', last_error: null })
})

test('a connection cut before the server said yes gives at most one more copy, recognisable by its Message-ID', async () => {
  const replies: Reply[] = ['drop', 'accept']
  const { received } = await open({ data: () => replies.shift() ?? 'accept' })
  const id = await order()
  await expect(send(id)).rejects.toThrow(/closed|ECONNRESET|Unexpected/i)
  await send(id)
  await send(id) // a worker that died before saying that it was done
  expect(received).toHaveLength(2)
  expect(new Set(received.map(({ messageId }) => messageId))).toEqual(new Set([(await logOf(id)).external_message_id]))
})

test('451 is tried again; 550 is not, and the mail log says that the mail came back', async () => {
  const replies: Reply[] = [
    { code: 451, text: 'try again later' },
    { code: 550, text: 'no such user' },
  ]
  const { received } = await open({ recipient: () => replies.shift() ?? 'accept' })
  const [later, refused] = [await order(), await order('inconnu@foyer.example')]
  await expect(send(later)).rejects.toThrow(/try again later/)
  await send(refused)
  await send(refused)
  await send(later)

  expect(received.map(({ to }) => to?.[0]?.address)).toEqual(['claire@foyer.example'])
  expect(await logOf(later)).toMatchObject({ status: 'SENT' })
  expect(await logOf(refused)).toMatchObject({ status: 'FAILED', sent_at: null })
  expect(await eventsOf(refused)).toMatchObject([{ name: 'hardBounces', raw: { source: 'sending' } }])
})

test('a mail that could not leave for a day is given up, and the mail log says so', async () => {
  const { received } = await open({ recipient: () => ({ code: 451, text: 'still not' }) })
  const id = await order()
  await db
    .updateTable('communication_logs')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', id)
    .execute()
  await send(id)
  expect(received).toEqual([])
  expect(await logOf(id)).toMatchObject({ status: 'FAILED' })
  expect(await eventsOf(id)).toMatchObject([{ name: 'hardBounces' }])
})

const broken = mailJob([
  {
    code: 'WEEKLY_REPORT',
    compose: () => Promise.reject(new Error('no word for tom@foyer.example')),
  },
])
const madeLongAgo = (id: number) =>
  db
    .updateTable('communication_logs')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', id)
    .execute()

test.each([
  ['a template that throws', broken, 'the mail could not be written: no word for …'],
  ['a channel without a template', mailJob([]), 'the mail could not be written: No mail template for WEEKLY_REPORT'],
])('%s: tried for a day, then given up, and administrators read why', async (_case, by, error) => {
  const id = await order('panne@foyer.example')
  await expect(send(id, by)).rejects.toThrow()
  expect(await logOf(id)).toMatchObject({ status: 'PROGRAMMED', last_error: error })
  await madeLongAgo(id)
  await send(id, by)
  expect(await eventsOf(id)).toMatchObject([{ name: 'hardBounces', raw: { source: 'sending', refused: false } }])
  const { data } = await (
    await as('admin@logis.example')
  ).call('administration.listMails', {
    search: 'panne@foyer.example',
  })
  expect(data.find((mail: { id: number }) => mail.id === id)).toMatchObject({ state: 'FAILED', error })
  await send(id)
  expect(await logOf(id)).toMatchObject({ status: 'FAILED' })
})

test('a mail whose tries are over without a word is given up at night; one that is still to be tried is not', async () => {
  const [lost, waiting, fresh] = [await order(), await order(), await order()]
  const loseJob = (id: number) =>
    sql`delete from pgboss.job where name = 'mail.send' and data ->> 'log_id' = ${String(id)}`.execute(db)
  for (const id of [lost, waiting]) await madeLongAgo(id)
  for (const id of [lost, fresh]) await loseJob(id)
  const told: number[] = []
  const night = givingUp({ failed: async (_tx, id) => void told.push(id) })
  await Promise.all([night.handle({}), night.handle({})])
  expect(await logOf(lost)).toMatchObject({ status: 'FAILED', last_error: 'no try is left' })
  for (const id of [waiting, fresh]) expect(await logOf(id)).toMatchObject({ status: 'PROGRAMMED', last_error: null })
  expect(told).toEqual([lost])
})

test('a mail that lost its object is not sent', async () => {
  const { received } = await open()
  const id = await order()
  await send(id, obsolete)
  expect(received).toEqual([])
  expect(await logOf(id)).toMatchObject({ status: 'FAILED', last_error: 'no longer needed' })
})

test.each(['claire@foyer.example\r\nBcc: intrus@foyer.example', 'Claire <claire@foyer.example>'])(
  'an address that is more than an address is never written to: %j',
  async (recipient) => {
    const { received } = await open()
    const id = await order(recipient)
    await send(id)
    expect(received).toEqual([])
    expect(await logOf(id)).toMatchObject({ status: 'FAILED' })
  },
)

test('without a mail server each mail is an .eml file, the same one when sent again', async () => {
  const id = await order('tom@foyer.example')
  await send(id)
  await db.updateTable('communication_logs').set({ status: 'PROGRAMMED', sent_at: null }).where('id', '=', id).execute()
  await send(id)
  const names = (await fs.readdir(settings.MAIL_FOLDER)).filter((name) => name.startsWith('tom'))
  expect(names).toEqual([expect.stringMatching(/^tom@foyer\.example-[\w-]+@logis\.example\.eml$/)])
  const email = await PostalMime.parse(await fs.readFile(path.join(settings.MAIL_FOLDER, names[0] ?? '')))
  expect(email).toMatchObject({
    to: [{ address: 'tom@foyer.example' }],
    messageId: (await logOf(id)).external_message_id,
  })
})

test('the longest address that there is has its .eml file too: no system holds a name as long as it', async () => {
  const address = `zoe@${Array.from({ length: 12 }, () => 'maison-de-la-plaine').join('.')}.fr`
  const id = await order(address)
  await send(id)
  expect(await logOf(id)).toMatchObject({ status: 'SENT' })
  const names = (await fs.readdir(settings.MAIL_FOLDER)).filter((name) => name.startsWith('zoe'))
  expect(names).toEqual([expect.stringMatching(/^zoe@maison[\w.-]+@logis\.example\.eml$/)])
})

test('two templates for one channel are a mistake that stops the start', () => {
  const template = { code: 'WEEKLY_REPORT', compose: async () => null }
  expect(() => mailJob([template, template])).toThrow(/share a channel/)
})
