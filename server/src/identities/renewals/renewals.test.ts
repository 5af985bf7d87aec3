import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { seal } from '#platform/sealing.ts'
import { openBrowser } from '#platform/testing/browsing.ts'
import { as } from '#platform/testing/client.ts'
import { startProvider, type TestProvider } from '#platform/testing/provider.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { identityJobs } from '../jobs.ts'
import { secretPurpose } from '../providers/rules.ts'
import { resealSessions } from './rules.ts'

withoutLimits()

const username = 'karim@renovest.example'
const karim = { sub: 'karim-1', email: username, email_verified: true }
let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
  provider.serve(1, 'Compte')
  await db
    .insertInto('user_identities')
    .values({ user_id: await world.user(username), issuer: provider.issuer, subject: karim.sub, provider: 'first' })
    .execute()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.as(karim)
  Object.assign(provider.state, { silent: false, atToken: undefined, tamper: (token: object) => token })
})

const signIn = async () => {
  const browser = openBrowser()
  const { data } = await browser.signIn('first')
  const token: string = data.session.access_token
  return {
    browser,
    refresh: () => browser.call(token, 'PATCH', '/v2/personal-access-token'),
    me: () => browser.call(token, 'GET', '/v2/user'),
    leave: () => browser.call(token, 'POST', '/v2/identity-sign-out'),
  }
}
const askedLongAgo = () =>
  db
    .updateTable('session_identities')
    .set({ asked_at: sql<string>`now() - interval '11 minutes'` })
    .execute()
const rows = () => db.selectFrom('session_identities').selectAll().orderBy('token_id', 'desc').execute()
const lastEnd = async () =>
  (
    await db
      .selectFrom('security_log')
      .select('details')
      .where('kind', '=', 'SESSIONS_ENDED')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.details['cause']

test('a session goes on while the provider renews it, and is over at the next renewal once it refuses', async () => {
  const session = await signIn()
  const [first] = await rows()
  expect(first).toMatchObject({ provider: 'first', is_renewable: true })
  // Believed for ten minutes: nobody is asked.
  provider.people.clear()
  expect((await session.refresh()).status).toBe(200)
  provider.as(karim)
  await askedLongAgo()
  expect((await session.refresh()).status).toBe(200)
  const [renewed] = await rows()
  expect(renewed?.sealed).not.toBe(first?.sealed)
  // The person has left the organisation.
  provider.people.clear()
  await askedLongAgo()
  expect(await session.refresh()).toMatchObject({ status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' })
  expect((await session.me()).status).toBe(401)
  expect(await lastEnd()).toBe('PROVIDER_REFUSED')
})

test('of several tabs that renew at once, one asks, and none of them ends the session', async () => {
  const session = await signIn()
  for (let round = 0; round < 3; round++) {
    await askedLongAgo()
    const answers = await Promise.all(Array.from({ length: 6 }, session.refresh))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  }
})

test('a provider that does not answer ends nothing, until it has not for as long as a session lasts', async () => {
  const session = await signIn()
  await provider.stop()
  await askedLongAgo()
  expect((await session.refresh()).status).toBe(200)
  await askedLongAgo()
  await db
    .updateTable('session_identities')
    .set({ answered_at: sql<string>`now() - make_interval(hours => ${settings.SESSION_HOURS + 1})` })
    .execute()
  expect((await session.refresh()).status).toBe(401)
  expect(await lastEnd()).toBe('PROVIDER_SILENT')
  provider = await startProvider()
  provider.serve(1, 'Compte')
  await db.updateTable('user_identities').set({ issuer: provider.issuer }).execute()
})

test('a provider that is not there any more has sent its people away', async () => {
  const session = await signIn()
  settings.OIDC_1_ISSUER = undefined
  await askedLongAgo()
  expect((await session.refresh()).status).toBe(401)
  provider.serve(1, 'Compte')
})

test('what one provider gave is sent to no other that took its place: the session is over, and leaves to nowhere', async () => {
  const { refresh, leave } = await signIn()
  const other = await startProvider()
  other.serve(1, 'Compte')
  expect((await leave()).data).toMatchObject({ url: null })
  await askedLongAgo()
  expect((await refresh()).status).toBe(401)
  provider.serve(1, 'Compte')
  await other.stop()
})

test('after a change of the key what renews a session is sealed anew', async () => {
  const [former, current] = ['a', 'b'].map((id) => ({ id, bytes: randomBytes(32) }))
  settings.SEALING_KEYS = [former!]
  const { refresh } = await signIn()
  settings.SEALING_KEYS = [current!, former!]
  await resealSessions()
  settings.SEALING_KEYS = [current!]
  await askedLongAgo()
  expect((await refresh()).status).toBe(200)
  settings.SEALING_KEYS = []
})

test('where the key is lost that sealed what renews a session, it is over at the next renewal, and operators are told', async () => {
  const [lost, current] = ['a', 'b'].map((id) => ({ id, bytes: randomBytes(32) }))
  settings.SEALING_KEYS = [lost!]
  const { refresh } = await signIn()
  const [{ token_id } = { token_id: 0 }] = await rows()
  settings.SEALING_KEYS = [current!]
  await askedLongAgo()
  const told = vi.spyOn(log, 'error').mockReturnValue(undefined)
  expect((await refresh()).status).toBe(401)
  expect(told.mock.calls).toContainEqual([{ token_id }, 'no key of SEALING_KEYS opens this secret'])
  told.mockRestore()
  settings.SEALING_KEYS = []
})

test('what renews a session is sealed anew where the secret of a provider, or of another session, cannot be written', async () => {
  const [former, current] = ['a', 'b'].map((id) => ({ id, bytes: randomBytes(32) }))
  settings.SEALING_KEYS = [former!]
  const [stuck, { refresh }] = [await signIn(), await signIn()]
  const secrets = await db.selectFrom('session_identities').select(['token_id', 'sealed']).orderBy('token_id').execute()
  const { token_id } = secrets.at(-2)!
  const company_id = await world.company('Maisons Clairière')
  await db
    .insertInto('identity_providers')
    .values({
      company_id,
      preset: 'OTHER',
      name: 'Compte',
      issuer: 'https://compte.example',
      client_id: 'logis',
      client_secret: seal(secretPurpose(company_id), 'secret'),
    })
    .execute()
  await sql`create function stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`.execute(
    db,
  )
  await sql`create trigger stick before update on identity_providers for each row execute function stick()`.execute(db)
  await sql`create trigger stick before update of sealed on session_identities for each row
    when (old.token_id = ${sql.lit(token_id)}) execute function stick()`.execute(db)
  settings.SEALING_KEYS = [current!, former!]
  await expect(identityJobs.find(({ name }) => name === 'identities.reseal')!.handle({} as never)).rejects.toThrow(
    'stuck',
  )
  await sql`drop function stick cascade`.execute(db)
  await db.deleteFrom('identity_providers').execute()
  settings.SEALING_KEYS = [current!]
  await askedLongAgo()
  expect((await refresh()).status).toBe(200)
  settings.SEALING_KEYS = [current!, former!]
  expect((await stuck.refresh()).status).toBe(200)
  settings.SEALING_KEYS = []
})

test('the portal’s own secret has run out: that says nothing of the person', async () => {
  const session = await signIn()
  settings.OIDC_1_CLIENT_SECRET = 'old'
  await askedLongAgo()
  expect((await session.refresh()).status).toBe(200)
  provider.serve(1, 'Compte')
})

test.each([
  ['a page', 200, { 'content-type': 'text/html' }, '<html>Maintenance</html>', 200],
  ['a redirect', 302, { location: '/token' }, '', 200],
  ['that there are too many', 429, {}, '', 200],
  ['that it cannot now', 503, { 'content-type': 'application/json' }, '{"error":"temporarily_unavailable"}', 200],
  ['that it asks for the client’s secret', 401, { 'www-authenticate': 'Basic realm="clients"' }, '', 200],
  ['that the grant is over', 400, { 'content-type': 'application/json' }, '{"error":"invalid_grant"}', 401],
] as const)(
  'a session whose provider answers %s is ended where that is said of the person',
  async (_what, status, headers, body, answered) => {
    const session = await signIn()
    await askedLongAgo()
    provider.state.atToken = (response) => response.writeHead(status, headers).end(body)
    expect((await session.refresh()).status).toBe(answered)
  },
)

test('what the provider does not renew lasts as long as a session does unused', async () => {
  provider.state.tamper = ({ refresh_token: _, ...token }) => token
  await signIn()
  const { absolute_expires_at, issued_at } = await db
    .selectFrom('access_tokens')
    .select(['absolute_expires_at', 'issued_at'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(Date.parse(absolute_expires_at) - Date.parse(issued_at)).toBe(settings.SESSION_HOURS * 3_600_000)
})

test('nothing of what renews and ends a session can be read in the database', async () => {
  await signIn()
  const kept = JSON.stringify([await rows(), await db.selectFrom('security_log').selectAll().execute()])
  // Head and body of a token: what is sealed may well hold the three letters of its beginning.
  expect(kept).not.toMatch(/eyJ[\w-]+\.eyJ|refreshToken|idToken/)
})

test('signing out here leads to signing out there', async () => {
  const session = await signIn()
  const { data, status } = await session.leave()
  expect(status).toBe(200)
  const url = new URL(data.url)
  expect(url.origin).toBe(provider.issuer)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    post_logout_redirect_uri: `${settings.PORTAL_URL}/login`,
    id_token_hint: expect.stringMatching(/^eyJ/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await session.me()).status).toBe(401)
  expect((await fetch(url)).status).toBe(200)
  // Nobody is left behind by a provider that is gone, nor by a session of another kind.
  const again = await signIn()
  provider.state.silent = false
  settings.OIDC_1_ISSUER = undefined
  expect(await again.leave()).toMatchObject({ status: 200, data: { url: null } })
  expect((await again.me()).status).toBe(401)
  provider.serve(1, 'Compte')
  expect(await (await as(username)).call('identities.leaveProvider')).toMatchObject({ data: { url: null } })
})
