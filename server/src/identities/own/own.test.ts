import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const karim = 'karim@renovest.example'
let provider: TestProvider
let user_id: number
beforeAll(async () => {
  provider = await startProvider()
  provider.serve(1, 'Compte Horizon')
  user_id = await world.user(karim)
})
afterAll(() => provider.stop())
beforeEach(() => db.deleteFrom('user_identities').execute())

const link = async (owner: number, subject: string, code = 'first', issuer = provider.issuer): Promise<number> => {
  const { id } = await db
    .insertInto('user_identities')
    .values({ user_id: owner, issuer, subject, provider: code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const issuedTo = (owner: number) =>
  db
    .updateTable('access_tokens')
    .set({ issued_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', owner)

test('one reads which accounts elsewhere open one’s own, also of a provider that is gone', async () => {
  await link(user_id, 'karim')
  await link(user_id, 'karim', 'company-999999', 'https://ailleurs.example')
  await link(await world.user('marie@horizon.example'), 'marie')
  const { data } = await (await as(karim)).call('identities.listOwnIdentities', { user_id })
  expect(data).toEqual([
    {
      id: expect.any(Number),
      name: 'Compte Horizon',
      issuer: provider.issuer,
      created_at: expect.any(String),
      last_used_at: null,
    },
    expect.objectContaining({ name: null, issuer: 'https://ailleurs.example' }),
  ])
})

test('what is unlinked opens nothing more, and the sessions that it has opened end', async () => {
  const identity_id = await link(user_id, 'karim')
  provider.as({ sub: 'karim', email: karim, email_verified: true })
  const browser = openBrowser()
  const { access_token } = (await browser.signIn('first')).data.session
  const client = await as(karim)
  expect(await client.call('identities.unlinkIdentity', { user_id, identity_id })).toMatchObject({ status: 200 })
  expect((await browser.call(access_token, 'GET', '/v2/user')).status).toBe(401)
  expect((await client.call('accounts.getMe')).status).toBe(200)
  expect((await mailsTo(karim)).map(({ subject }) => subject)).toContain('Une connexion n’ouvre plus votre compte')
  expect((await openBrowser().signIn('first')).data.outcome).toBe('CODE_SENT')
  const logged = await db
    .selectFrom('security_log')
    .select(['kind', 'details'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(logged).toEqual([
    { kind: 'SESSIONS_ENDED', details: { cause: 'IDENTITY_UNLINKED', session_ids: [expect.any(Number)] } },
    { kind: 'IDENTITY_UNLINKED', details: { provider: 'first' } },
  ])
  const gone = { status: 404, error_reason: 'RESOURCE_NOT_FOUND' }
  expect(await client.call('identities.unlinkIdentity', { user_id, identity_id })).toMatchObject(gone)
})

test('404 for somebody else’s; 403 PROOF_REQUIRED ten minutes after the last proof', async () => {
  const marie = await world.user('marie@horizon.example')
  const hers = await link(marie, 'marie')
  const identity_id = await link(user_id, 'karim')
  const client = await as(karim)
  const gone = { status: 404, error_reason: 'RESOURCE_NOT_FOUND' }
  expect(await client.call('identities.unlinkIdentity', { user_id, identity_id: hers })).toMatchObject(gone)
  await issuedTo(user_id).execute()
  const late = { status: 403, error_reason: 'PROOF_REQUIRED' }
  expect(await client.call('identities.unlinkIdentity', { user_id, identity_id })).toMatchObject(late)
  expect(await db.selectFrom('user_identities').select('id').execute()).toHaveLength(2)
})

test('409 IDENTITY_LAST_WAY: whoever has neither password nor passkey keeps one', async () => {
  const identity_id = await link(user_id, 'karim')
  const client = await as(karim)
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const setHash = (hash: string | null) =>
    db.updateTable('users').set({ password_hash: hash }).where('id', '=', user_id).execute()
  await setHash(null)
  const fresh = await db
    .updateTable('access_tokens')
    .set({ revoked_at: null })
    .where('user_id', '=', user_id)
    .returning('id')
    .execute()
  expect(fresh.length).toBeGreaterThan(0)
  const unlink = () => client.call('identities.unlinkIdentity', { user_id, identity_id })
  expect(await unlink()).toMatchObject({ status: 409, error_reason: 'IDENTITY_LAST_WAY' })
  const other = await link(user_id, 'karim', 'company-999999', 'https://ailleurs.example')
  expect(await unlink()).toMatchObject({ status: 200 })
  expect(await client.call('identities.unlinkIdentity', { user_id, identity_id: other })).toMatchObject({ status: 409 })
  await setHash(password_hash)
})
