import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const old = 'Logement2026'
const next = 'Nouveau-Logement7'
const change = async (client: Client, username: string, passwords: object = {}) =>
  client.call('accounts.changePassword', {
    user_id: await world.user(username),
    old_password: old,
    new_password: next,
    ...passwords,
  })
const signIn = (username: string, password: string) =>
  anonymous.call('accounts.signIn', { username, password, scope: 'partner' })

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('API-12/password PROF-36 200: the new password opens, the old one does not, the other sessions end and the owner is told', async () => {
  const username = 'karim@renovest.example'
  const [here, there] = [await as(username), await as(username)]
  expect(await change(here, username)).toMatchObject({ status: 200, data: {} })
  expect((await here.call('accounts.getMe')).status).toBe(200)
  expect((await there.call('accounts.getMe')).status).toBe(401)
  expect((await signIn(username, old)).status).toBe(401)
  expect((await signIn(username, next)).status).toBe(200)
  expect((await mailsTo(username)).map(({ subject }) => subject)).toEqual(['Votre mot de passe a été modifié'])
})

test('422 PASSWORD_INCORRECT: nothing changes, and ten guesses are enough', async () => {
  const username = 'hugo@clairiere.example'
  const client = await as(username)
  for (let guess = 0; guess < 10; guess++) {
    expect(await change(client, username, { old_password: 'Wrong-password1' })).toMatchObject({
      status: 422,
      error_reason: 'PASSWORD_INCORRECT',
    })
  }
  expect(await change(client, username)).toMatchObject({ status: 429 })
  expect((await signIn(username, old)).status).toBe(200)
})

test('AUTH-24 422: the rule holds, and a confirmation never travels', async () => {
  const client = await as('paul@horizon.example')
  expect(await change(client, 'paul@horizon.example', { new_password: 'court' })).toMatchObject({
    errors: { new_password: [{ code: 'format' }] },
  })
  expect(await change(client, 'paul@horizon.example', { new_password: 'Bonjour2026' })).toMatchObject({
    errors: { new_password: [{ code: 'too_common' }] },
  })
  expect(await change(client, 'paul@horizon.example', { confirmation: next })).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
  })
})

test('404: somebody else’s password is not there; 403: not even for an administrator', async () => {
  expect(await change(await as('zoe@batir-ouest.example'), 'karim@renovest.example')).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  const admin = await as('admin@logis.example')
  expect(await change(admin, 'karim@renovest.example')).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(
    await admin.call('accounts.changePassword', { user_id: 999_999, old_password: old, new_password: next }),
  ).toMatchObject({ status: 404 })
})

test('403 NOT_WHILE_IMPERSONATED: support never sets a password', async () => {
  const user_id = await world.user('ines@belvedere.example')
  const client = await as('ines@belvedere.example')
  await db
    .updateTable('access_tokens')
    .set({ scope: 'support', impersonator_user_id: await world.user('support@logis.example') })
    .where('user_id', '=', user_id)
    .execute()
  expect((await client.call('accounts.getMe')).data.impersonated_by).toMatchObject({
    username: 'support@logis.example',
  })
  for (const [operation, input] of [
    ['accounts.changePassword', { old_password: old, new_password: next }],
    ['accounts.changeEmail', { email: 'other@belvedere.example', password: old }],
    ['accounts.deleteUser', { password: old }],
    ['accounts.acceptTerms', { version: '2026-09' }],
    ['accounts.exportUserData', {}],
  ] as const) {
    expect(await client.call(operation, { user_id, ...input })).toMatchObject({
      status: 403,
      error_reason: 'NOT_WHILE_IMPERSONATED',
    })
  }
})

test('two changes at once: one is made, the other finds the old password gone', async () => {
  const username = 'samira@rivages.example'
  const [one, two] = [await as(username), await as(username)]
  const answers = await Promise.all([
    change(one, username, { new_password: 'Premier-Arrivant1' }),
    change(two, username, { new_password: 'Second-Arrivant2' }),
  ])
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses[0]).toBe(200)
  expect([401, 422]).toContain(statuses[1])
})

test('a change ends the reset links on their way', async () => {
  const username = 'lea@horizon.example'
  await anonymous.call('accounts.requestPasswordReset', { email: username })
  const [mail] = await mailsTo(username)
  const token = mail!.links[0]!.split('/').at(-1)!
  await change(await as(username), username)
  expect((await anonymous.call('accounts.checkPasswordReset', { token })).data).toEqual({ is_valid: false })
})
