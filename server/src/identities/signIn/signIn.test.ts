import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { anonymous } from '#platform/testing/client.ts'
import { lastCode, mailsTo } from '#platform/testing/mails.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
  provider.serve(1, 'Compte Horizon')
})
afterAll(() => provider.stop())
beforeEach(() => db.deleteFrom('user_identities').execute())

const marie = 'marie@horizon.example'
const karim = { sub: 'karim-1', email: 'karim@renovest.example', email_verified: true, given_name: 'Karim' }
const logged = () => db.selectFrom('security_log').selectAll().orderBy('id', 'desc').limit(4).execute()

test('AUTH-28 the portal tells its two providers, each where it is configured', async () => {
  const names = async () => (await anonymous.call('identities.listProviders')).data
  expect(await names()).toEqual([{ code: 'first', name: 'Compte Horizon' }])
  expect((await anonymous.call('portal.getPortal')).data.identity_providers).toEqual(await names())
  const other = await startProvider('portail')
  other.serve(2, 'ProConnect')
  expect(await names()).toEqual([
    { code: 'first', name: 'Compte Horizon' },
    { code: 'second', name: 'ProConnect' },
  ])
  const browser = openBrowser()
  other.as(karim)
  expect(await browser.signIn('second')).toMatchObject({ status: 200, data: { outcome: 'CODE_SENT' } })
  await other.stop()
  for (const name of ['NAME', 'ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'])
    Object.assign((await import('#platform/config.ts')).settings, { [`OIDC_2_${name}`]: undefined })
  expect(await browser.begin('second')).toMatchObject({ status: 404, error_reason: 'IDENTITY_PROVIDER_UNKNOWN' })
})

test('the provider is asked by code with PKCE, and a state, a nonce and a verifier of 43 characters', async () => {
  const { data } = await openBrowser().begin('first', { email: marie })
  const asked = new URL(data.url).searchParams
  expect(Object.fromEntries(asked)).toEqual({
    client_id: 'logis',
    redirect_uri: 'http://127.0.0.1:3000/login/return/first',
    response_type: 'code',
    scope: 'openid profile email offline_access',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    login_hint: marie,
  })
})

test('AUTH-29/link an account is linked by the code that was mailed to it, and opens at once from then on', async () => {
  provider.as({ sub: 'marie-1', email: marie, email_verified: true })
  const browser = openBrowser()
  const first = await browser.signIn('first', { wanted: '/projects/1?page=2' })
  expect(first).toMatchObject({ status: 200, data: { outcome: 'CODE_SENT', email: marie } })
  expect(first.data.session).toBeUndefined()
  const code = await lastCode(marie)
  const proven = await browser.prove(code.toLowerCase().replace('-', ''))
  expect(proven).toMatchObject({
    status: 200,
    data: {
      outcome: 'SIGNED_IN',
      wanted: '/projects/1?page=2',
      scope: 'partner',
      session: { user: { username: marie } },
    },
  })
  // The session lives in the browser that came, as any other.
  const token = proven.data.session.access_token
  expect((await browser.call(token, 'GET', '/v2/user')).status).toBe(200)
  expect((await openBrowser().call(token, 'GET', '/v2/user')).status).toBe(401)
  expect(await browser.prove(code)).toMatchObject({ status: 422, error_reason: 'IDENTITY_CODE_INVALID' })
  const [, told] = (await mailsTo(marie)).slice(-2)
  expect(told?.subject).toBe('Une nouvelle connexion ouvre votre compte')
  expect(told?.text).toContain('Compte Horizon')

  const later = openBrowser()
  expect(await later.signIn('first')).toMatchObject({ status: 200, data: { outcome: 'SIGNED_IN' } })
  // The address at the provider may change: who it is does not.
  provider.as({ sub: 'marie-1', email: 'm.dupont@ailleurs.example', email_verified: true })
  expect(await openBrowser().signIn('first')).toMatchObject({ data: { session: { user: { username: marie } } } })

  const kinds = (
    await db
      .selectFrom('security_log')
      .selectAll()
      .where('actor_user_id', '=', await world.user(marie))
      .orderBy('id')
      .execute()
  ).map(({ kind, details }) => [kind, details])
  expect(kinds.slice(0, 2)).toEqual([
    ['IDENTITY_LINKED', { provider: 'first' }],
    ['SIGNED_IN', { session_id: expect.any(Number), scope: 'partner', provider: 'first' }],
  ])
})

test('AUTH-29/proof neither a wrong code nor a right one elsewhere links anything; five tries are all', async () => {
  provider.as(karim)
  const browser = openBrowser()
  await browser.signIn('first')
  const code = await lastCode(karim.email)
  const stranger = openBrowser()
  await stranger.begin('first')
  expect(await stranger.prove(code)).toMatchObject({ status: 422, error_reason: 'IDENTITY_CODE_INVALID' })
  expect(await anonymous.call('identities.proveIdentity', { code })).toMatchObject({ status: 422 })
  for (let tries = 0; tries < 5; tries++)
    expect(await browser.prove('AAAA-AAAA')).toMatchObject({ status: 422, error_reason: 'IDENTITY_CODE_INVALID' })
  expect(await browser.prove(code)).toMatchObject({ status: 422 })
  // What waited too long is over too.
  await browser.signIn('first')
  await db
    .updateTable('identity_proofs')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .execute()
  expect(await browser.prove(await lastCode(karim.email))).toMatchObject({ status: 422 })
  expect(await db.selectFrom('user_identities').selectAll().execute()).toEqual([])
})

test('of two who type the code at once, one is signed in', async () => {
  provider.as({ ...karim, sub: 'karim-race' })
  const browser = openBrowser()
  await browser.signIn('first')
  const code = await lastCode(karim.email)
  const answers = await Promise.all([browser.prove(code), browser.prove(code)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test.each([
  ['an address that it has not verified', { email: marie, email_verified: false }],
  ['an address of which it does not say so', { email: marie }],
  ['no address', {}],
  ['an address that nobody has here', { email: 'personne@nulle-part.example', email_verified: true }],
])('AUTH-29/nobody %s: no account, no mail, and no staff is made', async (_what, claims) => {
  provider.as({ sub: 'inconnu', ...claims })
  const { length: mails } = await mailsTo(marie)
  const users = await db.selectFrom('users').select('id').execute()
  expect(await openBrowser().signIn('first')).toMatchObject({
    status: 200,
    data: { outcome: 'NO_ACCOUNT', company_name: null, administrators: [] },
  })
  expect(await mailsTo(marie)).toHaveLength(mails)
  expect(await db.selectFrom('users').select('id').execute()).toEqual(users)
  expect((await logged())[0]).toMatchObject({
    kind: 'SIGN_IN_REFUSED',
    details: { reason: 'IDENTITY_NOT_LINKED', provider: 'first' },
  })
})

test('an account that somebody had opened with an address that is not theirs goes to whoever proves it', async () => {
  const email = 'paul.martin@foyer.example'
  const registered = await anonymous.call('accounts.createUser', {
    username: email,
    password: 'Planted2026',
    first_name: 'Eve',
    last_name: 'Autre',
    cgu: true,
  })
  expect(registered.status).toBe(200)
  provider.as({ sub: 'paul-1', email, email_verified: true })
  const browser = openBrowser()
  await browser.signIn('first', { scope: 'resident' })
  const { data } = await browser.prove(await lastCode(email))
  expect(data.session.user).toMatchObject({ username: email, first_name: null, email_validated: true })
  expect(data.session.user.id).not.toBe(registered.data.id)
  expect(
    await anonymous.call('accounts.signIn', { username: email, password: 'Planted2026', scope: 'resident' }),
  ).toMatchObject({ status: 401 })
})

test('a wanted path of another site is not kept', async () => {
  provider.as({ ...karim, sub: 'karim-path' })
  const browser = openBrowser()
  await browser.signIn('first')
  await browser.prove(await lastCode(karim.email))
  for (const wanted of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/ok\\..\\x',
    'javascript:alert(1)',
    '/a\nb',
  ])
    expect((await browser.signIn('first', { wanted })).data, wanted).toMatchObject({
      outcome: 'SIGNED_IN',
      wanted: null,
    })
  expect((await browser.signIn('first', { wanted: '/account/3' })).data.wanted).toBe('/account/3')
})

test('whose company is disabled is told why, as with a password', async () => {
  provider.as({ ...karim, sub: 'karim-closed' })
  const browser = openBrowser()
  await browser.signIn('first')
  await browser.prove(await lastCode(karim.email))
  const setDisabled = (disabled_at: Date | null, disabled_reason: string | null) =>
    db.updateTable('companies').set({ disabled_at, disabled_reason }).where('name', '=', 'Rénov’Est').execute()
  await setDisabled(new Date(), 'Contrat terminé.')
  expect(await browser.signIn('first')).toMatchObject({
    status: 403,
    error_reason: 'COMPANY_DISABLED',
    error_message: expect.stringContaining('Contrat terminé.'),
  })
  await setDisabled(null, null)
  expect((await browser.signIn('first')).data).toMatchObject({ outcome: 'SIGNED_IN' })
})
