import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { claimsOf, startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const username = 'karim@renovest.example'
const karim = { sub: 'karim-1', email: username, email_verified: true }
const failed = { status: 401, error_reason: 'IDENTITY_SIGN_IN_FAILED' }

let provider: TestProvider
let other: TestProvider
beforeAll(async () => {
  provider = await startProvider()
  other = await startProvider('portail')
  provider.serve(1, 'Premier')
  other.serve(2, 'Second')
  await db
    .insertInto('user_identities')
    .values({ user_id: await world.user(username), issuer: provider.issuer, subject: karim.sub, provider: 'first' })
    .execute()
})
afterAll(() => Promise.all([provider.stop(), other.stop()]))
beforeEach(() => {
  provider.as(karim)
  Object.assign(provider.state, { tamper: (token: object) => token, silent: false, atToken: undefined })
})

/** A browser that has come back, with what it brings. */
const comeBack = async (code = 'first') => {
  const browser = openBrowser()
  const { data } = await browser.begin(code)
  const back = await browser.visit(data.url)
  return { browser, answer: back.search.slice(1), back }
}
const faults = async () => {
  const rows = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'SIGN_IN_REFUSED')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return rows[0]?.details['fault']
}
const sessions = () => db.selectFrom('session_identities').select('token_id').execute()

test('the ordinary way opens, so that what follows is refused for its own reason', async () => {
  expect(await openBrowser().signIn('first')).toMatchObject({ status: 200, data: { outcome: 'SIGNED_IN' } })
})

test('a state that has served is refused, also at once', async () => {
  const { browser, answer } = await comeBack()
  const answers = await Promise.all([browser.come('first', answer), browser.come('first', answer)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  expect(await browser.come('first', answer)).toMatchObject(failed)
  expect(await faults()).toBe('UNKNOWN_STATE')
})

test('the state of another browser opens nothing there, and is not spent by it', async () => {
  const { browser, answer } = await comeBack()
  const victim = openBrowser()
  expect(await victim.come('first', answer)).toMatchObject(failed)
  expect(await faults()).toBe('UNKNOWN_BROWSER')
  await victim.begin('first')
  expect(await victim.come('first', answer)).toMatchObject(failed)
  expect(await faults()).toBe('UNKNOWN_STATE')
  expect(await browser.come('first', answer)).toMatchObject({ status: 200 })
})

test('a planted cookie is no browser’s own', async () => {
  const browser = openBrowser()
  const planted = 'a'.repeat(43)
  browser.own.set('logis-sign-in-3000', planted)
  await browser.begin('first')
  expect(browser.own.get('logis-sign-in-3000')).toMatch(/^[\w-]{43}$/)
  expect(browser.own.get('logis-sign-in-3000')).not.toBe(planted)
})

test('two tabs of one browser sign in side by side', async () => {
  const browser = openBrowser()
  const [one, two] = [await browser.begin('first'), await browser.begin('first')]
  for (const { data } of [one, two]) {
    const back = await browser.visit(data.url)
    expect(await browser.come('first', back.search.slice(1))).toMatchObject({ status: 200 })
  }
})

test('what one provider said is not taken for another’s', async () => {
  other.as({ sub: karim.sub, email: username, email_verified: true })
  // Begun at the first, brought to the second, and the other way round.
  const mixed = await comeBack('first')
  expect(await mixed.browser.come('second', mixed.answer)).toMatchObject(failed)
  const begun = await comeBack('second')
  expect(await begun.browser.come('first', begun.answer)).toMatchObject(failed)
  // A code of the second, under the state of the first, saying truly or not where it is from.
  const browser = openBrowser()
  const own = new URL((await browser.begin('first')).data.url).searchParams.get('state')!
  const code = begun.back.searchParams.get('code')!
  for (const iss of [other.issuer, provider.issuer]) {
    const retry = openBrowser()
    const state = new URL((await retry.begin('first')).data.url).searchParams.get('state')!
    expect(await retry.come('first', new URLSearchParams({ code, state, iss }).toString())).toMatchObject(failed)
  }
  // Nor is the issuer left unsaid, by a provider that says it.
  expect(await browser.come('first', new URLSearchParams({ code, state: own }).toString())).toMatchObject(failed)
})

test('the same subject at another issuer is somebody else', async () => {
  other.as({ sub: karim.sub, email: 'autre@nulle-part.example', email_verified: true })
  expect(await openBrowser().signIn('second')).toMatchObject({ status: 200, data: { outcome: 'NO_ACCOUNT' } })
})

test('a provider that refuses is believed; two states in one answer are none', async () => {
  provider.state.who = ''
  expect(await openBrowser().signIn('first')).toMatchObject(failed)
  expect(await faults()).toBe('access_denied')
  provider.as(karim)
  const { browser, answer } = await comeBack()
  expect(await browser.come('first', `${answer}&state=${'b'.repeat(43)}`)).toMatchObject(failed)
  for (const odd of ['x', 'code=a', '&&&', 'state=', `state=${'é'.repeat(50)}`, 'error=access_denied'])
    expect(await browser.come('first', odd)).toMatchObject(failed)
})

const later = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
type Claims = Record<string, unknown>
const told = { email: username, email_verified: true }
const lies: [string, (claims: Claims) => string][] = [
  ['for another audience', (claims) => provider.sign({ ...claims, aud: 'somebody-else' })],
  [
    'for several, of which the portal is one, and given to another',
    (claims) => provider.sign({ ...claims, aud: ['logis', 'b'], azp: 'b' }),
  ],
  ['that is over', (claims) => provider.sign({ ...claims, iat: later(-7200), exp: later(-3600) })],
  ['that is not made yet', (claims) => provider.sign({ ...claims, iat: later(90), exp: later(3600) })],
  ['without an end', ({ exp: _, ...claims }) => provider.sign(claims)],
  ['of another issuer', (claims) => provider.sign({ ...claims, iss: other.issuer })],
  ['with another nonce', (claims) => provider.sign({ ...claims, nonce: 'n'.repeat(43) })],
  ['without a nonce', ({ nonce: _, ...claims }) => provider.sign(claims)],
  ['without a subject', ({ sub: _, ...claims }) => provider.sign(claims)],
  ['with an empty subject', (claims) => provider.sign({ ...claims, ...told, sub: ' ' })],
  ['with a subject that is no text', (claims) => provider.sign({ ...claims, ...told, sub: 'karim\u0000' })],
  ['with a subject of half a character', (claims) => provider.sign({ ...claims, ...told, sub: 'karim\ud800' })],
  ['that says it needs no signature', (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
  ['whose signature is left out', (claims) => `${provider.sign(claims).split('.').slice(0, 2).join('.')}.`],
  ['signed by another’s key', (claims) => other.sign(claims)],
  [
    'signed by another’s key under the name of the right one',
    (claims) => {
      const [, body = ''] = provider.sign(claims).split('.')
      const header = provider.sign(claims).split('.')[0]!
      return `${header}.${body}.${other.sign(claims).split('.')[2]}`
    },
  ],
  ['signed by the client’s secret', (claims) => provider.sign(claims, { alg: 'HS256' })],
  [
    'with other claims than were signed',
    (claims) => {
      const [header, , signature] = provider.sign(claims).split('.')
      return `${header}.${part({ ...claims, sub: 'marie-1' })}.${signature}`
    },
  ],
  ['that is none', () => 'e30.e30.e30'],
]
test.each(lies)('an identity token %s opens nothing', async (_what, lie) => {
  provider.state.tamper = (token) => ({ ...token, id_token: lie(claimsOf(token.id_token!)) })
  const before = await sessions()
  expect(await openBrowser().signIn('first')).toMatchObject(failed)
  expect(await sessions()).toEqual(before)
  expect(await faults()).toMatch(/^[A-Z_]{5,60}$/i)
})

test('a clock that is a little ahead is believed', async () => {
  provider.state.tamper = (token) => {
    const claims = claimsOf(token.id_token!)
    return { ...token, id_token: provider.sign({ ...claims, iat: later(20) }) }
  }
  expect(await openBrowser().signIn('first')).toMatchObject({ status: 200, data: { outcome: 'SIGNED_IN' } })
})

test('an answer without an identity token opens nothing', async () => {
  provider.state.tamper = ({ id_token: _, ...token }) => token
  expect(await openBrowser().signIn('first')).toMatchObject(failed)
})

test('keys that the provider has changed are learnt at once', async () => {
  expect(await openBrowser().signIn('first')).toMatchObject({ status: 200 })
  provider.rotate()
  expect(await openBrowser().signIn('first')).toMatchObject({ status: 200, data: { outcome: 'SIGNED_IN' } })
})

test('a provider that does not answer is told as that, before and after', async () => {
  const { browser, answer } = await comeBack()
  provider.state.silent = true
  expect(await browser.come('first', answer)).toMatchObject({ status: 503, error_reason: 'IDENTITY_PROVIDER_SILENT' })
  const gone = await startProvider('gone')
  gone.serve(2, 'Parti')
  await gone.stop()
  expect(await openBrowser().begin('second')).toMatchObject({ status: 503, error_reason: 'IDENTITY_PROVIDER_SILENT' })
  const mute = await startProvider('mute')
  mute.serve(2, 'Muet')
  mute.state.silent = true
  expect(await openBrowser().begin('second')).toMatchObject({ status: 503, error_reason: 'IDENTITY_PROVIDER_SILENT' })
  await mute.stop()
  other.serve(2, 'Second')
}, 60_000)

test.each([
  ['a page', 200, { 'content-type': 'text/html' }, '<html>Maintenance</html>'],
  ['a redirect', 302, { location: '/token' }, ''],
  ['that there are too many', 429, {}, ''],
  ['a page that refuses', 403, { 'content-type': 'text/html' }, '<html>Blocked</html>'],
  ['that it cannot now', 400, { 'content-type': 'application/json' }, '{"error":"temporarily_unavailable"}'],
  ['a failure', 500, { 'content-type': 'application/json' }, '{"error":"server_error"}'],
] as const)(
  'a provider that answers %s has not answered, and what it did is in the log',
  async (_what, status, headers, body) => {
    const { browser, answer } = await comeBack()
    provider.state.atToken = (response) => response.writeHead(status, headers).end(body)
    expect(await browser.come('first', answer)).toMatchObject({ status: 503, error_reason: 'IDENTITY_PROVIDER_SILENT' })
    expect(await faults()).toMatch(/^[A-Z_]{5,60}$/i)
  },
)

test('a provider that refuses the portal’s secret by a header of HTTP is told as one that says it', async () => {
  const { browser, answer } = await comeBack()
  provider.state.atToken = (response) =>
    response
      .writeHead(401, { 'www-authenticate': 'Basic realm="clients"', 'content-type': 'application/json' })
      .end('{"error":"invalid_client"}')
  expect(await browser.come('first', answer)).toMatchObject({ status: 403, error_reason: 'IDENTITY_CLIENT_REFUSED' })
  expect(await faults()).toBe('invalid_client')
})

test('a provider that refuses the portal’s secret is told as that, and the secret is nowhere', async () => {
  const { settings } = await import('#platform/config.ts')
  const { OIDC_1_CLIENT_SECRET } = settings
  settings.OIDC_1_CLIENT_SECRET = 'ceci-est-faux'
  const before = await sessions()
  const answer = await openBrowser().signIn('first')
  settings.OIDC_1_CLIENT_SECRET = OIDC_1_CLIENT_SECRET
  expect(answer).toMatchObject({ status: 403, error_reason: 'IDENTITY_CLIENT_REFUSED' })
  expect(await faults()).toBe('invalid_client')
  expect(await sessions()).toEqual(before)
  const log = await db.selectFrom('security_log').selectAll().execute()
  expect(JSON.stringify([answer, log])).not.toContain('ceci-est-faux')
})

test('a second factor that the settings demand is asked for by what the provider says of it', async () => {
  const { settings } = await import('#platform/config.ts')
  settings.OIDC_1_SECOND_FACTOR = true
  expect(await openBrowser().signIn('first')).toMatchObject({ status: 403, error_reason: 'IDENTITY_FACTOR_REQUIRED' })
  for (const more of [{ amr: ['pwd', 'otp'] }, { acr: 'eidas2' }]) {
    provider.state.tamper = (token) => ({
      ...token,
      id_token: provider.sign({ ...claimsOf(token.id_token!), ...more }),
    })
    expect(await openBrowser().signIn('first')).toMatchObject({ status: 200 })
  }
  settings.OIDC_1_SECOND_FACTOR = false
})
