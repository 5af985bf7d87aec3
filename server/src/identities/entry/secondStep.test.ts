import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { codeOf, makeTotp, noTotp } from '#platform/testing/factors.ts'
import { lastCode } from '#platform/testing/mails.ts'
import { newDevice } from '#platform/testing/passkeys.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const karim = 'karim@renovest.example'
const right = 'Logement2026'
let provider: TestProvider
let user_id: number
let company_id: number
beforeAll(async () => {
  provider = await startProvider()
  provider.serve(1, 'Compte Horizon')
  user_id = await world.user(karim)
  company_id = await world.company('Rénov’Est')
})
afterAll(() => provider.stop())
beforeEach(async () => {
  provider.state.tamper = (token) => token
  await noTotp(user_id)
  for (const table of ['identity_providers', 'identity_domains', 'user_identities', 'sign_in_challenges'] as const)
    await db.deleteFrom(table).execute()
})
const demand = (demands_second_factor: boolean) =>
  db.updateTable('companies').set({ demands_second_factor }).where('id', '=', company_id).execute()
afterEach(() => demand(false))

/** Karim has an account elsewhere that opens his here. */
const linked = async (code = 'first') => {
  provider.as({ sub: 'karim', email: karim, email_verified: true })
  const { id } = await db
    .insertInto('user_identities')
    .values({ user_id, issuer: provider.issuer, subject: 'karim', provider: code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
/** The company has a provider of its own. */
const ofCompany = async (more: object = {}) => {
  settings.OIDC_PRIVATE_NETWORKS = true
  const { seal } = await import('#platform/sealing.ts')
  await db
    .insertInto('identity_providers')
    .values({
      company_id,
      preset: 'OTHER',
      name: 'Compte RénovEst',
      issuer: provider.issuer,
      client_id: provider.clientId,
      client_secret: seal(`identity provider ${company_id}`, provider.secret),
      ...more,
    })
    .execute()
  await linked(`company-${company_id}`)
  return `company-${company_id}`
}
const sessionOf = (token: string) =>
  import('#platform/actor.ts').then(({ hashToken }) =>
    db
      .selectFrom('access_tokens as t')
      .leftJoin('session_identities as s', 's.token_id', 't.id')
      .where('t.token_hash', '=', hashToken(token))
      .select(['t.factor_at', 's.provider'])
      .executeTakeFirstOrThrow(),
  )
const lastSignIn = () =>
  db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'SIGNED_IN')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('a provider that has proven no second factor is the first step of an account that has one', async () => {
  await linked()
  const secret = await makeTotp(user_id)
  const browser = openBrowser()
  const first = await browser.signIn('first', { wanted: '/account/3' })
  expect(first).toMatchObject({
    status: 200,
    data: { outcome: 'SECOND_STEP', methods: ['TOTP', 'RECOVERY_CODE'], wanted: '/account/3', scope: 'partner' },
  })
  expect(first.data.session).toBeUndefined()
  const { challenge } = first.data
  expect((await browser.call(challenge, 'GET', '/v2/user')).status).toBe(401)
  expect(await browser.pass(challenge, codeOf(secret, 9))).toMatchObject({
    status: 422,
    error_reason: 'FACTOR_CODE_INVALID',
  })
  const second = await browser.pass(challenge, codeOf(secret))
  expect(second).toMatchObject({ status: 200, data: { user: { username: karim } } })
  expect(await sessionOf(second.data.access_token)).toEqual({ factor_at: expect.any(String), provider: 'first' })
  expect((await lastSignIn()).details).toMatchObject({ provider: 'first', factor: 'TOTP' })
  expect(await browser.pass(challenge, codeOf(secret))).toMatchObject({ error_reason: 'CHALLENGE_INVALID' })
})

test('a second factor that the provider has proven counts for one', async () => {
  await linked()
  await makeTotp(user_id)
  await demand(true)
  provider.state.tamper = (token) => {
    const claims = JSON.parse(Buffer.from(token.id_token!.split('.')[1]!, 'base64url').toString()) as object
    return { ...token, id_token: provider.sign({ ...claims, amr: ['pwd', 'otp'] }) }
  }
  const browser = openBrowser()
  const { data } = await browser.signIn('first')
  expect(data.outcome).toBe('SIGNED_IN')
  expect(await sessionOf(data.session.access_token)).toEqual({ factor_at: expect.any(String), provider: 'first' })
  expect((await lastSignIn()).details).toMatchObject({ provider: 'first', factor: 'PROVIDER' })
  const me = await browser.call(data.session.access_token, 'GET', '/v2/user')
  expect(me.data.owes_second_factor).toBe(false)
})

test('whoever must have one and has none is led to it, though a provider has proven them', async () => {
  await linked()
  await demand(true)
  const browser = openBrowser()
  const { data } = await browser.signIn('first')
  const { access_token } = data.session
  expect((await browser.call(access_token, 'GET', '/v2/user')).data.owes_second_factor).toBe(true)
  expect(await browser.call(access_token, 'GET', `/v2/companies/${company_id}`)).toMatchObject({
    status: 403,
    error_reason: 'SECOND_FACTOR_REQUIRED',
  })
})

test('the code that links an account leads to the second step too', async () => {
  provider.as({ sub: 'karim', email: karim, email_verified: true })
  const secret = await makeTotp(user_id)
  const browser = openBrowser()
  expect((await browser.signIn('first')).data.outcome).toBe('CODE_SENT')
  const proven = await browser.prove(await lastCode(karim))
  expect(proven).toMatchObject({ status: 200, data: { outcome: 'SECOND_STEP' } })
  expect(await browser.pass(proven.data.challenge, codeOf(secret))).toMatchObject({ status: 200 })
})

test('what has become of the person meanwhile is asked again at the second step', async () => {
  const code = await ofCompany()
  const secret = await makeTotp(user_id)
  const browser = openBrowser()
  const waiting = async () => (await browser.signIn(code)).data.challenge as string
  const member = (is_active: boolean) =>
    db
      .updateTable('user_role_companies')
      .set({ is_active })
      .where('user_id', '=', user_id)
      .where('company_id', '=', company_id)
      .execute()
  const left = await waiting()
  await member(false)
  expect(await browser.pass(left, codeOf(secret))).toMatchObject({ status: 403, error_reason: 'SCOPE_NOT_ALLOWED' })
  await member(true)
  const disabled = await waiting()
  await db.updateTable('users').set({ is_active: false }).where('id', '=', user_id).execute()
  const refused = await browser.pass(disabled, codeOf(secret))
  await db.updateTable('users').set({ is_active: true }).where('id', '=', user_id).execute()
  expect(refused).toMatchObject({ status: 401, error_reason: 'CHALLENGE_INVALID' })
  const orphan = await waiting()
  await db.deleteFrom('identity_providers').execute()
  expect(await browser.pass(orphan, codeOf(secret))).toMatchObject({ error_reason: 'IDENTITY_PROVIDER_UNKNOWN' })
  // Neither the code nor the challenge was used up by what was refused.
  await ofCompany().catch(() => undefined)
  expect(await browser.pass(orphan, codeOf(secret))).toMatchObject({ status: 200 })
})

/** Karim's company lets its people in by its provider alone; the way back is another administrator's. */
const onlyByProvider = async () => {
  await ofCompany({ is_only_way: true, only_way_by_user_id: null })
  const username = 'first@renovest.example'
  await db
    .insertInto('users')
    .values({ username, email: username, password_hash: 'x' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = await world.user(username)
  await db
    .insertInto('user_role_companies')
    .values({ user_id: id, company_id, role: 'COMPANY_ADMIN', is_active: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.updateTable('identity_providers').set({ only_way_by_user_id: id }).execute()
  const domain = { company_id, domain: 'renovest.example', proof: 'preuve', proven_at: new Date() }
  await db.insertInto('identity_domains').values(domain).execute()
}
const required = { status: 403, error_reason: 'IDENTITY_PROVIDER_REQUIRED' }

test('whoever must come by their provider is told before a code is asked for, and again after', async () => {
  const secret = await makeTotp(user_id)
  const password = () => anonymous.call('accounts.signIn', { username: karim, password: right, scope: 'partner' })
  const { challenge } = (await password()).data
  expect(challenge).toBeDefined()
  await onlyByProvider()
  expect(await anonymous.call('accounts.passSecondFactor', { challenge, code: codeOf(secret) })).toMatchObject(required)
  expect(await password()).toMatchObject(required)
})

test('whoever must come by their provider comes neither by the header, nor by a passkey, nor by another provider', async () => {
  const device = newDevice()
  const asked = await (await as(karim)).call('accounts.startPasskey', { user_id })
  const passkey = { user_id, name: 'Téléphone', passkey: device.create(asked.data) }
  expect(await (await as(karim)).call('accounts.addPasskey', passkey)).toMatchObject({ status: 201 })
  const enter = async () => {
    const { data } = await anonymous.call('accounts.askPasskey', {})
    return anonymous.call('accounts.signInByPasskey', { scope: 'partner', passkey: device.sign(data) })
  }
  expect(await enter()).toMatchObject({ status: 200 })
  provider.as({ sub: 'karim elsewhere', email: karim, email_verified: true })
  const browser = openBrowser()
  expect((await browser.signIn('first')).data.outcome).toBe('CODE_SENT')
  await onlyByProvider()
  expect(await enter()).toMatchObject(required)
  const authorization = `Basic ${Buffer.from(`${karim}:${right}`).toString('base64')}`
  const byHeader = await anonymous.send('GET', '/v2/personal-access-token', { headers: { authorization } })
  expect(byHeader).toMatchObject(required)
  expect(await browser.prove(await lastCode(karim))).toMatchObject(required)
  await db.deleteFrom('user_passkeys').execute()
})

test('what has become of the person and of the provider while the code was in the mail is asked before it opens anything', async () => {
  provider.as({ sub: 'karim', email: karim, email_verified: true })
  const setDisabled = (disabled: boolean) =>
    db
      .updateTable('companies')
      .set({ disabled_at: disabled ? new Date() : null, disabled_reason: disabled ? 'Contrat terminé.' : null })
      .where('id', '=', company_id)
      .execute()
  const setActive = (is_active: boolean) =>
    db.updateTable('users').set({ is_active }).where('id', '=', user_id).execute()
  const { OIDC_1_ISSUER } = settings
  const meanwhile = {
    USER_DISABLED: setActive,
    COMPANY_DISABLED: (is: boolean) => setDisabled(!is),
    IDENTITY_PROVIDER_UNKNOWN: async (is: boolean) =>
      void Object.assign(settings, { OIDC_1_ISSUER: is ? OIDC_1_ISSUER : undefined }),
  }
  for (const [error_reason, set] of Object.entries(meanwhile)) {
    const browser = openBrowser()
    expect((await browser.signIn('first')).data.outcome).toBe('CODE_SENT')
    const code = await lastCode(karim)
    await set(false)
    const refused = await browser.prove(code)
    await set(true)
    expect(refused).toMatchObject({ error_reason })
    expect(refused.data).toBeUndefined()
    await db.deleteFrom('user_identities').execute()
  }
})

test('in production without a key to seal by, nobody begins to sign in elsewhere, and no provider is kept', async () => {
  settings.OIDC_PRIVATE_NETWORKS = true
  const { issuer, clientId, secret } = provider
  const client = await as(karim)
  settings.NODE_ENV = 'production'
  const begun = await openBrowser().begin('first')
  const kept = await client.call('identities.setCompanyProvider', {
    company_id,
    preset: 'OTHER',
    name: 'Compte RénovEst',
    issuer,
    client_id: clientId,
    client_secret: secret,
    demands_second_factor: false,
    new_people_role: null,
  })
  settings.NODE_ENV = 'test'
  const refused = { status: 503, error_reason: 'SEALING_KEY_REQUIRED' }
  expect([begun, kept]).toMatchObject([refused, refused])
  expect(await db.selectFrom('identity_providers').select('company_id').execute()).toEqual([])
})

test('a key that is lost while someone signs in elsewhere has them begin again, whichever step they stand at', async () => {
  const key = () => [{ id: 'a', bytes: randomBytes(32) }]
  const lose = () => Object.assign(settings, { SEALING_KEYS: key() })
  lose()
  const browser = openBrowser()
  await linked()
  const back = await browser.visit((await browser.begin('first')).data.url)
  lose()
  const failed = { status: 401, error_reason: 'IDENTITY_SIGN_IN_FAILED' }
  expect(await browser.come('first', back.search.slice(1))).toMatchObject(failed)
  const secret = await makeTotp(user_id)
  const first = await browser.signIn('first')
  lose()
  const over = { status: 401, error_reason: 'CHALLENGE_INVALID' }
  expect(await browser.pass(first.data.challenge, codeOf(secret))).toMatchObject(over)
  await noTotp(user_id)
  await db.deleteFrom('user_identities').execute()
  expect((await browser.signIn('first')).data.outcome).toBe('CODE_SENT')
  const code = await lastCode(karim)
  lose()
  const invalid = { status: 422, error_reason: 'IDENTITY_CODE_INVALID' }
  expect(await browser.prove(code)).toMatchObject(invalid)
  expect((await browser.signIn('first')).data.outcome).toBe('CODE_SENT')
  expect((await browser.prove(await lastCode(karim))).data.outcome).toBe('SIGNED_IN')
  settings.SEALING_KEYS = []
})

test('whoever is no longer of the company when they prove their address does not come back by its provider', async () => {
  const code = await ofCompany({ new_people_role: 'COMPANY_READER' })
  const domain = { company_id, domain: 'renovest.example', proof: 'x', proven_at: new Date().toISOString() }
  await db.insertInto('identity_domains').values(domain).execute()
  await db.deleteFrom('user_identities').execute()
  const browser = openBrowser()
  expect((await browser.signIn(code)).data.outcome).toBe('CODE_SENT')
  const setMember = (is_active: boolean) =>
    db
      .updateTable('user_role_companies')
      .set({ is_active })
      .where('user_id', '=', user_id)
      .where('company_id', '=', company_id)
      .execute()
  await setMember(false)
  const refused = await browser.prove(await lastCode(karim))
  await setMember(true)
  expect(refused).toMatchObject({ status: 403, error_reason: 'SCOPE_NOT_ALLOWED' })
  expect(await db.selectFrom('user_identities').select('id').execute()).toEqual([])
})
