import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db, pool } from '#platform/db.ts'
import { openSocket, head } from '#platform/testing/socket.ts'
import { openEvents, type Event } from '#platform/testing/events.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { startServer } from '#platform/testing/process.ts'
import { world } from '#platform/testing/world.ts'

const karim = 'karim@renovest.example'
const follow = 'notifications.followNotifications'

// Two servers as an operator starts them, on one database; what happens, happens at this file's own.
type Server = Awaited<ReturnType<typeof startServer>>
const servers: Server[] = []
const stop = ({ child, ended }: Server) => (child.kill(), ended())
beforeAll(async () => {
  servers.push(...(await Promise.all([startServer(), startServer()])))
}, 60_000)
afterAll(() => Promise.all(servers.map(stop)))
beforeEach(async () => {
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('rate_limits').execute()
})

let homes = 0
/** Claire activates a home of karim's company: the way that a notification comes. */
const happen = async () => {
  const company_id = await world.company('Rénov’Est')
  const name = `Maison vive ${(homes += 1)}`
  await (
    await as(karim)
  ).call('projects.createProject', {
    company_id,
    type: 'HOUSE',
    name,
    contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '67000', city: 'Strasbourg' }] },
  })
  const claire = await as('claire@foyer.example', 'resident')
  const answer = await claire.call('residents.activateByCode', { activation_code: await world.code(name) })
  expect(answer.status).toBe(200)
}
const told = (unread: number) => ({ event: 'unread', data: { unread } })
/** The last word of each. */
const expectTold = async (streams: { events: Event[] }[], unread: number) => {
  for (const { events } of streams) await expect.poll(() => events.at(-1), { timeout: 20_000 }).toEqual(told(unread))
}

test('what happens at one server is told at the others, to whom it is for and nobody else, and so is its reading', async () => {
  const client = await as(karim)
  const streams = await Promise.all(servers.map(({ url }) => openEvents(client, follow, url)))
  const zoes = await openEvents(await as('zoe@batir-ouest.example'), follow, servers[0]!.url)
  await expectTold([...streams, zoes], 0)
  await happen()
  await expectTold(streams, 1)
  await client.call('notifications.readAllNotifications')
  await expectTold(streams, 0)
  expect(zoes.events).not.toContainEqual(told(1))
  await Promise.all([...streams, zoes].map(({ leave }) => leave()))
})

test('nothing between keeps what is streamed: neither its headers, nor the limits on idle connections', async () => {
  const stream = await openEvents(await as(karim), follow, undefined, { 'accept-encoding': 'gzip, br' })
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(stream.response.headers.get('content-encoding')).toBeNull()
  await stream.leave()
})

test('the connection that listens is replaced when it is lost, and everyone is told again', async () => {
  const stream = await openEvents(await as(karim), follow, servers[0]!.url)
  await expectTold([stream], 0)
  const cut = () =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'logis listening'`,
    )
  await expect.poll(async () => (await cut()).rowCount).toBeGreaterThan(0)
  await happen()
  await expectTold([stream], 1)
  await stream.leave()
})

test.each([
  ['signs out', (client: Client) => client.call('accounts.signOut')],
  [
    'has their account disabled',
    async () => {
      await db.updateTable('users').set({ is_active: false }).where('username', '=', 'samira@rivages.example').execute()
      await db.updateTable('users').set({ is_active: true }).where('username', '=', 'samira@rivages.example').execute()
    },
  ],
  [
    'loses their role',
    async () => {
      const user_id = await world.user('samira@rivages.example')
      const link = () => db.updateTable('user_role_companies').where('user_id', '=', user_id)
      await link().set({ is_active: false }).execute()
      await link().set({ is_active: true }).execute()
    },
  ],
  [
    'is forgotten with their session',
    async () =>
      db
        .deleteFrom('access_tokens')
        .where('user_id', '=', await world.user('samira@rivages.example'))
        .execute(),
  ],
])('the stream of someone who %s elsewhere ends at every server', async (_, end) => {
  const client = await as('samira@rivages.example')
  const streams = await Promise.all(servers.map(({ url }) => openEvents(client, follow, url)))
  for (const { events } of streams) await expect.poll(() => events.length).toBeGreaterThan(0)
  const others = await openEvents(await as(karim), follow, servers[0]!.url)
  await end(client)
  for (const { state } of streams) await expect.poll(() => state.ended).toBe(true)
  expect(others.state.ended).toBe(false)
  await others.leave()
  expect((await openEvents(client, follow, servers[0]!.url)).response.status).toBe(401)
})

test('a person has eight browsers at a server: the ninth takes the place of the first, which is told so', async () => {
  const client = await as('ines@belvedere.example')
  const streams: Awaited<ReturnType<typeof openEvents>>[] = []
  for (let count = 0; count < 9; count += 1) streams.push(await openEvents(client, follow, servers[0]!.url))
  await expect.poll(() => streams.map(({ state }) => state.ended)).toEqual([true, ...Array<boolean>(8).fill(false)])
  expect(streams.map(({ events }) => events.at(-1)?.event)).toEqual(['room', ...Array<string>(8).fill('unread')])
  await Promise.all(streams.map(({ leave }) => leave()))
})

test('without a body nothing is opened: HEAD is answered at once', async () => {
  const { token } = await as(karim)
  const raw = await openSocket()
  const answer = await raw.ask(head('HEAD /v2/notifications/stream', { authorization: `Bearer ${token}` }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  raw.close()
})

test('a server that stops ends its streams, and the next one tells what happened meanwhile', async () => {
  const client = await as(karim)
  const first = await startServer()
  const stream = await openEvents(client, follow, first.url)
  await expectTold([stream], 0)
  first.child.kill()
  await expect.poll(() => stream.state.ended, { timeout: 10_000 }).toBe(true)
  expect(await first.ended()).toBe(0)
  await happen()
  const next = await startServer()
  servers.push(next)
  const again = await openEvents(client, follow, next.url)
  await expectTold([again], 1)
  await again.leave()
}, 60_000)
