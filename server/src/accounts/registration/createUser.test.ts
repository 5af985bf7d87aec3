import { beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const person = (username: string, more: object = {}) => ({
  username,
  password: 'Mon-Logement7',
  first_name: ' Jeanne ',
  last_name: 'Le Roy',
  cgu: true,
  ...more,
})
const register = (username: string, more: object = {}) => anonymous.call('accounts.createUser', person(username, more))
const rowOf = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst()
const invite = (email: string, payload: Record<string, unknown>, seconds = 3600) =>
  write((tx) => issueToken(tx, { kind: 'INVITATION', email, userId: null, payload, seconds }))
const home = async () => ({ residence_id: await world.project('Maison Les Lilas'), role: 'OWNER' })
const acceptances = async (username: string) =>
  db
    .selectFrom('user_terms_acceptances as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('terms_versions as v', 'v.id', 'a.terms_version_id')
    .select('v.version')
    .where('u.username', '=', username)
    .execute()

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('API-11/create API-14 API-15 a resident registers, has accepted the terms, signs in; no answer holds a password', async () => {
  const answer = await register('jeanne@foyer.example')
  expect(answer).toMatchObject({
    status: 200,
    data: {
      username: 'jeanne@foyer.example',
      email: 'jeanne@foyer.example',
      first_name: 'Jeanne',
      locale: 'fr-FR',
      email_validated: false,
      picture_path: null,
    },
  })
  expect(JSON.stringify(answer.data)).not.toMatch(/password|argon2|Mon-Logement7/)
  expect((await rowOf('jeanne@foyer.example'))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await acceptances('jeanne@foyer.example')).toEqual([{ version: '2026-09' }])

  const credentials = { username: 'jeanne@foyer.example', password: 'Mon-Logement7' }
  expect(await anonymous.call('accounts.signIn', { ...credentials, scope: 'partner' })).toMatchObject({
    status: 403,
    error_reason: 'SCOPE_NOT_ALLOWED',
  })
  const { data } = await anonymous.call('accounts.signIn', { ...credentials, scope: 'resident' })
  expect((await clientWith(data.access_token).call('accounts.getMe')).data).toMatchObject({
    cgu: { is_accepted: true },
    residences_count: 0,
  })
})

test('422 TERMS_REQUIRED: no account without the terms', async () => {
  for (const cgu of [false, undefined]) {
    expect(await register('sans@foyer.example', { cgu })).toMatchObject({ status: 422, error_reason: 'TERMS_REQUIRED' })
  }
  expect(await rowOf('sans@foyer.example')).toBeUndefined()
})

test('409 EMAIL_ALREADY_USED whatever the case, and for one of two at once', async () => {
  expect(await register('CLAIRE@foyer.example')).toMatchObject({ status: 409, error_reason: 'EMAIL_ALREADY_USED' })
  const both = await Promise.all([register('deux@foyer.example'), register('Deux@foyer.example')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)).toMatchObject({ error_reason: 'EMAIL_ALREADY_USED' })
})

test('an invitation proves its address: the account is made with it validated, and the link stays good for the code', async () => {
  const token = await invite('proprio@foyer.example', await home())
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toEqual({
    kind: 'OWNER',
    email: 'proprio@foyer.example',
    company_name: 'Maisons Clairière',
    residence_name: 'Maison Les Lilas',
    residence_code: null, // a link without the code of a mail brings none
    is_code_renewed: false,
    account_exists: false,
    account_scope: null,
  })
  expect(await register('Proprio@foyer.example', { invitation_token: token })).toMatchObject({
    status: 200,
    data: { email_validated: true },
  })
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toMatchObject({ account_exists: true })
  const homes = await db
    .selectFrom('residence_users as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where('u.username', '=', 'proprio@foyer.example')
    .selectAll()
    .execute()
  expect(homes).toEqual([]) // the code opens a home, not the invitation
})

test('422 INVITATION_TOKEN_INVALID: another address, an unknown token, a link too old, a cancelled home', async () => {
  const tokens = [
    await invite('quelqu-un@foyer.example', await home()),
    'x'.repeat(43),
    await invite('autre@foyer.example', await home(), -1),
    await invite('autre@foyer.example', { residence_id: await world.project('Maison Les Charmes'), role: 'OWNER' }),
    await invite('autre@foyer.example', { residence_id: 999_999, role: 'OWNER' }),
  ]
  for (const [index, invitation_token] of tokens.entries()) {
    expect(await register('autre@foyer.example', { invitation_token })).toMatchObject({
      status: 422,
      error_reason: 'INVITATION_TOKEN_INVALID',
    })
    if (index > 0)
      expect(await anonymous.call('accounts.readInvitation', { token: invitation_token })).toMatchObject({
        status: 422,
        error_reason: 'INVITATION_TOKEN_INVALID',
      })
  }
  expect(await rowOf('autre@foyer.example')).toBeUndefined()
})

test('API-20/role staff join the company of their invitation with its role, without resident’s terms, once', async () => {
  const company_id = await world.company('Rénov’Est')
  const { id: staff_invitation_id } = await db
    .insertInto('staff_invitations')
    .values({
      company_id,
      email: 'lucie@renovest.example',
      role: 'COMPANY_MEMBER',
      sender_user_id: null,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await invite('lucie@renovest.example', { staff_invitation_id })
  expect((await anonymous.call('accounts.readInvitation', { token })).data).toMatchObject({
    kind: 'STAFF',
    company_name: 'Rénov’Est',
    residence_name: null,
  })
  expect(await register('lucie@renovest.example', { invitation_token: token, cgu: undefined })).toMatchObject({
    status: 200,
    data: { email_validated: true },
  })
  const { data } = await anonymous.call('accounts.signIn', {
    username: 'lucie@renovest.example',
    password: 'Mon-Logement7',
    scope: 'partner',
  })
  const lucie = clientWith(data.access_token)
  expect((await lucie.call('accounts.getMe')).data).toMatchObject({
    company_id,
    companies: [{ id: company_id, name: 'Rénov’Est', type: 'RENOVATION', role: 'COMPANY_MEMBER' }],
  })
  expect(await anonymous.call('accounts.readInvitation', { token })).toMatchObject({ status: 422 })
})

test('an administrator creates anyone, and accepts nothing in their name', async () => {
  const admin = await as('admin@logis.example')
  expect(await admin.call('accounts.createUser', person('cree@foyer.example', { cgu: false }))).toMatchObject({
    status: 200,
  })
  expect(await admin.call('accounts.createUser', person('cree2@foyer.example'))).toMatchObject({ status: 200 })
  expect(await acceptances('cree2@foyer.example')).toEqual([])
  const marie = await as('marie@horizon.example')
  expect(await marie.call('accounts.createUser', person('cree3@foyer.example', { cgu: false }))).toMatchObject({
    error_reason: 'TERMS_REQUIRED',
  })
})

test('AUTH-24 422: the password rule, and its neighbours', async () => {
  expect(await register('x@foyer.example', { password: 'Motdepasse1' })).toMatchObject({
    errors: { password: [{ code: 'too_common' }] },
  })
  expect(await register('x@foyer.example', { password: 'trop court' })).toMatchObject({
    errors: { password: [{ code: 'format' }] },
  })
  expect(await register('pas une adresse')).toMatchObject({ errors: { username: [{ code: 'email' }] } })
  expect(await register('x@foyer.example', { first_name: '  ' })).toMatchObject({
    errors: { first_name: [{ code: 'required' }] },
  })
  expect(await register('x@foyer.example', { is_active: true })).toMatchObject({ status: 422 })
  expect(await register('x@foyer.example', { first_name: 'Nul\u0000' })).toMatchObject({ status: 422 })
})

test('429: ten registrations an hour from one network, whatever they answer; whoever is invited comes in', async () => {
  const known = await Promise.all(Array.from({ length: 12 }, () => register('claire@foyer.example')))
  const statuses = known.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429])
  const invitation_token = await invite('attendu@foyer.example', await home())
  expect((await register('attendu@foyer.example', { invitation_token })).status).toBe(200)
  expect(await register('trop@foyer.example')).toMatchObject({ status: 429 })
  expect(
    await (await as('admin@logis.example')).call('accounts.createUser', person('trop@foyer.example')),
  ).toMatchObject({ status: 200 })
})

test('the address of a closed account is free again', async () => {
  await db
    .updateTable('users')
    .set({ deleted_at: new Date(), is_active: false })
    .where('username', '=', 'tom@foyer.example')
    .execute()
  expect(await register('tom@foyer.example')).toMatchObject({ status: 200 })
})
