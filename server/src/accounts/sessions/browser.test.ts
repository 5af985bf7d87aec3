import { expect, test } from 'vitest'
import { hashToken } from '#platform/actor.ts'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { clientWith, type Answer } from '#platform/testing/client.ts'
import { baseUrl } from '#platform/testing/running.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'

withoutLimits()

const person = { username: 'karim@renovest.example', password: 'Logement2026', scope: 'partner' }
const page = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4000' }
const tokenInvalid = { status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' }

const signIn = (headers: Record<string, string>, who: object = person) =>
  clientWith(null).send('POST', '/v2/personal-access-token', {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(who),
  })
const cookieOf = (answer: Answer) => answer.headers.get('set-cookie')
const pairOf = (answer: Answer) => cookieOf(answer)!.split(';')[0]!
const me = async (token: string, cookie?: string) =>
  clientWith(token).send('GET', '/v2/user', cookie ? { headers: { cookie } } : {})

test('a page of the portal signs in: the token opens nothing without the cookie of its browser', async () => {
  const answer = await signIn(page)
  const token = answer.data.access_token
  expect(cookieOf(answer)).toMatch(
    /^logis-browser-4000=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
  )
  expect((await me(token, pairOf(answer))).status).toBe(200)
  expect((await me(token, `theme=dark; ${pairOf(answer)}; other=1`)).status).toBe(200)
  expect(await me(token)).toMatchObject(tokenInvalid)
  const other = pairOf(await signIn(page))
  expect(await me(token, other)).toMatchObject(tokenInvalid)
  expect(await me(token, pairOf(answer).slice(0, -1))).toMatchObject(tokenInvalid)
  // Nor do the acts that prolong and end it.
  for (const method of ['PATCH', 'DELETE']) await clientWith(token).send(method, '/v2/personal-access-token')
  expect((await me(token, pairOf(answer))).status).toBe(200)
})

test('the cookie alone opens nothing: what authorises is the header', async () => {
  const cookie = pairOf(await signIn(page))
  expect(await clientWith(null).send('GET', '/v2/user', { headers: { cookie } })).toMatchObject(tokenInvalid)
})

test('the secret is kept as a hash, and the log never holds it', async () => {
  const answer = await signIn(page)
  const [name = '', secret = ''] = pairOf(answer).split('=')
  expect(name).toBe('logis-browser-4000')
  const row = await db
    .selectFrom('access_tokens')
    .select('browser_hash')
    .where('token_hash', '=', hashToken(answer.data.access_token))
    .executeTakeFirstOrThrow()
  expect(row.browser_hash).toEqual(hashToken(secret))
  const log = await db.selectFrom('security_log').selectAll().execute()
  expect(JSON.stringify(log)).not.toContain(secret)
})

test('with TLS the cookie has the prefix that only this host can set, whatever stands between', async () => {
  const secure = /^__Host-logis-browser=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict; Secure$/
  const answer = await signIn({ ...page, origin: 'https://portail.example.fr' })
  expect(cookieOf(answer)).toMatch(secure)
  expect((await me(answer.data.access_token, pairOf(answer))).status).toBe(200)
  const asked = settings.PORTAL_URL
  settings.PORTAL_URL = 'https://portail.example.fr'
  expect(cookieOf(await signIn({ 'sec-fetch-site': 'same-origin' }))).toMatch(secure)
  // An older browser says its origin alone.
  expect(cookieOf(await signIn({ origin: 'https://portail.example.fr' }))).toMatch(secure)
  settings.PORTAL_URL = asked
})

test.each([
  ['no browser', {}],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://autre.example' }],
  ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://autre.example.fr' }],
  ['an unknown origin', { origin: 'https://autre.example' }],
  ['no origin', { origin: 'null' }],
])('%s signs in: no cookie, and the bearer alone goes on serving', async (_what, headers) => {
  const answer = await signIn(headers)
  expect(cookieOf(answer)).toBeNull()
  expect((await me(answer.data.access_token)).status).toBe(200)
})

test('an older browser is known by its origin, which is the address that it asks', async () => {
  const answer = await signIn({ origin: await baseUrl() })
  expect(cookieOf(answer)).toMatch(/^logis-browser-\d+=/)
  expect(await me(answer.data.access_token)).toMatchObject(tokenInvalid)
})

test('a second sign-in in one browser keeps its secret: both sessions go on, side by side', async () => {
  const first = await signIn(page)
  const second = await signIn(
    { ...page, cookie: pairOf(first) },
    { ...person, username: 'claire@foyer.example', scope: 'resident' },
  )
  expect(pairOf(second)).toBe(pairOf(first))
  for (const { data } of [first, second]) expect((await me(data.access_token, pairOf(first))).status).toBe(200)
  // Signing out of one leaves the other its cookie; the last takes it away.
  const leave = (token: string) =>
    clientWith(token).send('DELETE', '/v2/personal-access-token', { headers: { cookie: pairOf(first) } })
  expect(cookieOf(await leave(first.data.access_token))).toBeNull()
  expect(await me(first.data.access_token, pairOf(first))).toMatchObject(tokenInvalid)
  expect((await me(second.data.access_token, pairOf(first))).status).toBe(200)
  expect(cookieOf(await leave(second.data.access_token))).toBe(
    'logis-browser-4000=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
  )
})

test('a secret that no open session lives by is not taken over, whoever had put it there', async () => {
  const planted = `logis-browser-4000=${'a'.repeat(43)}`
  const answer = await signIn({ ...page, cookie: planted })
  expect(pairOf(answer)).not.toBe(planted)
  expect(await me(answer.data.access_token, planted)).toMatchObject(tokenInvalid)
  const left = pairOf(answer)
  await clientWith(answer.data.access_token).send('DELETE', '/v2/personal-access-token', { headers: { cookie: left } })
  expect(pairOf(await signIn({ ...page, cookie: left }))).not.toBe(left)
})

test('a refresh keeps the browser, a refused sign-in leaves its cookie alone', async () => {
  const answer = await signIn(page)
  const cookie = pairOf(answer)
  const refreshed = await clientWith(answer.data.access_token).send('PATCH', '/v2/personal-access-token', {
    headers: { cookie },
  })
  expect(refreshed.status).toBe(200)
  const refused = await signIn({ ...page, cookie }, { ...person, password: 'Wrong-password1' })
  expect(refused.status).toBe(401)
  expect(cookieOf(refused)).toBeNull()
  expect((await me(answer.data.access_token, cookie)).status).toBe(200)
  expect(await me(answer.data.access_token)).toMatchObject(tokenInvalid)
})

test('a cookie of any shape is no error', async () => {
  const { data } = await signIn({})
  for (const cookie of [
    '=',
    ';;;',
    'logis-browser-4000',
    `logis-browser-4000=${'x'.repeat(5000)}`,
    'a=b=c; __Host-logis-browser=%00',
  ])
    expect((await me(data.access_token, cookie)).status).toBe(200)
})
