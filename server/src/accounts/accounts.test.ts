import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const absent = { status: 404, error_reason: 'USER_NOT_FOUND' }

test('API-10 200: who I am, as the portal needs it', async () => {
  const horizon = await world.company('Groupe Horizon')
  expect((await (await as('marie@horizon.example')).call('accounts.getMe')).data).toMatchObject({
    username: 'marie@horizon.example',
    first_name: 'Marie',
    scope: 'partner',
    company_id: horizon,
    companies: [{ id: horizon, name: 'Groupe Horizon', type: 'COMPANY_MANAGER', role: 'COMPANY_ADMIN' }],
    global_roles: [],
    residences_count: 0,
    impersonated_by: null,
  })
  expect((await (await as('claire@foyer.example', 'resident')).call('accounts.getMe')).data).toMatchObject({
    scope: 'resident',
    company_id: null,
    companies: [],
    residences_count: 1,
    unread_notifications: 2,
    cgu: { is_accepted: true, version: '2026-09' },
  })
  expect((await (await as('admin@logis.example')).call('accounts.getMe')).data).toMatchObject({
    company_id: null,
    global_roles: ['ADMINISTRATOR'],
  })
  expect((await (await as('support@logis.example')).call('accounts.getMe')).data.global_roles).toEqual(['SUPPORT'])
})

test.each([
  ['marie@horizon.example', 'marie@horizon.example', 200, 'oneself'],
  ['marie@horizon.example', 'lea@horizon.example', 200, 'an administrator and a colleague'],
  ['paul@horizon.example', 'lea@horizon.example', 404, 'a member and a colleague'],
  ['marie@horizon.example', 'hugo@clairiere.example', 404, 'an administrator and the staff of a child'],
  ['hugo@clairiere.example', 'marie@horizon.example', 404, 'an administrator and the staff above'],
  ['zoe@batir-ouest.example', 'hugo@clairiere.example', 404, 'a rival'],
  ['admin@logis.example', 'zoe@batir-ouest.example', 200, 'an administrator of the platform'],
  ['support@logis.example', 'zoe@batir-ouest.example', 404, 'support'],
])('API-11/get API-21 %s reads %s: %i, %s', async (reader, username, status) => {
  const answer = await (await as(reader)).call('accounts.getUser', { user_id: await world.user(username) })
  expect(answer.status).toBe(status)
  if (status === 404) expect(answer).toMatchObject(absent)
  else {
    expect(answer.data).toMatchObject({ username, email: username })
    expect(JSON.stringify(answer.data)).not.toMatch(/password|argon2/)
  }
})

test('404: a colleague who has left the company is read no more', async () => {
  const marie = await as('marie@horizon.example')
  const user_id = await world.user('lea@horizon.example')
  const read = async () => (await marie.call('accounts.getUser', { user_id })).status
  const leave = (is_active: boolean) =>
    db.updateTable('user_role_companies').set({ is_active }).where('user_id', '=', user_id).execute()
  expect(await read()).toBe(200)
  await leave(false)
  expect(await read()).toBe(404)
  await leave(true)
})

test('RES-08 404: a resident reads nobody else, and an absent id answers alike', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const foreign = await claire.call('accounts.getUser', { user_id: await world.user('tom@foyer.example') })
  const nobody = await claire.call('accounts.getUser', { user_id: 999_999 })
  expect(foreign).toMatchObject(absent)
  const { request_id: _one, ...told } = JSON.parse(foreign.bytes.toString())
  const { request_id: _two, ...same } = JSON.parse(nobody.bytes.toString())
  expect(told).toEqual(same)
})

test('API-11/edit 200: a person changes what is given and keeps the rest', async () => {
  const client = await as('luc@isotherme.example')
  const user_id = await world.user('luc@isotherme.example')
  expect(await client.call('accounts.updateUser', { user_id, locale: 'en-UK' })).toMatchObject({
    status: 200,
    data: { first_name: 'Luc', locale: 'en-UK' },
  })
  expect(await client.call('accounts.updateUser', { user_id, first_name: ' Lucas ' })).toMatchObject({
    data: { first_name: 'Lucas', last_name: 'Perrin', locale: 'en-UK' },
  })
})

test('the same again writes nothing', async () => {
  const client = await as('otto@thermalia.example')
  const user_id = await world.user('otto@thermalia.example')
  const stamp = () => db.selectFrom('users').select('updated_at').where('id', '=', user_id).executeTakeFirstOrThrow()
  const before = await stamp()
  expect(await client.call('accounts.updateUser', { user_id, first_name: 'Otto', locale: 'fr-FR' })).toMatchObject({
    status: 200,
  })
  expect(await client.call('accounts.updateUser', { user_id })).toMatchObject({ status: 200 })
  expect(await stamp()).toEqual(before)
})

test('API-21 only oneself and administrators edit; nobody gives themselves a role', async () => {
  const user_id = await world.user('lea@horizon.example')
  expect(
    await (await as('marie@horizon.example')).call('accounts.updateUser', { user_id, first_name: 'Autre' }),
  ).toMatchObject(absent)
  const admin = await as('admin@logis.example')
  expect(await admin.call('accounts.updateUser', { user_id, first_name: 'Léa-Marie' })).toMatchObject({ status: 200 })
  expect(await admin.call('accounts.updateUser', { user_id: 999_999, first_name: 'Autre' })).toMatchObject(absent)
  const lea = await as('lea@horizon.example')
  for (const field of ['username', 'email', 'password_hash', 'is_active', 'global_roles', 'company_id']) {
    expect(await lea.call('accounts.updateUser', { user_id, [field]: 'x' })).toMatchObject({
      status: 422,
      error_reason: 'VALIDATION_ERROR',
    })
  }
})

test('nobody without a token reads an account', async () => {
  expect(
    await anonymous.call('accounts.getUser', { user_id: await world.user('karim@renovest.example') }),
  ).toMatchObject({ status: 401 })
})
