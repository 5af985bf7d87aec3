import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { world } from '#platform/testing/world.ts'

const messageId = '<log-7@logis.example>'
let lilas: number
let logId: number

beforeAll(async () => {
  settings.MAIL_WEBHOOK_SECRETS = ['old-secret', 'new-secret']
  lilas = await world.project('Maison Les Lilas')
})
beforeEach(async () => {
  await db.deleteFrom('communication_logs').where('residence_id', '=', lilas).execute()
  await db.deleteFrom('webhook_inbox').execute()
  const log = await db
    .insertInto('communication_logs')
    .values({
      residence_id: lilas,
      company_id: null,
      channel_code: 'INVITE_OWNER',
      recipient: 'roux@foyer.example',
      recipient_user_id: null,
      sender_user_id: null,
      subject: 'Activez votre carnet',
      body_html: '<p>…</p>',
      status: 'SENT',
      sent_at: new Date(),
      external_message_id: messageId,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  logId = log.id
})

const post = (body: unknown, secret: string | null = 'new-secret') =>
  anonymous.send('POST', '/v2/webhooks/mail-events', {
    headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
    body: JSON.stringify(body),
  })
const at = (time: string) => Date.parse(`2026-11-19T${time}:00Z`) / 1000
const event = (name: string, time = '10:00', more: object = {}) => ({
  event: name,
  email: 'roux@foyer.example',
  'message-id': messageId,
  ts_event: at(time),
  ...more,
})
const shown = async () => {
  const { data } = await (await as('hugo@clairiere.example')).call('invitations.listMailLogs', { residence_id: lilas })
  return data[0]
}
const received = async (...events: object[]) => {
  for (const one of events) expect(await post(one)).toMatchObject({ status: 204 })
  await runJobs()
  const { status, level } = await shown()
  return [status, level]
}
const countEvents = async () =>
  (await db.selectFrom('communication_log_events').select('id').where('log_id', '=', logId).execute()).length

test.each([
  ['delivered', 'DELIVERED', 'success'],
  ['unique_opened', 'OPENED', 'success'],
  ['proxy_open', 'OPENED', 'success'],
  ['hard_bounce', 'HARD_BOUNCE', 'error'],
  ['blocked', 'BLOCKED', 'error'],
  ['spam', 'BLOCKED', 'error'],
  ['invalid_email', 'INVALID_EMAIL', 'error'],
  ['deferred', 'DEFERRED', 'warning'],
  ['soft_bounce', 'PENDING', 'warning'],
  ['unsubscribed', 'UNSUBSCRIBED', 'warning'],
])('CODE-11 the provider’s %s shows as %s', async (name, status, level) => {
  expect(await received(event(name))).toEqual([status, level])
})

test('CODE-11 a batch as the provider sends it, with all that we do not ask for', async () => {
  const more = {
    id: 26224,
    date: '2026-11-19 10:05:00',
    'X-Mailin-custom': 'log_id:7',
    sending_ip: '203.0.113.9',
    tags: ['INVITE_OWNER'],
  }
  const batch = [
    { ...event('delivered', '10:05'), ...more, ts_epoch: at('10:05') * 1000, template_id: 12 },
    {
      ...event('hard_bounce', '12:02'),
      ...more,
      'message-id': '<another@logis.example>',
      reason: '550 5.1.1 user unknown',
    },
  ]
  expect(await post(batch)).toMatchObject({ status: 204 })
  await runJobs()
  expect(await shown()).toMatchObject({ status: 'DELIVERED', level: 'success' })
})

test('CODE-12 a click is kept and does not change the status', async () => {
  expect(
    await received(
      event('delivered', '10:00'),
      event('click', '11:00', { link: 'https://logis.example/invitation#token=abc' }),
    ),
  ).toEqual(['DELIVERED', 'success'])
  expect((await shown()).external_data.events.map(({ name }: { name: string }) => name)).toEqual([
    'clicks',
    'delivered',
  ])
  const kept = await Promise.all([
    db.selectFrom('webhook_inbox').selectAll().execute(),
    db.selectFrom('communication_log_events').selectAll().execute(),
  ])
  expect(JSON.stringify(kept)).not.toContain('token')
})

test('CODE-13 the newest event gives the status, whatever the order they arrive in', async () => {
  expect(await received(event('soft_bounce', '11:00'), event('delivered', '10:00'))).toEqual(['PENDING', 'warning'])
})

test('CODE-16 the request that only repeats the dispatch changes nothing; an unknown name is kept and shows as unknown', async () => {
  expect(await received(event('request'))).toEqual(['SENT', null])
  expect(await received(event('teleported', '12:00'))).toEqual(['UNKNOWN', null])
  expect((await shown()).external_data.events).toMatchObject([{ name: 'teleported', time: '2026-11-19T12:00:00.000Z' }])
})

test('a replay changes nothing, one by one or in a batch, before or after it was applied', async () => {
  const batch = [event('delivered'), event('delivered'), event('unique_opened', '10:05')]
  for (let again = 0; again < 3; again += 1) {
    expect(await post(batch)).toMatchObject({ status: 204 })
    await runJobs()
  }
  await Promise.all(Array.from({ length: 10 }, () => post(batch[0])))
  await runJobs()
  expect(await countEvents()).toBe(2)
  expect(await db.selectFrom('webhook_inbox').select('processed_at').execute()).toEqual([
    { processed_at: expect.any(String) },
    { processed_at: expect.any(String) },
  ])
})

test('two spellings of one event are one event', async () => {
  expect(await received(event('hard_bounce'), event('hardBounce'))).toEqual(['HARD_BOUNCE', 'error'])
  expect(await countEvents()).toBe(1)
})

test('the Message-ID is recognised with or without its brackets, and milliseconds count before seconds', async () => {
  expect(
    await received(event('delivered', '10:00', { 'message-id': 'log-7@logis.example', ts_epoch: at('10:30') * 1000 })),
  ).toEqual(['DELIVERED', 'success'])
  expect((await shown()).external_data.events).toEqual([{ name: 'delivered', time: '2026-11-19T10:30:00.000Z' }])
})

test('204 for a message nobody knows, so that the provider does not send it for ever', async () => {
  expect(await received(event('delivered', '10:00', { 'message-id': '<foreign@elsewhere.example>' }))).toEqual([
    'SENT',
    null,
  ])
})

test.each([{ ts_event: 1e300 }, { ts_event: -5 }, { ts_event: undefined }])(
  'a time that cannot be is taken as now: %o',
  async (more) => {
    expect(await received({ ...event('delivered'), ...more })).toEqual(['DELIVERED', 'success'])
    expect(Date.now() - Date.parse((await shown()).external_data.events[0].time)).toBeLessThan(60_000)
  },
)

test('both secrets open while one replaces the other', async () => {
  expect(await post(event('delivered'), 'old-secret')).toMatchObject({ status: 204 })
  expect(await post(event('delivered'), 'new-secret')).toMatchObject({ status: 204 })
})

test.each([null, 'wrong', 'old-secret-and-more', ''])(
  '401: the secret %j opens nothing and keeps nothing',
  async (secret) => {
    expect(await post(event('delivered'), secret)).toMatchObject({ status: 401, error_reason: 'WEBHOOK_UNAUTHORIZED' })
    expect(await db.selectFrom('webhook_inbox').selectAll().execute()).toEqual([])
  },
)

test('401: without a secret in the settings nobody may tell anything, not even with an empty one', async () => {
  settings.MAIL_WEBHOOK_SECRETS = []
  for (const secret of [null, '', 'undefined'])
    expect(await post(event('delivered'), secret)).toMatchObject({ status: 401 })
  settings.MAIL_WEBHOOK_SECRETS = ['old-secret', 'new-secret']
})

test.each([
  [{}],
  [[]],
  [event('delivered', '10:00', { event: 5 })],
  [Array(1001).fill(event('delivered'))],
  [event('nul\u0000')],
])('a body that cannot be an event is refused or ignored, never an error: %#', async (body) => {
  expect((await post(body)).status).toBeLessThan(500)
  expect(await db.selectFrom('webhook_inbox').selectAll().execute()).toEqual([])
})
