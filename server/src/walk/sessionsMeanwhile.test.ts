import http from 'node:http'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hashToken } from '#platform/actor.ts'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { newColleague } from '#platform/testing/people.ts'
import { baseUrl } from '#platform/testing/running.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { clientOf, type Person } from './people.ts'

// Whatever leaves as a file ends with the session of whoever asked for it, however that session ends.

/** As long as an answer may take before its session is asked for again, and a little more. */
const aWhileMs = 1_100
let atTheGate: (() => Promise<unknown>) | null = null

const { query } = pg.Client.prototype
const isArrival = (config: unknown) => (config as { text?: string } | null)?.text?.includes('t.token_hash =') === true
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const end = isArrival(given[0]) ? atTheGate : null
  const tell = given.at(-1)
  if (!end || typeof tell !== 'function') return Reflect.apply(query, this, given)
  atTheGate = null
  const later = (...answer: unknown[]) =>
    void end()
      .then(() => pause(aWhileMs))
      .then(() => Reflect.apply(tell, undefined, answer))
  return Reflect.apply(query, this, [...given.slice(0, -1), later])
} as typeof query
afterAll(() => {
  pg.Client.prototype.query = query
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

/** What is answered to whoever came through the gate, and whose session ended before the file began to leave. */
const askedAndEnded = async (
  client: Client,
  name: string,
  input: Record<string, unknown>,
  end: () => Promise<unknown>,
) => {
  atTheGate = end
  const { status, error_reason, headers } = await client.download(name, input)
  expect(atTheGate).toBeNull()
  return { status, error_reason, type: headers.get('content-type') }
}
const over = { status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID', type: 'application/json; charset=utf-8' }
const revoke = ({ token }: Client) =>
  db
    .updateTable('access_tokens')
    .set({ revoked_at: new Date() })
    .where('token_hash', '=', hashToken(token!))
    .executeTakeFirstOrThrow()

const isFile = (schema: unknown) => (schema as { def?: { type?: string } } | undefined)?.def?.type === 'file'
const files = operations.filter(
  ({ method, needsUser, procedure, name }) =>
    method === 'GET' && needsUser && !/\.follow/.test(name) && isFile(procedure['~orpc'].outputSchema),
)
/** One body each, made whole before it is sent: there is nothing to break off. */
const wholeBodies = new Set(['invitations.downloadCredentials', 'invitations.downloadBuildingCredentials'])
const kinds: Record<string, object[]> = {
  'products.exportCatalogue': [
    { kind: 'products', format: 'csv' },
    { kind: 'products', format: 'xlsx' },
    { kind: 'documents', format: 'csv' },
  ],
  'contacts.exportContacts': [{ format: 'csv' }, { format: 'vcf' }],
}
const each = files
  .filter(({ name }) => !wholeBodies.has(name))
  .flatMap(({ name }) => (kinds[name] ?? [{}]).map((more) => [name, more] as const))

test.each(each)('%s %o: what has not left when the session ends leaves no more', async (name, more) => {
  const row = expected[name]!
  const person: Person = row.ok.includes('admin') ? 'admin' : row.ok[0]!
  const input = { ...(await row.input(person)), ...more }
  const client = await clientOf(person)
  expect((await client.download(name, input)).status).toBe(200)
  expect(await askedAndEnded(client, name, input, () => revoke(client))).toEqual(over)
})

const ends: [how: string, end: (one: { user_id: number; client: Client; username: string }) => Promise<unknown>][] = [
  [
    'they are dismissed from the company',
    ({ user_id }) =>
      db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', user_id).execute(),
  ],
  [
    'their account is disabled',
    ({ user_id }) => db.updateTable('users').set({ is_active: false }).where('id', '=', user_id).execute(),
  ],
  ['they sign out', ({ client }) => client.call('accounts.signOut')],
  [
    'they close the session from elsewhere',
    async ({ user_id, username }) => (await as(username)).call('accounts.endOtherSessions', { user_id }),
  ],
]
test.each(ends)('a list of homes leaves no more once %s', async (_how, end) => {
  const company_id = await world.company('Maisons Clairière')
  const { user_id, username, client: enter } = await newColleague('Maisons Clairière')
  const client = await enter()
  const ended = () => end({ user_id, client, username })
  expect(await askedAndEnded(client, 'projects.exportProjects', { company_id }, ended)).toEqual(over)
})

test('a ZIP whose reader is slow breaks off where they were when their session ended', async () => {
  const marie = await as('marie@horizon.example')
  const { data: home } = await marie.call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'HOUSE',
    name: 'Villa lente',
    contact_information: { addresses: [{ street_name: 'Rue Lente', zip_code: '44000', city: 'Nantes' }] },
  })
  // What the system has taken over to send is gone, session or not: it holds some 36 MB between two ends at most.
  const size = 45_000_000
  for (const name of ['a.bin', 'b.bin']) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size), Buffer.from('\n%%EOF')])
    const file = { name: `${name}.pdf`, type: 'application/pdf', bytes }
    const place = { residence_id: home.id }
    expect((await marie.upload('documents.uploadDocument', place, {}, [file])).status).toBe(201)
  }
  const read = async (whileItWaits: () => Promise<unknown>) => {
    const headers = { authorization: `Bearer ${marie.token}` }
    const request = http.get(`${await baseUrl()}/v2/residences/${home.id}/documents/download`, { headers })
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    expect(answer.statusCode).toBe(200)
    let received = 0
    answer.once('data', () => answer.pause())
    await once(answer, 'pause')
    await whileItWaits()
    await pause(aWhileMs)
    answer.on('data', (bytes: Buffer) => (received += bytes.length))
    answer.resume()
    const broken = once(answer, 'error').then(() => true)
    return { isWhole: !(await Promise.race([broken, once(answer, 'end').then(() => false)])), received }
  }
  const whole = await read(async () => {})
  expect(whole.isWhole).toBe(true)
  expect(whole.received).toBeGreaterThan(2 * size - 1_000_000)
  const cut = await read(() => revoke(marie))
  expect(cut.isWhole).toBe(false)
  expect(cut.received).toBeLessThan(size)
})
