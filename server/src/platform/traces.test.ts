import { once } from 'node:events'
import http from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from './testing/client.ts'
import { startServer } from './testing/process.ts'
import { world } from './testing/world.ts'

type Attribute = { key: string; value: Record<string, unknown> }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code: number }
}
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }

const received: { url: string; key: string | undefined; body: Sent }[] = []
const collector = http.createServer((request, response) => {
  void json(request).then((body) => {
    received.push({ url: request.url!, key: request.headers['x-key']?.toString(), body: body as Sent })
    response.end('{}')
  })
})
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(() => void collector.close())
const endpoint = () => `http://127.0.0.1:${(collector.address() as { port: number }).port}`
const spans = () => received.flatMap(({ body }) => body.resourceSpans[0]!.scopeSpans[0]!.spans)
const factsOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const ask = async (url: string, token: string, path: string) => {
  const answer = await fetch(`${url}/v2${path}`, { headers: { authorization: `Bearer ${token}`, traceparent } })
  await answer.arrayBuffer()
  return answer.status
}

test('a request is a span of its caller’s trace, its statements are spans below it, and no value is in them', async () => {
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=k%C3%A9',
    ROLE: 'web',
  })
  const { token } = await as('hugo@clairiere.example')
  const company = await world.company('Maisons Clairière')
  const path = `/companies/${company}/residences?search[name]=Zinnia`
  expect(await ask(server.url, token!, path)).toBe(200)
  expect(await ask(server.url, token!, '/companies/999999/residences')).toBe(404)
  server.child.kill('SIGTERM')
  await server.ended()

  expect(received[0]).toMatchObject({ url: '/v1/traces', key: 'ké' })
  expect(factsOf(received[0]!.body.resourceSpans[0]!.resource)).toEqual({
    'service.name': 'logis',
    'logis.role': 'web',
  })
  const requests = spans().filter(({ kind }) => kind === 2)
  const [found, refused] = requests
  expect(found).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    name: 'GET /v2/companies/{company_id}/residences',
    status: { code: 0 },
  })
  expect(factsOf(found!)).toMatchObject({
    'http.response.status_code': '200',
    'logis.operation': 'projects.listProjects',
  })
  expect(factsOf(refused!)).toMatchObject({ 'http.response.status_code': '404' })
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === found!.spanId)
  expect(statements.length).toBeGreaterThan(1)
  for (const { kind, traceId, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect({ kind, traceId }).toEqual({ kind: 3, traceId: found!.traceId })
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  }
  expect(JSON.stringify(received)).not.toMatch(/Zinnia|zinnia|hugo@/)
}, 60_000)

test('a collector that is not there stops nothing, and is told of once', async () => {
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    ROLE: 'web',
    LOG_LEVEL: 'warn',
  })
  const { token } = await as('hugo@clairiere.example')
  expect(await ask(server.url, token!, '/user')).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended()).toBe(0)
  expect(server.output().match(/traces could not be sent/g)).toHaveLength(1)
}, 60_000)
