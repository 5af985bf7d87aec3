import { beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { acceptTerms } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const password = 'Logement2026'
const signIn = (username: string, typed = password, scope = 'partner') =>
  anonymous.call('accounts.signIn', { username, password: typed, scope })
const basic = (username: string, typed = password) => `Basic ${Buffer.from(`${username}:${typed}`).toString('base64')}`
const byHeader = (authorization: string, query = '?scope=partner') =>
  anonymous.send('GET', `/v2/personal-access-token${query}`, { headers: { authorization } })

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('AUTH-03 200: the answer carries a token that opens the portal, and its life', async () => {
  const answer = await signIn('karim@renovest.example')
  expect(answer).toMatchObject({
    status: 200,
    data: {
      token_type: 'Bearer',
      expires_in: 28_800,
      user: { username: 'karim@renovest.example', first_name: 'Karim' },
    },
  })
  expect(answer.data.access_token).toMatch(/^[\w-]{43}$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const me = await clientWith(answer.data.access_token).call('accounts.getMe')
  expect(me.data).toMatchObject({ username: 'karim@renovest.example', scope: 'partner' })
})

test('AUTH-32 the token is stored as a hash, the visit is dated', async () => {
  const { data } = await signIn('  Karim@RENOVEST.example ')
  const tokens = await db.selectFrom('access_tokens').selectAll().orderBy('id', 'desc').execute()
  expect(JSON.stringify(tokens)).not.toContain(data.access_token)
  expect(tokens[0]).toMatchObject({ scope: 'partner', ip: '127.0.0.1' })
  expect(Date.now() - Date.parse(data.user.last_connection_at)).toBeLessThan(10_000)
})

test('AUTH-03 200: the credentials in an Authorization: Basic header, in UTF-8', async () => {
  const answer = await byHeader(basic('karim@renovest.example'))
  expect(answer).toMatchObject({ status: 200, data: { expires_in: 28_800 } })
  expect(answer.headers.get('deprecation')).toBeNull()
  expect(await byHeader(basic('hugo@clairiere.example', 'pâssé: :mot'))).toMatchObject({ status: 401 })
})

test.each([
  ['no header at all', undefined],
  ['a bearer token', 'Bearer abcdefghijklmnopqrstuvwxyz'],
  ['what is not base64', 'Basic ###'],
  ['no colon', `Basic ${Buffer.from('karim').toString('base64')}`],
  ['no password', `Basic ${Buffer.from('karim@renovest.example:').toString('base64')}`],
])('AUTH-03 401 CREDENTIALS_INVALID by header, without a challenge: %s', async (_what, authorization) => {
  const answer = await anonymous.send(
    'GET',
    '/v2/personal-access-token',
    authorization ? { headers: { authorization } } : {},
  )
  expect(answer).toMatchObject({ status: 401, error_reason: 'CREDENTIALS_INVALID' })
  expect(answer.headers.get('www-authenticate')).toBeNull()
})

test('AUTH-32 401: an unknown address, a wrong password and an account without one are told alike', async () => {
  await db.insertInto('users').values({ username: 'invited@foyer.example', email: 'invited@foyer.example' }).execute()
  const answers = [
    await signIn('nobody@renovest.example'),
    await signIn('karim@renovest.example', 'Wrong-password1'),
    await signIn('invited@foyer.example', 'Wrong-password1'),
  ]
  const told = answers.map(({ status, error_reason, error_message, errors }) => ({
    status,
    error_reason,
    error_message,
    errors,
  }))
  expect(told[0]).toMatchObject({
    status: 401,
    error_reason: 'CREDENTIALS_INVALID',
    error_message: 'Identifiant ou mot de passe incorrect.',
  })
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

test('AUTH-32 an unknown address takes the time of a known one', async () => {
  const works: Record<string, number[]> = { 'karim@renovest.example': [], 'nobody@renovest.example': [] }
  for (let round = 0; round < 13; round++) {
    for (const [username, done] of Object.entries(works)) {
      await db.deleteFrom('rate_limits').execute()
      // The processor's time of this process: what else the machine does is not in it.
      const before = process.cpuUsage()
      await signIn(username, 'Wrong-password1')
      const { user, system } = process.cpuUsage(before)
      done.push(user + system)
    }
  }
  const [known, unknown] = Object.values(works).map((done) => done.toSorted((a, b) => a - b)[6]!)
  // Without the decoy the second is some ten times faster.
  expect(unknown! / known!).toBeGreaterThan(0.6)
  expect(unknown! / known!).toBeLessThan(1.7)
})

test('AUTH-32 403 USER_DISABLED is told to those who know the password alone', async () => {
  const id = await world.user('otto@thermalia.example')
  await db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute()
  expect(await signIn('otto@thermalia.example')).toMatchObject({ status: 403, error_reason: 'USER_DISABLED' })
  expect(await byHeader(basic('otto@thermalia.example'))).toMatchObject({ status: 403, error_reason: 'USER_DISABLED' })
  expect(await signIn('otto@thermalia.example', 'Wrong-password1')).toMatchObject({
    status: 401,
    error_reason: 'CREDENTIALS_INVALID',
  })
})

test('403 COMPANY_DISABLED by header too: whose company is disabled is told why', async () => {
  const id = await world.company('Bâtir Ouest')
  const disabled = { disabled_at: new Date(), disabled_reason: 'Contrat terminé' }
  await db.updateTable('companies').set(disabled).where('id', '=', id).execute()
  expect(await byHeader(basic('zoe@batir-ouest.example'))).toMatchObject({
    status: 403,
    error_reason: 'COMPANY_DISABLED',
    error_message: expect.stringContaining('Contrat terminé'),
  })
  await db.updateTable('companies').set({ disabled_at: null, disabled_reason: null }).where('id', '=', id).execute()
})

test.each([
  ['claire@foyer.example', 'partner', 403, 'an owner is no staff'],
  ['alice@foyer.example', 'partner', 403, 'a registered person is no staff'],
  ['claire@foyer.example', 'resident', 200, 'an owner lives somewhere'],
  ['alice@foyer.example', 'resident', 200, 'a registered person will'],
  ['hugo@clairiere.example', 'resident', 403, 'staff without a home'],
  ['admin@logis.example', 'resident', 403, 'an administrator without a home'],
  ['admin@logis.example', 'partner', 200, 'an administrator'],
  ['support@logis.example', 'partner', 200, 'support'],
])('AUTH-32 SHELL-61 %s as %s: %i, %s', async (username, scope, status) => {
  const answer = await signIn(username, password, scope)
  expect(answer.status).toBe(status)
  if (status === 403) expect(answer.error_reason).toBe('SCOPE_NOT_ALLOWED')
})

test('AUTH-32 staff sign in as residents once they are invited to a home', async () => {
  const email = 'ines@belvedere.example'
  const invite = (hash: number) =>
    db
      .insertInto('one_time_tokens')
      .values({
        kind: 'INVITATION',
        email,
        token_hash: Buffer.alloc(32, hash),
        payload: JSON.stringify({ residence_id: 1, role: 'OWNER' }),
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute()
  expect(await signIn(email, password, 'resident')).toMatchObject({ status: 403 })
  await invite(7)
  expect(await signIn(email, password, 'resident')).toMatchObject({ status: 200, data: { user: { email } } })
})

test('API-20/inactive 403: a link to a company that is not active any more opens nothing', async () => {
  const id = await world.user('luc@isotherme.example')
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', id).execute()
  expect(await signIn('luc@isotherme.example')).toMatchObject({ status: 403, error_reason: 'SCOPE_NOT_ALLOWED' })
})

test('a colleague whose role was ended signs in as anyone does who is no staff, and has the channels of a resident', async () => {
  const [company_id, username] = [await world.company('Groupe Horizon'), 'lea@horizon.example']
  const marie = await as('marie@horizon.example')
  const { data: roles } = await marie.call('companies.listRoles', { company_id })
  const { id: link_id } = roles.find(({ user }: { user: { username: string } }) => user.username === username)
  const setActive = (is_active: boolean) =>
    marie.call('companies.changeRole', { company_id, link_id, role: 'COMPANY_READER', is_active })
  expect((await signIn(username, password, 'resident')).status).toBe(403)
  expect((await setActive(false)).status).toBe(200)
  expect(await signIn(username)).toMatchObject({ status: 403, error_reason: 'SCOPE_NOT_ALLOWED' })
  const entered = await signIn(username, password, 'resident')
  expect(entered).toMatchObject({ status: 200, data: { user: { username } } })
  const user_id = await world.user(username)
  await acceptTerms(user_id)
  const { data: channels } = await clientWith(entered.data.access_token).call('accounts.getUserChannels', { user_id })
  expect(new Set(channels.map(({ target }: { target: string }) => target))).toEqual(new Set(['user']))
  expect((await setActive(true)).status).toBe(200)
  expect((await signIn(username, password, 'resident')).status).toBe(403)
})

test('AUTH-32 administrators and support have short sessions', async () => {
  for (const username of ['admin@logis.example', 'support@logis.example']) {
    expect((await signIn(username)).data.expires_in).toBe(3600)
  }
  const { rows } = {
    rows: await db
      .selectFrom('access_tokens')
      .select(['issued_at', 'absolute_expires_at'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute(),
  }
  for (const { issued_at, absolute_expires_at } of rows) {
    expect((Date.parse(absolute_expires_at) - Date.parse(issued_at)) / 3_600_000).toBeCloseTo(12, 2)
  }
})

test('AUTH-03 400 CREDENTIALS_IN_URL whatever the password, and the attempt counts', async () => {
  const inQuery = (query: string) => anonymous.send('GET', `/v2/personal-access-token?scope=partner&${query}`)
  const credentials = `username=karim%40renovest.example&password=${password}`
  for (const query of [credentials, 'password=x', 'username=karim', `username=${'k'.repeat(900)}`]) {
    const answer = await inQuery(query)
    expect(answer).toMatchObject({ status: 400, error_reason: 'CREDENTIALS_IN_URL' })
    expect(answer.data).toBeUndefined()
  }
  for (let attempt = 1; attempt < 10; attempt++) await inQuery(credentials)
  expect(await inQuery(credentials)).toMatchObject({ status: 429 })
  expect(await signIn('karim@renovest.example')).toMatchObject({ status: 429, error_reason: 'TOO_MANY_REQUESTS' })
})

test('AUTH-03 a setting opens the query to old clients, and tells them that it will not last', async () => {
  settings.AUTH_ALLOW_QUERY_CREDENTIALS = true
  try {
    const inQuery = (typed: string) =>
      anonymous.send('GET', `/v2/personal-access-token?username=karim%40renovest.example&password=${typed}`)
    const answer = await inQuery(password)
    expect(answer).toMatchObject({ status: 200, data: { expires_in: 28_800 } })
    expect(answer.headers.get('deprecation')).toBe('true')
    expect(answer.headers.get('link')).toBe('</v2/personal-access-token>; rel="successor-version"')
    expect(await inQuery('Wrong-password1')).toMatchObject({ status: 401, error_reason: 'CREDENTIALS_INVALID' })
  } finally {
    settings.AUTH_ALLOW_QUERY_CREDENTIALS = false
  }
})

test.each([
  { username: 'karim@renovest.example', scope: 'partner' },
  { username: '', password, scope: 'partner' },
  { username: 'karim@renovest.example', password, scope: 'machine' },
  { username: 'karim@renovest.example', password, scope: 'partner', is_administrator: true },
  { username: 'karim\u0000@renovest.example', password, scope: 'partner' },
])('AUTH-02 422 VALIDATION_ERROR: %j', async (input) => {
  expect(await anonymous.call('accounts.signIn', input)).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
  })
})
