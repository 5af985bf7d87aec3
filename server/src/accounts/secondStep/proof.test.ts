import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { codeOf, makeTotp, noTotp } from '#platform/testing/factors.ts'
import { world } from '#platform/testing/world.ts'

const karim = 'karim@renovest.example'

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await noTotp(await world.user(karim))
})

/** A session that has been open for a while. */
const longOpen = async (username: string) => {
  const client = await as(username)
  await db
    .updateTable('access_tokens')
    .set({ issued_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', await world.user(username))
    .execute()
  return client
}
const refused = { status: 403, error_reason: 'PROOF_REQUIRED' }

test('ten minutes after the last proof, what is serious asks for another; the password of who has no factor is one', async () => {
  const client = await longOpen(karim)
  const user_id = await world.user(karim)
  expect(await client.call('accounts.startTotp', { user_id })).toMatchObject(refused)
  expect(await client.call('accounts.proveIdentity', { user_id, password: 'Wrong-password1' })).toMatchObject({
    status: 422,
    error_reason: 'PASSWORD_INCORRECT',
  })
  expect(await client.call('accounts.startTotp', { user_id })).toMatchObject(refused)
  expect(await client.call('accounts.proveIdentity', { user_id, password: 'Logement2026' })).toMatchObject({
    status: 200,
  })
  expect(await client.call('accounts.startTotp', { user_id })).toMatchObject({ status: 200 })
})

test('who has a factor proves it by the factor: the password is 422 FACTOR_REQUIRED, a code serves once', async () => {
  const client = await longOpen(karim)
  const user_id = await world.user(karim)
  const secret = await makeTotp(user_id)
  expect(await client.call('accounts.proveIdentity', { user_id, password: 'Logement2026' })).toMatchObject({
    status: 422,
    error_reason: 'FACTOR_REQUIRED',
  })
  const prove = (code: string) => client.call('accounts.proveIdentity', { user_id, code })
  expect(await prove(codeOf(secret, 9))).toMatchObject({ status: 422, error_reason: 'FACTOR_CODE_INVALID' })
  expect(await prove(codeOf(secret))).toMatchObject({ status: 200 })
  expect(await prove(codeOf(secret))).toMatchObject({ status: 422, error_reason: 'FACTOR_CODE_INVALID' })
  expect(await client.call('accounts.renewRecoveryCodes', { user_id })).toMatchObject({ status: 200 })
})

test('a proof opens ten minutes, of this session alone', async () => {
  const [client, other] = [await longOpen(karim), await longOpen(karim)]
  const user_id = await world.user(karim)
  await client.call('accounts.proveIdentity', { user_id, password: 'Logement2026' })
  expect(await other.call('accounts.startTotp', { user_id })).toMatchObject(refused)
  await db
    .updateTable('access_tokens')
    .set({ proven_at: new Date(Date.now() - 601_000) })
    .where('proven_at', 'is not', null)
    .execute()
  expect(await client.call('accounts.startTotp', { user_id })).toMatchObject(refused)
})

test('guesses of a code are counted', async () => {
  const client = await longOpen(karim)
  const user_id = await world.user(karim)
  const secret = await makeTotp(user_id)
  for (let n = 0; n < 10; n++) await client.call('accounts.proveIdentity', { user_id, code: codeOf(secret, 9 + n) })
  expect(await client.call('accounts.proveIdentity', { user_id, code: codeOf(secret) })).toMatchObject({ status: 429 })
})

test('closing an account, giving and taking roles, and the factor of others are serious', async () => {
  const hugo = await longOpen('hugo@clairiere.example')
  const admin = await longOpen('admin@logis.example')
  const user_id = await world.user('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const { id: link_id } = await db
    .selectFrom('user_role_companies')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  expect(await hugo.call('accounts.deleteUser', { user_id })).toMatchObject(refused)
  expect(
    await hugo.call('companies.inviteColleague', {
      company_id,
      email: 'neuf@clairiere.example',
      role: 'COMPANY_READER',
    }),
  ).toMatchObject(refused)
  expect(await hugo.call('companies.changeRole', { company_id, link_id, role: 'COMPANY_READER' })).toMatchObject(
    refused,
  )
  expect(await hugo.call('companies.removeColleague', { company_id, link_id })).toMatchObject(refused)
  expect(await admin.call('accounts.deleteUser', { user_id })).toMatchObject(refused)
  expect(await admin.call('accounts.resetFactors', { user_id })).toMatchObject(refused)
})
