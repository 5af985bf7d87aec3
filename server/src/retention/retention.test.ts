import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveClock } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { retentionOf, workerOf } from '#platform/testing/administration.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { announce } from './rules.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())
afterEach(() => moveClock(null))

const list = async (search: object = {}) =>
  (await admin.call('retentions.listRetentions', { page_size: -1, search })).data as { id: number }[]
const rowOf = async (company_id: number) => (await list()).find(({ id }) => id === company_id)
const decide = (act: string, ...company_ids: number[]) => admin.call('retentions.decideRetention', { company_ids, act })
const hold = (company_id: number, reason = 'Litige en cours') =>
  admin.call('retentions.holdRetention', { company_id, reason })
const release = (company_id: number) => admin.call('retentions.releaseRetention', { company_id })
const subscribe = (company_id: number, more: object) =>
  admin.call('subscriptions.createSubscription', { company_id, code: 'MSL_CONFORT', ...more })
const home = async (company_id: number, type = 'HOUSE', parent_id: number | null = null): Promise<number> => {
  const { data } = await admin.call('projects.createProject', {
    company_id,
    type,
    name: `Logement ${Math.random()}`,
    ...(parent_id !== null && { parent_id }),
    contact_information: { addresses: [{ street_name: 'Rue Finie', zip_code: '44000', city: 'Nantes' }] },
  })
  return data.id
}
const homesOf = async (company_id: number) =>
  (await db.selectFrom('residences').select('id').where('company_id', '=', company_id).orderBy('id').execute()).map(
    ({ id }) => id,
  )
const administratorOf = (company_id: number) => workerOf(company_id, 'COMPANY_ADMIN')
const told = async (company_id: number) => {
  const { data } = await admin.call('administration.listEntries', {
    search: { model_name: 'Company', model_id: String(company_id) },
    page_size: -1,
  })
  return data.flatMap(({ changes }: { changes: { attribute_name: string }[] }) =>
    changes.filter(({ attribute_name }) => attribute_name === 'retention'),
  )
}

test('listed: what is kept for three years, or thirteen by a dated extension, once nothing runs, from sixty days before', async () => {
  const id = await retentionOf({ isTold: false })
  const residence = await home(id)
  await moveIn('claire@foyer.example', residence, 'OWNER')
  await home(id)
  expect(await rowOf(id)).toMatchObject({
    company: { id },
    ended_on: '2022-06-30',
    kept_until: '2025-06-30',
    is_extended: false,
    state: 'DUE',
    announced_at: null,
    homes_count: 2,
    staying_count: 1,
    cannot: { archive: null, erase: 'RETENTION_NOT_ANNOUNCED', hold: null, release: 'RETENTION_NOT_HELD' },
  })
  for (const [day, state] of [
    ['2025-04-30', undefined],
    ['2025-05-01', 'ANNOUNCED'],
    ['2025-06-30', 'ANNOUNCED'],
    ['2025-07-01', 'DUE'],
  ] as const) {
    moveClock(new Date(`${day}T10:00:00Z`))
    expect([day, ((await rowOf(id)) as { state?: string } | undefined)?.state]).toEqual([day, state])
  }
  moveClock(null)
  await subscribe(id, { code: 'MSL_10ANS', starts_on: '2020-01-01', ends_on: '2023-01-01' })
  expect(await rowOf(id)).toBeUndefined()
  moveClock(new Date('2035-07-01T10:00:00Z'))
  expect(await rowOf(id)).toMatchObject({ kept_until: '2035-06-30', is_extended: true, state: 'DUE' })
  moveClock(null)
  const other = await retentionOf()
  await subscribe(other, { starts_on: '2026-01-01' })
  expect(await rowOf(other)).toBeUndefined()
  for (const act of [() => hold(other), () => release(other), () => decide('ERASE', other), () => hold(999_999_999)])
    expect(await act()).toMatchObject({ status: 404, error_reason: 'RETENTION_NOT_FOUND' })
})

test('the company is told sixty days before and fifteen, by mail and in the inbox, once each, by whichever worker', async () => {
  const id = await retentionOf({ isTold: false })
  const { user_id, username } = await administratorOf(id)
  const mails = async () => (await mailsTo(username)).length
  const inbox = async () => db.selectFrom('notifications').select('kind').where('user_id', '=', user_id).execute()
  for (const [day, count] of [
    ['2025-04-29', 0],
    ['2025-05-01', 1],
    ['2025-06-14', 1],
    ['2025-06-15', 2],
    ['2025-07-20', 2],
  ] as const) {
    moveClock(new Date(`${day}T08:00:00Z`))
    await Promise.all([announce(), announce(), announce()])
    expect([day, await mails(), (await inbox()).length]).toEqual([day, count, count])
  }
  const [mail] = await mailsTo(username)
  expect(mail!.subject).toContain('30/06/2025')
  expect((await inbox())[0]).toEqual({ kind: 'RETENTION_ENDING' })
  expect(await rowOf(id)).toMatchObject({
    announced_at: expect.stringContaining('2025-06-15'),
    cannot: { erase: null },
  })
})

test('what was past before anybody was told is told once, and erased no sooner than fifteen days after', async () => {
  const id = await retentionOf({ isTold: false })
  const { username } = await administratorOf(id)
  await announce()
  await announce()
  expect(await mailsTo(username)).toHaveLength(1)
  expect(await decide('ERASE', id)).toMatchObject({ status: 409, error_reason: 'RETENTION_NOT_ANNOUNCED' })
  moveClock(new Date(Date.now() + 16 * 86_400_000))
  expect((await decide('ERASE', id)).status).toBe(200)
})

test('confirmed, the homes nobody else has a part in are gone with all that hangs on them; the others stay; the report says what was erased', async () => {
  const [id, second] = [await retentionOf(), await retentionOf()]
  const [empty, livedIn, invoiced] = [await home(id), await home(id), await home(id)]
  const building = await home(id, 'BUILDING')
  const [flat, keptBuilding] = [await home(id, 'FLAT', building), await home(id, 'BUILDING')]
  const keptFlat = await home(id, 'FLAT', keptBuilding)
  await moveIn('claire@foyer.example', livedIn, 'OWNER')
  await moveIn('claire@foyer.example', keptFlat, 'OWNER')
  const paper = { number: `F-${Math.random()}`, date: '2026-01-02', amount: 10 }
  await admin.call('orders.createInvoice', { residence_id: invoiced, ...paper })
  await admin.upload('documents.uploadDocument', { residence_id: empty }, { name: 'plan.pdf' }, [
    { name: 'plan.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' },
  ])
  const contact = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', empty)
    .executeTakeFirstOrThrow()
  expect(await rowOf(id)).toMatchObject({ homes_count: 7, staying_count: 4 })
  expect(await decide('ERASE', id, second)).toMatchObject({ status: 200, data: { decided: 2 } })
  await runJobs()
  expect(await homesOf(id)).toEqual([livedIn, invoiced, keptBuilding, keptFlat])
  expect(await rowOf(id)).toMatchObject({ state: 'ERASED', homes_count: 4, erased_count: 3 })
  expect(await rowOf(second)).toMatchObject({ state: 'ERASED' })
  const left = await db
    .selectFrom('contact_informations')
    .select('id')
    .where('id', '=', contact.contact_information_id)
    .execute()
  expect(left).toEqual([])
  const { rows } = await sql`select from documents where residence_id = ${empty}`.execute(db)
  expect(rows).toEqual([])
  expect(await told(id)).toEqual([{ attribute_name: 'retention', old_value: 'DUE', value: 'ERASING' }])
  const report = await admin.download('retentions.exportErasures', {})
  expect(report.headers.get('content-type')).toContain('text/csv')
  const lines = report.bytes.toString('utf8').split(/\r?\n/)
  for (const residence of [empty, building, flat])
    expect(lines.filter((line) => line.startsWith(`${residence};`))).toHaveLength(1)
  expect(lines.find((line) => line.startsWith(`${empty};`))).toContain('admin@logis.example')
  expect(lines.find((line) => line.startsWith(`${flat};`))).toContain(';Appartement;')
  const decided = { status: 409, error_reason: 'RETENTION_DECIDED' }
  expect(await decide('ERASE', id)).toMatchObject(decided)
  expect(await hold(id, 'Litige en cours')).toMatchObject(decided)
})

test('who lives in a home of the company that they worked for keeps it, as anyone does, once they work for it no more', async () => {
  const company_id = await retentionOf()
  const residence = await home(company_id)
  const { user_id, username } = await administratorOf(company_id)
  await moveIn(username, residence, 'OWNER')
  const staying = async () => ((await rowOf(company_id)) as { staying_count?: number } | undefined)?.staying_count
  expect(await staying()).toBe(0)
  const roles = db.updateTable('user_role_companies').where('user_id', '=', user_id)
  await roles.set({ is_active: false }).execute()
  expect(await staying()).toBe(1)
  expect((await decide('ERASE', company_id)).status).toBe(200)
  await runJobs()
  expect(await homesOf(company_id)).toEqual([residence])
})

test('archived: its people sign in no more and are told why, nothing is gone, and it may still be erased', async () => {
  const id = await retentionOf()
  const residence = await home(id)
  const { username, user_id } = await administratorOf(id)
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'marie@horizon.example')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute()
  expect((await decide('ARCHIVE', id)).status).toBe(200)
  expect(await homesOf(id)).toEqual([residence])
  expect(await rowOf(id)).toMatchObject({
    state: 'ARCHIVED',
    cannot: { archive: 'RETENTION_DECIDED', erase: null },
  })
  const partner = await admin.call('partners.readPartner', { company_id: id })
  expect(partner.data).toMatchObject({ state: 'DISABLED', disabled_reason: expect.stringContaining('archivées') })
  const english = await admin.inEnglish().call('partners.readPartner', { company_id: id })
  expect(english.data.disabled_reason).toContain('Your data is archived')
  const signIn = { username, password: 'Logement2026', scope: 'partner' }
  for (const [by, told] of [
    [anonymous, /désactivée.*Vos données sont archivées/],
    [anonymous.inEnglish(), /disabled.*Your data is archived/],
  ] as const)
    expect(await by.call('accounts.signIn', signIn)).toMatchObject({
      status: 403,
      error_reason: 'COMPANY_DISABLED',
      error_message: expect.stringMatching(told),
    })
})

test('a hold with its reason stops what is decided and what goes on; released, somebody decides anew; of a selection all or none', async () => {
  const [id, free] = [await retentionOf(), await retentionOf()]
  const residence = await home(id)
  expect(await hold(id, ' ')).toMatchObject({ status: 422 })
  expect((await decide('ERASE', id)).status).toBe(200)
  expect(await hold(id)).toMatchObject({ status: 200, data: { state: 'HELD', hold: { reason: 'Litige en cours' } } })
  await runJobs()
  expect(await homesOf(id)).toEqual([residence])
  expect(await hold(id)).toMatchObject({ status: 409, error_reason: 'RETENTION_HELD' })
  for (const act of ['ARCHIVE', 'ERASE'])
    expect(await decide(act, free, id)).toMatchObject({ status: 409, error_reason: 'RETENTION_HELD' })
  expect(await rowOf(free)).toMatchObject({ state: 'DUE' })
  expect(await release(id)).toMatchObject({ status: 200, data: { state: 'DUE', hold: null } })
  expect(await release(id)).toMatchObject({ status: 409, error_reason: 'RETENTION_NOT_HELD' })
  await runJobs()
  expect(await homesOf(id)).toEqual([residence])
  expect((await told(id))[0]).toMatchObject({ old_value: 'Litige en cours', value: 'DUE' })
})

test('what is held while somebody confirms its erasure is not erased; what subscribes again before the job is not either', async () => {
  const id = await retentionOf()
  const residence = await home(id)
  const late = await meanwhile(
    ({ run }) =>
      run(
        `with taken as (select id from companies where id = $1 for no key update)
        insert into retention_holds (company_id, reason) select id, 'Litige' from taken`,
        [id],
      ),
    () => decide('ERASE', id),
  )
  expect(late).toMatchObject({ status: 409, error_reason: 'RETENTION_HELD' })
  const again = await retentionOf()
  const other = await home(again)
  expect((await decide('ERASE', again)).status).toBe(200)
  expect((await subscribe(again, { starts_on: '2026-01-01' })).status).toBe(201)
  await runJobs()
  expect([await homesOf(id), await homesOf(again)]).toEqual([[residence], [other]])
})

test('who moves in while a home is being erased keeps it, and the others go', async () => {
  const id = await retentionOf()
  const [movedInto, empty] = [await home(id), await home(id)]
  expect((await decide('ERASE', id)).status).toBe(200)
  const claire = await world.user('claire@foyer.example')
  await meanwhile(
    ({ run }) =>
      run(`insert into residence_users (residence_id, user_id, role_code) values ($1, $2, 'OWNER')`, [
        movedInto,
        claire,
      ]),
    () => runJobs(),
  )
  expect(await homesOf(id)).toEqual([movedInto])
  expect(await homesOf(id)).not.toContain(empty)
  expect(await rowOf(id)).toMatchObject({ state: 'ERASED', erased_count: 1 })
})

test('a home that is made after its company was decided of is not erased with what there was, nor is its building', async () => {
  const id = await retentionOf()
  const [building] = [await home(id, 'BUILDING'), await home(id)]
  expect((await decide('ERASE', id)).status).toBe(200)
  const flat = await home(id, 'FLAT', building)
  await runJobs()
  expect(await homesOf(id)).toEqual([building, flat])
  expect(await rowOf(id)).toMatchObject({ state: 'ERASED', erased_count: 1 })
})

test('409 before its time; 403 without the proof of who one is', async () => {
  const id = await retentionOf()
  moveClock(new Date('2025-06-20T10:00:00Z'))
  for (const act of ['ARCHIVE', 'ERASE'])
    expect(await decide(act, id)).toMatchObject({ status: 409, error_reason: 'RETENTION_RUNNING' })
  moveClock(null)
  const late = await as('admin@logis.example')
  await db
    .updateTable('access_tokens')
    .set({ issued_at: new Date(Date.now() - 601_000) })
    .where('user_id', '=', await world.user('admin@logis.example'))
    .execute()
  const input = { company_ids: [id], act: 'ERASE' }
  expect(await late.call('retentions.decideRetention', input)).toMatchObject({
    status: 403,
    error_reason: 'PROOF_REQUIRED',
  })
})
