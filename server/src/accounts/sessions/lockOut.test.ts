import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const right = 'Logement2026'
const signIn = (username: string, password: string) =>
  anonymous.call('accounts.signIn', { username, password, scope: 'partner' })
const guess = (username: string) => signIn(username, 'Wrong-password1')

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('AUTH-32 what is typed for a user name is no key of another’s limit: its owner gets in', async () => {
  const owner = 'hugo@clairiere.example'
  expect((await signIn(owner, right)).status).toBe(200) // from here: this network is known
  for (const odd of [
    `${owner} 127.0.0.0/24`,
    `127.0.0.0/24 ${owner}`,
    `sign-in-account-at-home:${owner}`,
    '127.0.0.0/24',
  ])
    for (let attempt = 0; attempt < 11; attempt++) expect([401, 422, 429]).toContain((await guess(odd)).status)
  for (let attempt = 0; attempt < 11; attempt++) {
    const authorization = `Basic ${Buffer.from(`${owner} 127.0.0.0/24:x`).toString('base64')}`
    await anonymous.send('GET', '/v2/personal-access-token', { headers: { authorization } })
    await anonymous.send(
      'GET',
      `/v2/personal-access-token?username=${encodeURIComponent(`${owner} 127.0.0.0/24`)}&password=x`,
    )
  }
  expect((await signIn(owner, right)).status).toBe(200)
})

test('the security log tells who entered and who was refused, the throttled once a window, and no name that nobody has', async () => {
  await db.deleteFrom('rate_limits').execute()
  const owner = 'otto@thermalia.example'
  const since = await db.selectFrom('security_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const signedIn = await anonymous.call('accounts.signIn', { username: owner, password: right, scope: 'partner' })
  expect(signedIn.status).toBe(200)
  await anonymous.call('accounts.signIn', { username: owner, password: right, scope: 'resident' })
  await guess('nobody@renovest.example')
  for (let attempt = 0; attempt < 13; attempt++) await guess('zoe@batir-ouest.example')
  const rows = await db
    .selectFrom('security_log')
    .selectAll()
    .where('id', '>', since?.id ?? 0)
    .orderBy('id')
    .execute()
  const [otto, zoe] = [await world.user(owner), await world.user('zoe@batir-ouest.example')]
  const refusal = (user_id: number | null, reason: string) => ({
    kind: 'SIGN_IN_REFUSED',
    user_id,
    details: { reason },
  })
  expect(rows.map(({ kind, user_id, details }) => ({ kind, user_id, details }))).toEqual([
    { kind: 'SIGNED_IN', user_id: null, details: { session_id: expect.any(Number), scope: 'partner' } },
    refusal(otto, 'SCOPE_NOT_ALLOWED'),
    refusal(null, 'CREDENTIALS_INVALID'),
    ...Array.from({ length: 10 }, () => refusal(zoe, 'CREDENTIALS_INVALID')),
    refusal(zoe, 'TOO_MANY_REQUESTS'),
  ])
  expect(rows[0]).toMatchObject({ actor_user_id: otto, ip: '127.0.0.1', operation: 'accounts.signIn' })
  const text = JSON.stringify(rows)
  for (const secret of [signedIn.data.access_token, right, 'nobody', owner]) expect(text).not.toContain(secret)
})
