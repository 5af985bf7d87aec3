import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '../config.ts'
import { db, write } from '../db.ts'
import { closeJobs, openJobs, startWorking } from '../jobs.ts'
import { log } from '../log.ts'
import { recordMail } from '../mail.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { mailJob } from './outbox.ts'

const message = { subject: 'Bilan', preheader: '', title: 'Bilan', paragraphs: ['Rien à signaler.'] }
const mails = mailJob([{ code: 'WEEKLY_REPORT', compose: async () => message }])
beforeAll(async () => {
  await openJobs([mails])
  await startWorking([mails])
})
afterAll(closeJobs)

test('a worker tries again by itself until the mail server is back', { timeout: 60_000 }, async () => {
  const { port, close } = await openMailbox()
  await close()
  settings.SMTP_URL = `smtp://127.0.0.1:${port}`
  const recipients = ['a@foyer.example', 'b@foyer.example', 'c@foyer.example']
  await write(async (tx) => {
    for (const recipient of recipients)
      await recordMail(tx, { channel_code: 'WEEKLY_REPORT', recipient, locale: 'fr-FR' })
  })
  const logs = () =>
    db
      .selectFrom('communication_logs')
      .select(['status', 'last_error'])
      .where('channel_code', '=', 'WEEKLY_REPORT')
      .execute()
  await vi.waitUntil(async () => (await logs()).every(({ last_error }) => last_error !== null), {
    timeout: 20_000,
    interval: 100,
  })

  const mailbox = await openMailbox({ port })
  await vi.waitUntil(async () => (await logs()).every(({ status }) => status === 'SENT'), {
    timeout: 40_000,
    interval: 200,
  })
  expect(mailbox.received).toHaveLength(3)
  expect(new Set(mailbox.received.map(({ to }) => to?.[0]?.address))).toEqual(new Set(recipients))
  await mailbox.close()
})

test('a mail server that repeats the address it puts off leaves none in the log, of the mail nor of its job', async () => {
  const told = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const puttingOff = { code: 451, text: '4.7.1 <Remise.Tard+1@foyer.example>: greylisted' }
  const mailbox = await openMailbox({ recipient: () => puttingOff })
  await write((tx) =>
    recordMail(tx, { channel_code: 'WEEKLY_REPORT', recipient: 'Remise.Tard+1@foyer.example', locale: 'fr-FR' }),
  )
  const said = () => told.mock.calls.map(([fields, text]) => `${text} ${JSON.stringify(fields)}`)
  await vi.waitUntil(() => said().some((line) => line.startsWith('a job failed')), { timeout: 20_000, interval: 100 })
  expect(said()).toContainEqual(expect.stringContaining('greylisted'))
  expect(said().join('\n')).not.toContain('foyer.example')
  told.mockRestore()
  await mailbox.close()
})
