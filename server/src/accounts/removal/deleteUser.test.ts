import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { makeTotp, noTotp } from '#platform/testing/factors.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'
import { eraseClosedAccounts } from '../erasure/rules.ts'

const password = 'Logement2026'
const remove = async (by: string, username: string, input: object = {}) =>
  (await as(by, by.endsWith('foyer.example') ? 'resident' : 'partner')).call('accounts.deleteUser', {
    user_id: await world.user(username),
    ...input,
  })
const rowOf = (id: number) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('API-11/delete 204: the account closes at once, its sessions end, its owner is told', async () => {
  const username = 'alice@foyer.example'
  const other = await as(username, 'resident')
  expect((await remove(username, username, { password })).status).toBe(204)
  expect((await other.call('accounts.getMe')).status).toBe(401)
  expect(await anonymous.call('accounts.signIn', { username, password, scope: 'resident' })).toMatchObject({
    status: 401,
    error_reason: 'CREDENTIALS_INVALID',
  })
  expect((await mailsTo(username)).map(({ subject }) => subject)).toEqual(['Votre compte Logis est fermé'])
})

test('403 PROOF_REQUIRED without a password, 422 PASSWORD_INCORRECT by a wrong one, unless one has signed in just now', async () => {
  const username = 'tom@foyer.example'
  const user_id = await world.user(username)
  const client = await as(username, 'resident')
  await db
    .updateTable('access_tokens')
    .set({ issued_at: sql<string>`now() - interval '11 minutes'` })
    .where('user_id', '=', user_id)
    .execute()
  expect(await client.call('accounts.deleteUser', { user_id })).toMatchObject({
    status: 403,
    error_reason: 'PROOF_REQUIRED',
  })
  expect(await client.call('accounts.deleteUser', { user_id, password: 'Wrong-password1' })).toMatchObject({
    status: 422,
    error_reason: 'PASSWORD_INCORRECT',
  })
  await makeTotp(user_id)
  expect(await client.call('accounts.deleteUser', { user_id, password })).toMatchObject({
    status: 403,
    error_reason: 'PROOF_REQUIRED',
  })
  await noTotp(user_id)
  expect((await remove(username, username)).status).toBe(204)
})

test('404: nobody closes another account; an administrator does, without a password', async () => {
  expect(await remove('zoe@batir-ouest.example', 'karim@renovest.example', { password })).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  expect(await remove('marie@horizon.example', 'lea@horizon.example', { password })).toMatchObject({ status: 404 })
  expect((await remove('admin@logis.example', 'lea@horizon.example')).status).toBe(204)
  const admin = await as('admin@logis.example')
  expect(await admin.call('accounts.deleteUser', { user_id: 999_999 })).toMatchObject({ status: 404 })
})

test('409 LAST_COMPANY_ADMIN, USER_IS_COMPANY_OWNER and LAST_ADMINISTRATOR: somebody must stay', async () => {
  expect(await remove('hugo@clairiere.example', 'hugo@clairiere.example')).toMatchObject({
    status: 409,
    error_reason: 'LAST_COMPANY_ADMIN',
    errors: { [`companies.${await world.company('Maisons Clairière')}`]: [{ code: 'last_administrator' }] },
  })
  expect(await remove('patrimoine@rivages.example', 'patrimoine@rivages.example')).toMatchObject({
    status: 409,
    error_reason: 'USER_IS_COMPANY_OWNER',
  })
  expect(await remove('admin@logis.example', 'admin@logis.example')).toMatchObject({
    status: 409,
    error_reason: 'LAST_ADMINISTRATOR',
  })
  expect((await rowOf(await world.user('hugo@clairiere.example')))?.deleted_at).toBeNull()
})

test('of the companies that somebody administers, those alone are named that have no other administrator', async () => {
  const username = 'hugo@clairiere.example'
  const [alone, beside] = [await world.company('Maisons Clairière'), await world.company('Groupe Horizon')]
  const role = { user_id: await world.user(username), company_id: beside, role: 'COMPANY_ADMIN' } as const
  await db.insertInto('user_role_companies').values(role).execute()
  const { errors } = await remove(username, username)
  expect(errors).toEqual({ [`companies.${alone}`]: [{ code: 'last_administrator', message: expect.any(String) }] })
})

/** A company of its own, run by two. */
const foundCompany = async (round: number): Promise<string[]> => {
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: `À deux ${round}`, type: 'DEVELOPER', contact_information_id: contact.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const usernames = [`premier${round}@deux.example`, `second${round}@deux.example`]
  for (const username of usernames) {
    const { id: user_id } = await db
      .insertInto('users')
      .values({ username, email: username })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_ADMIN' }).execute()
  }
  return usernames
}

test('the two administrators of a company leave at once: one may', async () => {
  for (let round = 0; round < 8; round++) {
    const leaving = (await foundCompany(round)).map(async (username) => ({
      client: await as(username),
      user_id: await world.user(username),
    }))
    const answers = await Promise.all(
      (await Promise.all(leaving)).map(({ client, user_id }) => client.call('accounts.deleteUser', { user_id })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  }
})

test('the two administrators of the platform leave at once: one may', async () => {
  const { id } = await db
    .insertInto('users')
    .values({ username: 'second@logis.example', email: 'second@logis.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_global_roles').values({ user_id: id, role: 'ADMINISTRATOR' }).execute()
  const answers = await Promise.all([
    remove('admin@logis.example', 'admin@logis.example'),
    remove('second@logis.example', 'second@logis.example'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
})

test('a month later nothing of the person is left but what others did not get from them', async () => {
  const username = 'claire@foyer.example'
  const id = await world.user(username)
  const { id: document } = await db
    .updateTable('documents')
    .set({ creator_user_id: id, creator_name: 'Claire Martin' })
    .where('id', '=', (eb) => eb.selectFrom('documents').select((d) => d.fn.min<number>('id').as('id')))
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await remove(username, username)).status).toBe(204)
  const closed = (days: number) =>
    db
      .updateTable('users')
      .set({ deleted_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute()
  await closed(29)
  await eraseClosedAccounts()
  expect(await rowOf(id)).toBeDefined()
  await closed(31)
  await eraseClosedAccounts()
  expect(await rowOf(id)).toBeUndefined()
  const left = db.selectFrom('documents').select(['creator_user_id', 'creator_name']).where('id', '=', document)
  expect(await left.executeTakeFirstOrThrow()).toEqual({ creator_user_id: null, creator_name: '' })
  for (const table of [
    'access_tokens',
    'user_notifications',
    'user_badges',
    'residence_users',
    'user_terms_acceptances',
  ] as const) {
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
  }
})
