import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db, pool, write } from '#platform/db.ts'
import { note } from '#platform/securityLog.ts'
import { call, draftOf, houses } from '#platform/testing/campaigns.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import { forgetOldEvents } from './rules.ts'

const admin = 'admin@logis.example'
const hugo = 'hugo@clairiere.example'
const list = (client: Client, input: Record<string, unknown> = {}) => client.call('security.listSecurityLog', input)
const back = (months: string) => sql<string>`now() - ${months}::interval`

test('an administrator reads who, about whom, where and when; the last first', async () => {
  const [userId, companyId] = [await world.user(hugo), await world.company('Maisons Clairière')]
  await note(db, null, 'ROLE_CHANGED', { userId, companyId, details: { from: 'COMPANY_READER', to: 'COMPANY_ADMIN' } })
  await note(db, null, 'EXPORTED', { actorId: userId, details: { rows: 12 } })
  const { data, meta } = await list(await as(admin), { search: { user_id: String(userId) }, page_size: 2 })
  expect(meta).toMatchObject({ total: 3, current_page: 1 }) // the demo world gave a role
  expect(data).toMatchObject([
    { kind: 'EXPORTED', actor: { id: userId, name: hugo }, user: null, details: { rows: 12 } },
    {
      kind: 'ROLE_CHANGED',
      actor: null,
      user: { id: userId, name: hugo },
      company: { id: companyId, name: 'Maisons Clairière' },
      details: { from: 'COMPANY_READER', to: 'COMPANY_ADMIN' },
    },
  ])
})

test('it is searched by person, by kind and by day, and comes in pages', async () => {
  const client = await as(admin)
  const userId = await world.user('otto@thermalia.example')
  for (const rows of [1, 2, 3]) await note(db, null, 'EXPORTED', { actorId: userId, details: { rows } })
  const search = { user_id: String(userId), kind: 'EXPORTED' }
  const second = await list(client, { search, page: 2, page_size: 2 })
  expect(second.meta).toEqual({ total: 3, per_page: 2, current_page: 2, last_page: 2 })
  expect(second.data).toMatchObject([{ details: { rows: 1 } }])
  expect((await list(client, { search: { ...search, kind: 'SIGNED_IN' } })).meta.total).toBe(0)
  expect((await list(client, { search: { ...search, created_at: '2026-01-01' } })).meta.total).toBe(0)
  const since = { ...search, created_at: '2026-01-01', created_at_symbol: '>=' }
  expect((await list(client, { search: since })).meta.total).toBe(3)
  expect(await list(client, { search: { kind: 'NOTHING' } })).toMatchObject({ status: 422 })
})

test('it is narrowed to an address or a network, whole; what is neither is of no event', async () => {
  const client = await as(admin)
  const userId = await world.user('luc@isotherme.example')
  for (const ip of ['198.51.100.1', '198.51.100.12', '2001:db8:7::1'])
    await db
      .insertInto('security_log')
      .values({ kind: 'SIGNED_IN', actor_user_id: userId, details: '{}', ip })
      .execute()
  const from = async (ip: string) => {
    const { data } = await list(client, { search: { ip }, sort: 'created_at' })
    return data.map((event: { ip: string }) => event.ip)
  }
  expect(await from('198.51.100.1')).toEqual(['198.51.100.1'])
  expect(await from('198.51.100.0/24')).toEqual(['198.51.100.1', '198.51.100.12'])
  expect(await from('2001:db8:7::/48')).toEqual(['2001:db8:7::1'])
  for (const junk of ['198.51.100', '198.51.100.1/33', '198.51.100.0/24/8', 'fe80::1%eth0', '::/129', 'chez moi'])
    expect(await from(junk)).toEqual([])
})

test('it is narrowed to a home, of a flat with what was done to its building, and found by the name of a home', async () => {
  const client = await as(admin)
  const [userId, building] = [await world.user(hugo), await world.project('Résidence Les Tilleuls')]
  const [flat, other] = await db
    .selectFrom('residences')
    .select('id')
    .where('parent_id', '=', building)
    .orderBy('id')
    .execute()
  for (const [residenceId, codes] of [
    [building, 12],
    [flat!.id, 1],
    [other!.id, 2],
  ] as const)
    await note(db, null, 'CODE_SHOWN', { actorId: userId, residenceId, details: { codes } })
  const codesOf = async (search: object) => {
    const { data } = await list(client, { search: { kind: 'CODE_SHOWN', user_id: String(userId), ...search } })
    return data.map(({ details }: { details: { codes: number } }) => details.codes)
  }
  expect(await codesOf({ residence_id: String(flat!.id) })).toEqual([1, 12])
  expect(await codesOf({ residence_id: String(building) })).toEqual([12])
  const named = await list(client, { search: 'résidence les tilleuls' })
  expect(named.data).toMatchObject([{ residence: { id: building }, details: { codes: 12 } }])
})

test('a home’s events hold the sheets of campaigns that it is in, and exports with whole codes of its company or one above', async () => {
  const [home, other] = await houses(2)
  const campaign = await draftOf([home!])
  const codesOf = async ({ id }: { id: number }) => {
    const { data } = await list(await as(admin), { search: { residence_id: String(id) }, page_size: -1 })
    return (data as { kind: string; details: object }[]).map(({ kind, details }) => ({ kind, ...details }))
  }
  const sheets = { kind: 'CODE_SHOWN', codes: 1, campaign_id: campaign.id }
  expect((await call('downloadCampaignSheets', campaign)).status).toBe(200)
  expect(await codesOf(home!)).toContainEqual(sheets)
  expect(await codesOf(other!)).not.toContainEqual(sheets)
  await call('deleteCampaign', campaign) // a draft that was printed
  for (const each of [home!, other!]) expect(await codesOf(each)).toContainEqual(sheets)

  const took = { kind: 'EXPORTED', codes: true }
  for (const [who, company] of [
    ['marie@horizon.example', 'Groupe Horizon'],
    ['yann@lenoir.example', 'Chauffage Lenoir'],
  ] as const)
    await (await as(who)).download('projects.exportProjects', { company_id: await world.company(company) })
  await note(db, null, 'EXPORTED', { companyId: await world.company('Maisons Clairière'), details: { rows: 2 } })
  const exportsOf = async (one: { id: number }) => (await codesOf(one)).filter(({ kind }) => kind === 'EXPORTED')
  expect(await exportsOf(home!)).toMatchObject([took])
  const [later] = await houses(1)
  expect(await exportsOf(later!)).toEqual([])
})

test('403 for everybody else, support and the administrators of companies included', async () => {
  for (const username of ['support@logis.example', 'marie@horizon.example', hugo])
    expect(await list(await as(username))).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})

test('what stands in it neither changes nor goes, by a statement of any kind', async () => {
  await note(db, null, 'EXPORTED', { details: { rows: 7 } })
  const before = await db.selectFrom('security_log').selectAll().orderBy('id').execute()
  const refused = { code: '42501' }
  await expect(db.updateTable('security_log').set({ kind: 'SIGNED_IN' }).execute()).rejects.toMatchObject(refused)
  await expect(db.deleteFrom('security_log').execute()).rejects.toMatchObject(refused)
  await expect(pool.query('truncate security_log')).rejects.toMatchObject(refused)
  const overwrite = `insert into security_log (id, kind) overriding system value select id, 'SIGNED_IN' from security_log
    on conflict (id) do update set kind = 'SIGNED_IN'`
  await expect(pool.query(overwrite)).rejects.toMatchObject(refused)
  expect(await db.selectFrom('security_log').selectAll().orderBy('id').execute()).toEqual(before)
})

test('twelve months are kept and no more; neither update nor delete is needed for that', async () => {
  const put = (created_at: ReturnType<typeof back>) =>
    db
      .insertInto('security_log')
      .values({ kind: 'EXPORTED', details: '{}', created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [old, young] = [await put(back('12 months 1 hour')), await put(back('11 months 29 days'))]
  // A role that may add and read, and nothing else, as operations.md describes it.
  await write(async (tx) => {
    await sql
      .raw(`create role security_log_reader; grant select, insert on security_log to security_log_reader;
      set local role security_log_reader`)
      .execute(tx)
    await sql`select forget_security_log()`.execute(tx)
    await sql
      .raw('reset role; revoke all on security_log from security_log_reader; drop role security_log_reader')
      .execute(tx)
  })
  const left = await db.selectFrom('security_log').select('id').where('id', 'in', [old.id, young.id]).execute()
  expect(left).toEqual([young])
  await forgetOldEvents()
  expect((await db.selectFrom('security_log').select('id').where('id', '=', young.id).execute()).length).toBe(1)
})

test('an event and the change that it tells of are written together, or neither is', async () => {
  const failed = write(async (tx) => {
    await note(tx, null, 'CODE_SHOWN', { residenceId: 1, details: { codes: 990_001 } })
    throw new Error('the change failed')
  })
  await expect(failed).rejects.toThrow('the change failed')
  const { data } = await list(await as(admin), { search: { kind: 'CODE_SHOWN' } })
  expect(data.some(({ details }: { details: { codes: number } }) => details.codes === 990_001)).toBe(false)
})
