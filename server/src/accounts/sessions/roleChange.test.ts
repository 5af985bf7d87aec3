import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '#platform/actor.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const username = 'hugo@clairiere.example'
const password = 'Logement2026'
const isOpen = async (client: Client) => (await client.call('accounts.getMe')).status === 200
const membership = async () => db.updateTable('user_role_companies').where('user_id', '=', await world.user(username))
const setTimes = (client: Client, times: { issued: string; used: string | null }) =>
  db
    .updateTable('access_tokens')
    .set({
      issued_at: sql<string>`now() - ${times.issued}::interval`,
      last_used_at: times.used === null ? null : sql<string>`now() - ${times.used}::interval`,
      expires_at: sql<string>`now() + interval '8 hours'`,
      absolute_expires_at: sql<string>`now() + interval '30 days'`,
    })
    .where('token_hash', '=', hashToken(client.token!))
    .execute()

test('a role in a company that is lowered, raised, ended or given again ends the sessions from before', async () => {
  const acts = [
    async () => (await membership()).set({ role: 'COMPANY_READER' }).execute(),
    async () => (await membership()).set({ role: 'COMPANY_ADMIN' }).execute(),
    async () => (await membership()).set({ is_active: false }).execute(),
    async () => (await membership()).set({ is_active: true }).execute(),
  ]
  const bystander = await as('zoe@batir-ouest.example')
  for (const act of acts) {
    const [partner, resident] = [await as(username), await as(username, 'resident')]
    await act()
    expect(await isOpen(partner)).toBe(false)
    expect(await isOpen(resident)).toBe(false)
    expect(await isOpen(await as(username))).toBe(true)
  }
  expect(await isOpen(bystander)).toBe(true)
})

test('what changes no right ends nothing', async () => {
  const client = await as(username)
  await (await membership()).set({ role: 'COMPANY_ADMIN', is_active: true, is_primary: true }).execute()
  expect(await isOpen(client)).toBe(true)
})

test('acting for another company of one’s own ends the session where the rights differ, and only there', async () => {
  const user_id = await world.user('zoe@batir-ouest.example')
  const join = async (company: string, role: 'COMPANY_ADMIN' | 'COMPANY_READER') =>
    db
      .insertInto('user_role_companies')
      .values({ user_id, company_id: await world.company(company), role })
      .returning('id')
      .executeTakeFirstOrThrow()
  const primary = async (id: number | null) => {
    await db.updateTable('user_role_companies').set({ is_primary: false }).where('user_id', '=', user_id).execute()
    if (id) await db.updateTable('user_role_companies').set({ is_primary: true }).where('id', '=', id).execute()
  }
  const own = await db
    .selectFrom('user_role_companies as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.id', 'm.role', 'c.type'])
    .where('m.user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const twin = await db
    .selectFrom('companies')
    .select('name')
    .where('type', '=', own.type)
    .where('name', '<>', 'Bâtir Ouest')
    .executeTakeFirstOrThrow()
  const same = await join(twin.name, own.role as 'COMPANY_ADMIN')
  let client = await as('zoe@batir-ouest.example')
  await primary(same.id)
  expect(await isOpen(client)).toBe(true)
  const other = await join('Groupe Horizon', 'COMPANY_READER')
  client = await as('zoe@batir-ouest.example')
  await primary(other.id)
  expect(await isOpen(client)).toBe(false)
})

test('a role on the whole platform, given and taken, ends the sessions from before; the log says who had it', async () => {
  const user_id = await world.user('paul@horizon.example')
  const give = () => db.insertInto('user_global_roles').values({ user_id, role: 'ADMINISTRATOR' }).execute()
  const take = () => db.deleteFrom('user_global_roles').where('user_id', '=', user_id).execute()
  for (const act of [give, take]) {
    const client = await as('paul@horizon.example')
    await act()
    expect(await isOpen(client)).toBe(false)
  }
  const noted = await db.selectFrom('security_log').selectAll().where('user_id', '=', user_id).orderBy('id').execute()
  expect(noted.map(({ kind, details }) => ({ kind, details })).slice(-4)).toMatchObject([
    { kind: 'SESSIONS_ENDED', details: { cause: 'ROLE_CHANGED' } },
    { kind: 'GLOBAL_ROLES_CHANGED', details: { from: [], to: ['ADMINISTRATOR'] } },
    { kind: 'SESSIONS_ENDED', details: { cause: 'ROLE_CHANGED' } },
    { kind: 'GLOBAL_ROLES_CHANGED', details: { from: ['ADMINISTRATOR'], to: [] } },
  ])
})

test('AUTH-32 an account that was disabled has no session left when it is enabled again', async () => {
  const client = await as('otto@thermalia.example')
  const set = (is_active: boolean) =>
    db.updateTable('users').set({ is_active }).where('username', '=', 'otto@thermalia.example').execute()
  await set(false)
  await set(true)
  expect(await isOpen(client)).toBe(false)
})

const signIn = (who: string) => anonymous.call('accounts.signIn', { username: who, password, scope: 'partner' })
const sessionsOf = async (who: string) =>
  db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', await world.user(who))
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()

test('a role given while its owner signs in: the session has the short life of the role', async () => {
  const who = 'karim@renovest.example'
  const user_id = await world.user(who)
  const answer = await meanwhile(
    ({ run }) => run(`insert into user_global_roles (user_id, role) values ($1, 'ADMINISTRATOR')`, [user_id]),
    () => signIn(who),
  )
  expect(answer).toMatchObject({ status: 200, data: { expires_in: 3600 } })
  const [session] = await sessionsOf(who)
  const hours = (Date.parse(session!.absolute_expires_at) - Date.parse(session!.issued_at)) / 3_600_000
  expect(hours).toBeCloseTo(12, 2)
})

test('a role given while a session is being opened: the giver waits for it, and ends it with the others', async () => {
  const who = 'yann@lenoir.example'
  const user_id = await world.user(who)
  const token_hash = Buffer.alloc(32, 9)
  await meanwhile(
    async ({ run }) => {
      await run('select from users where id = $1 for no key update', [user_id])
      await run(
        `insert into access_tokens (user_id, token_hash, scope, expires_at, absolute_expires_at)
          values ($1, $2, 'partner', now() + interval '8 hours', now() + interval '30 days')`,
        [user_id, token_hash],
      )
    },
    () => db.insertInto('user_global_roles').values({ user_id, role: 'SUPPORT' }).execute(),
  )
  expect(await sessionsOf(who)).toEqual([])
})

test('a membership that ends while its owner signs in opens nothing', async () => {
  const who = 'samira@rivages.example'
  const user_id = await world.user(who)
  const end = 'update user_role_companies set is_active = false where user_id = $1'
  const answer = await meanwhile(
    ({ run }) => run(end, [user_id]),
    () => signIn(who),
  )
  expect(answer).toMatchObject({ status: 403, error_reason: 'SCOPE_NOT_ALLOWED' })
  expect(await sessionsOf(who)).toEqual([])
  await db.updateTable('user_role_companies').set({ is_active: true }).where('user_id', '=', user_id).execute()
})

test.each([
  ['admin@logis.example', 'partner'],
  ['admin@logis.example', 'resident'],
  ['support@logis.example', 'partner'],
] as const)(
  'AUTH-32 %s as %s: an hour without a sign of life, twelve hours in all, however it began',
  async (who, scope) => {
    const client = await as(who, scope)
    const cases: [string, string | null, boolean][] = [
      ['50 minutes', null, true],
      ['61 minutes', null, false],
      ['11 hours 50 minutes', '50 minutes', true],
      ['11 hours', '61 minutes', false],
      ['12 hours 1 minute', '1 minute', false],
    ]
    for (const [issued, used, open] of cases) {
      await setTimes(client, { issued, used })
      expect([issued, used, await isOpen(client)]).toEqual([issued, used, open])
    }
    await setTimes(client, { issued: '11 hours 30 minutes', used: '5 minutes' })
    const { data } = await client.call('accounts.refreshSession')
    expect(data.expires_in).toBeGreaterThan(1790)
    expect(data.expires_in).toBeLessThanOrEqual(1800)
  },
)

test('those limits are an administrator’s alone', async () => {
  const client = await as('luc@isotherme.example')
  await setTimes(client, { issued: '20 days', used: '7 hours' })
  expect(await isOpen(client)).toBe(true)
})
