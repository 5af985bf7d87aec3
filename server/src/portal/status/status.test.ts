import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { forgetEverything } from '#platform/memory.ts'
import { anonymous } from '#platform/testing/client.ts'

const component = (id: string, status: string, more: object = {}) => ({ id, name: id, status, ...more })
const maintenance = (id: string, more: object = {}) => ({
  id,
  name: 'Maintenance réseau',
  components: [],
  scheduled_for: '2026-11-22T22:00:00.000+01:00',
  scheduled_until: '2026-11-23T00:00:00.000+01:00',
  resolved_at: null,
  ...more,
})

const asked: IncomingMessage[] = []
let answer: (response: ServerResponse) => void
const page = createServer((request, response) => {
  asked.push(request)
  answer(response)
})
const tells = (body: unknown) => {
  answer = (response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
const summary = () =>
  anonymous.send('GET', '/v2/status/summary', { headers: { authorization: 'Bearer of-the-caller' } })
const bodyOf = async () => (await summary()).data

beforeAll(async () => {
  await new Promise<void>((listening) => void page.listen(0, '127.0.0.1', listening))
  settings.STATUS_PAGE_URL = `http://127.0.0.1:${(page.address() as AddressInfo).port}/api/v2/summary.json`
})
afterAll(() => page.close())
beforeEach(() => {
  asked.length = 0
  settings.STATUS_COMPONENTS = []
  forgetEverything()
})

test('API-02/status SHELL-36 200: components and maintenances, asked of the status page without the caller’s token', async () => {
  tells({
    components: [
      component('api', 'partial_outage'),
      component('web', 'operational'),
      component('all', 'x', { group: true }),
    ],
    scheduled_maintenances: [maintenance('m', { components: [component('api', 'operational')] })],
  })
  expect(await bodyOf()).toEqual({
    components: [
      { id: 'api', name: 'api', status: 'partial_outage' },
      { id: 'web', name: 'web', status: 'operational' },
    ],
    scheduled_maintenances: [
      {
        id: 'm',
        name: 'Maintenance réseau',
        components: [{ id: 'api', name: 'api' }],
        scheduled_for: '2026-11-22T21:00:00.000Z',
        scheduled_until: '2026-11-22T23:00:00.000Z',
        resolved_at: null,
      },
    ],
  })
  expect(asked[0]?.headers.authorization).toBeUndefined()
})

test('SHELL-39/configured the settings name the components that concern the portal', async () => {
  settings.STATUS_COMPONENTS = ['api']
  tells({
    components: [component('api', 'major_outage'), component('other', 'major_outage')],
    scheduled_maintenances: [
      maintenance('ours', { components: [component('api', 'x')] }),
      maintenance('theirs', { components: [component('other', 'x')] }),
      maintenance('everyone’s'),
    ],
  })
  const { components, scheduled_maintenances } = await bodyOf()
  expect(components.map(({ id }: { id: string }) => id)).toEqual(['api'])
  expect(scheduled_maintenances.map(({ id }: { id: string }) => id)).toEqual(['ours', 'everyone’s'])
})

test('many ask at once, the status page is asked once, and not again within the minute', async () => {
  tells({ components: [], scheduled_maintenances: [] })
  await Promise.all(Array.from({ length: 8 }, summary))
  await summary()
  expect(asked).toHaveLength(1)
})

const nothing = { components: [], scheduled_maintenances: [] }
const faults: [string, (response: ServerResponse) => void][] = [
  ['answers 500', (response) => void response.writeHead(500).end()],
  ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['is no JSON', (response) => void response.end('<html>')],
  ['is JSON of another shape', (response) => void response.end('{"components":{}}')],
  ['never ends', (response) => void response.write(' '.repeat(80_000))],
  ['hangs up', (response) => void response.destroy()],
]
test.each(faults)('SHELL-39/failing 200: a status page that %s tells nothing', async (_fault, fault) => {
  answer = fault
  expect(await bodyOf()).toEqual(nothing)
})

test('an entry that cannot be read hides none of the others, and a long name is cut', async () => {
  tells({
    components: [null, { id: 1 }, component('é'.repeat(300), 'degraded_performance')],
    scheduled_maintenances: null,
  })
  expect(await bodyOf()).toEqual({
    components: [{ id: 'é'.repeat(200), name: 'é'.repeat(200), status: 'degraded_performance' }],
    scheduled_maintenances: [],
  })
})

test('SHELL-39/absent 200: without a status page there is nothing to tell', async () => {
  settings.STATUS_PAGE_URL = undefined
  expect(await bodyOf()).toEqual(nothing)
})
