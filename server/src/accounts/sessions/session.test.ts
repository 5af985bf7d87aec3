import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '#platform/actor.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import { forgetOldSessions } from './rules.ts'

const rowOf = (client: Client) =>
  db
    .selectFrom('access_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(client.token!))
    .executeTakeFirstOrThrow()
const setTimes = (client: Client, times: { issued?: string; expires?: string; absolute?: string }) =>
  db
    .updateTable('access_tokens')
    .set({
      issued_at: sql<string>`now() + ${times.issued ?? '-5 minutes'}::interval`,
      expires_at: sql<string>`now() + ${times.expires ?? '1 hour'}::interval`,
      absolute_expires_at: sql<string>`now() + ${times.absolute ?? '30 days'}::interval`,
    })
    .where('token_hash', '=', hashToken(client.token!))
    .execute()
const tokenInvalid = { status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' }

test.each([
  ['karim@renovest.example', 'partner', 28_800],
  ['claire@foyer.example', 'resident', 28_800],
  ['admin@logis.example', 'partner', 3600],
] as const)('AUTH-12 200: the session of %s as %s lasts %i seconds from now', async (username, scope, seconds) => {
  const client = await as(username, scope)
  await setTimes(client, { expires: '10 minutes' })
  expect(await client.call('accounts.refreshSession')).toMatchObject({ status: 200, data: { expires_in: seconds } })
  expect((Date.parse((await rowOf(client)).expires_at) - Date.now()) / 1000).toBeCloseTo(seconds, -2)
})

test('AUTH-12 a session is written at most once a minute', async () => {
  const client = await as('karim@renovest.example')
  await setTimes(client, {})
  await client.call('accounts.refreshSession')
  const first = await rowOf(client)
  expect(await client.call('accounts.refreshSession')).toMatchObject({ status: 200, data: { expires_in: 28_800 } })
  expect(await rowOf(client)).toEqual(first)
})

test('AUTH-12 no session outlives its absolute end', async () => {
  const client = await as('karim@renovest.example')
  await setTimes(client, { absolute: '2 hours' })
  const { data } = await client.call('accounts.refreshSession')
  expect(data.expires_in).toBeGreaterThan(7190)
  expect(data.expires_in).toBeLessThanOrEqual(7200)
})

test('AUTH-09 AUTH-14 401: an expired session neither opens anything nor comes back', async () => {
  const client = await as('karim@renovest.example')
  await setTimes(client, { expires: '-1 second' })
  expect(await client.call('accounts.refreshSession')).toMatchObject(tokenInvalid)
  expect(await client.call('accounts.getMe')).toMatchObject(tokenInvalid)
})

test('API-02/token 401: without a token, with a foreign one, with a password in its place', async () => {
  expect(await anonymous.call('accounts.getMe')).toMatchObject(tokenInvalid)
  for (const authorization of ['Bearer', `Bearer ${'a'.repeat(43)}`, 'Basic a2FyaW06eA==']) {
    expect(await anonymous.send('GET', '/v2/user', { headers: { authorization } })).toMatchObject(tokenInvalid)
  }
})

test('AUTH-13 204: signing out ends this session and no other; doing it twice is no error', async () => {
  const [here, there] = [await as('karim@renovest.example'), await as('karim@renovest.example')]
  expect((await here.call('accounts.signOut')).status).toBe(204)
  expect(await here.call('accounts.getMe')).toMatchObject(tokenInvalid)
  expect(await here.call('accounts.refreshSession')).toMatchObject(tokenInvalid)
  expect((await here.call('accounts.signOut')).status).toBe(204)
  expect((await anonymous.call('accounts.signOut')).status).toBe(204)
  expect((await there.call('accounts.getMe')).status).toBe(200)
})

test('AUTH-32 a disabled account has no session left, at once', async () => {
  const client = await as('otto@thermalia.example')
  await db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', await world.user('otto@thermalia.example'))
    .execute()
  expect(await client.call('accounts.getMe')).toMatchObject(tokenInvalid)
})

test('a refresh and a sign-out at once: whichever came first, the session is over', async () => {
  for (let round = 0; round < 10; round++) {
    const client = await as('karim@renovest.example')
    await setTimes(client, {})
    await Promise.all([client.call('accounts.refreshSession'), client.call('accounts.signOut')])
    expect((await client.call('accounts.getMe')).status).toBe(401)
  }
})

test('a resident’s session carries no staff powers', async () => {
  const user_id = await world.user('karim@renovest.example')
  await db
    .insertInto('residence_users')
    .values({ user_id, residence_id: await world.project('Maison Les Saules'), role_code: 'TENANT' })
    .execute()
  const { data } = await anonymous.call('accounts.signIn', {
    username: 'karim@renovest.example',
    password: 'Logement2026',
    scope: 'resident',
  })
  const resident = clientWith(data.access_token)
  expect((await resident.call('accounts.getMe')).data).toMatchObject({
    scope: 'resident',
    companies: [],
    company_id: null,
    residences_count: 1,
  })
})

test('sessions long over are forgotten by the nightly job, live ones are not', async () => {
  const [old, live] = [await as('karim@renovest.example'), await as('karim@renovest.example')]
  await setTimes(old, { expires: '-40 days', absolute: '-31 days' })
  await forgetOldSessions()
  const left = await db.selectFrom('access_tokens').select('token_hash').execute()
  const hashes = left.map(({ token_hash }) => token_hash.toString('hex'))
  expect(hashes).not.toContain(hashToken(old.token!).toString('hex'))
  expect(hashes).toContain(hashToken(live.token!).toString('hex'))
})
