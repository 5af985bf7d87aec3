import { showCode } from '@logis/contract/projects.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { openMailbox } from '#platform/testing/mailbox.ts'
import { world } from '#platform/testing/world.ts'
import { sendCodeJob } from './jobs.ts'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())
beforeEach(async () => {
  await runJobs()
  mailbox.received.length = 0
  await db.deleteFrom('rate_limits').execute()
  await db.deleteFrom('communication_logs').where('channel_code', '=', 'RESIDENCE_CODE').execute()
})

const ask = (asked: object) => anonymous.call('invitations.sendCode', asked as Record<string, unknown>)
const neutral = { status: 200, data: {} }
const sentTo = () => mailbox.received.map(({ to }) => to?.[0]?.address)

test('CODE-25 the home’s own address receives its code, and the mail is logged', async () => {
  const lilas = await world.project('Maison Les Lilas')
  expect(await ask({ residence_id: lilas })).toMatchObject(neutral)
  await runJobs()
  expect(sentTo()).toEqual(['famille.roux@foyer.example'])
  expect(mailbox.received[0]?.subject).toBe('Votre code logement')
  expect(mailbox.received[0]?.text).toContain(showCode(await world.code('Maison Les Lilas')))
  expect(
    await db
      .selectFrom('communication_logs')
      .select('status')
      .where('channel_code', '=', 'RESIDENCE_CODE')
      .where('residence_id', '=', lilas)
      .execute(),
  ).toEqual([{ status: 'SENT' }])
})

test('CODE-25 an address receives the codes of the homes that bear it, whatever its case', async () => {
  expect(await ask({ email: 'FAMILLE.Roux@foyer.example' })).toMatchObject(neutral)
  await runJobs()
  expect(sentTo()).toEqual(['famille.roux@foyer.example'])
})

test('CODE-25 an address and a home that do not belong together receive nothing', async () => {
  await ask({ residence_id: await world.project('Maison Les Lilas'), email: 'intrus@foyer.example' })
  await runJobs()
  expect(sentTo()).toEqual([])
})

test.each([{ residence_id: 999_999_999 }, { email: 'personne@foyer.example' }])(
  'nobody learns whether a home or an address exists: %o',
  async (asked) => {
    const known = await ask({ residence_id: await world.project('Maison Les Lilas') })
    const unknown = await ask(asked)
    expect({ status: unknown.status, data: unknown.data }).toEqual({ status: known.status, data: known.data })
  },
)

test('a cancelled home sends nothing', async () => {
  const charmes = await world.project('Maison Les Charmes')
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', charmes)
    .executeTakeFirstOrThrow()
  await db.insertInto('emails').values({ contact_information_id, email: 'charmes@foyer.example' }).execute()
  expect(await ask({ residence_id: charmes })).toMatchObject(neutral)
  expect(await ask({ email: 'charmes@foyer.example' })).toMatchObject(neutral)
  await runJobs()
  expect(sentTo()).toEqual([])
})

test('422: it takes a home or an address, and nothing else', async () => {
  for (const asked of [{}, { email: 'roux' }, { residence_id: 'abc' }, { residence_id: 1, name: 'x' }])
    expect(await ask(asked)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  const required = [{ code: 'required', message: 'Ce champ est obligatoire.' }]
  for (const asked of [{}, { email: '' }]) expect((await ask(asked)).errors).toEqual({ email: required })
})

test('429: three an hour for one address, known or not; the mailbox gets three, by whichever way they are asked', async () => {
  for (const email of ['famille.roux@foyer.example', 'personne@foyer.example']) {
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await ask({ email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
  await ask({ residence_id: await world.project('Maison Les Lilas') })
  await runJobs()
  expect(sentTo()).toHaveLength(3)
})

test('429: twenty an hour from one network', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 25 }, (_, index) => ask({ email: `n${index}@foyer.example` }).then(({ status }) => status)),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('CODE-25 three an hour for one address, also when its homes are asked for at the same moment', async () => {
  const email = 'partagee@foyer.example'
  const homes = await db
    .selectFrom('residences')
    .select(['id', 'contact_information_id'])
    .where('deleted_at', 'is', null)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .limit(12)
    .execute()
  await db
    .insertInto('emails')
    .values(homes.map(({ contact_information_id }) => ({ contact_information_id, email, position: 9 })))
    .execute()
  await Promise.all(homes.map(({ id }) => sendCodeJob.handle({ residence_id: id, email })))
  const owed = db.selectFrom('communication_logs').select('id').where('recipient', '=', email)
  expect(await owed.execute()).toHaveLength(3)
})
