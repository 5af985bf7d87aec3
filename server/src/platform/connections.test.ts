import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { connectionOptions, idleness } from './connections.ts'
import { securityHeaders } from './securityHeaders.ts'
import { head, openSocket, type Raw } from './testing/socket.ts'

const opened: Raw[] = []
afterEach(() => opened.splice(0).forEach((raw) => raw.close()))
const open = async (url?: string) => {
  const raw = await openSocket(url)
  opened.push(raw)
  return raw
}

const long = 'a'.repeat(20_000)
const french = /^(La requête|Les en-têtes|Ce contenu|Cette opération)/
const english = /^(The request|This content|This operation)/

const cases: [what: string, request: string, status: number, error_reason: string][] = [
  ['a path that cannot be decoded', head('GET /v2/companies/%ff%fe?token=s3cret'), 400, 'REQUEST_MALFORMED'],
  ['the same outside the API', head('GET /%ff%fe?token=s3cret'), 400, 'REQUEST_MALFORMED'],
  ['headers that are too large', head('GET /v2/portal?s3cret', { 'x-long': long }), 431, 'HEADERS_TOO_LARGE'],
  ['an address that is too long', head(`GET /v2/portal?s3cret=${long}`), 431, 'HEADERS_TOO_LARGE'],
  ['no request at all', 's3cret\r\n\r\n', 400, 'REQUEST_MALFORMED'],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'REQUEST_MALFORMED'],
  ['no host', 'GET /v2/portal?s3cret HTTP/1.1\r\n\r\n', 400, 'REQUEST_MALFORMED'],
  ['two hosts', `${head('GET /v2/portal?s3cret').trimEnd()}\r\nhost: s3cret\r\n\r\n`, 400, 'REQUEST_MALFORMED'],
  [
    'two lengths of one body',
    head('POST /v2/personal-access-token', { 'content-length': 5, 'transfer-encoding': 'chunked' }),
    400,
    'REQUEST_MALFORMED',
  ],
  [
    'a body in broken chunks',
    `${head('POST /v2/personal-access-token', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })}s3cret\r\n`,
    400,
    'REQUEST_MALFORMED',
  ],
  [
    'a type that is none',
    `${head('POST /v2/personal-access-token', { 'content-type': ';;;', 'content-length': 2 })}{}`,
    400,
    'REQUEST_MALFORMED',
  ],
  ['an unknown address of the API', head('PROPFIND /v2/s3cret'), 404, 'ROUTE_NOT_FOUND'],
  ['a parameter that is longer than any', head(`GET /v2/companies/${'9'.repeat(400)}`), 404, 'ROUTE_NOT_FOUND'],
  ['a script that is no longer there', head('GET /assets/s3cret.js'), 404, 'ROUTE_NOT_FOUND'],
  ['a source map', head('GET /assets/index.js.map'), 404, 'ROUTE_NOT_FOUND'],
]

test.each(cases)(
  '%s: the envelope, the security headers, nothing of the address',
  async (_what, request, status, error_reason) => {
    const answer = await (await open()).ask(request)
    expect(answer).toMatchObject({ status, body: { error_reason } })
    expect(Object.keys(answer.body)).toEqual(['error_reason', 'error_message', 'request_id'])
    expect(answer.body.request_id).toMatch(/^[\da-f-]{36}$/)
    for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name)).toBe(value)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.text.replace(String(answer.body.request_id), '')).not.toMatch(/s3cret|%ff|aaaa/)
  },
)

test.each(cases)('%s: in the language that the headers ask for', async (_what, request) => {
  expect((await (await open()).ask(request)).body.error_message).toMatch(french)
  const inEnglish = request.replace('HTTP/1.1\r\n', 'HTTP/1.1\r\nAccept-Language: en-GB\r\n')
  if (inEnglish !== request) expect((await (await open()).ask(inEnglish)).body.error_message).toMatch(english)
})

test.each(['PROPFIND', 'OPTIONS', 'TRACE', 'QUERY', 'MKCOL', 'DELETE'])(
  '%s on a known address is METHOD_NOT_ALLOWED, with the verbs that it knows',
  async (verb) => {
    const answer = await (await open()).ask(head(`${verb} /v2/residences/1`))
    expect(answer).toMatchObject({ status: 405, body: { error_reason: 'METHOD_NOT_ALLOWED' } })
    expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'PATCH'])
  },
)

test('an expectation that nobody knows is no reason to answer otherwise', async () => {
  const answer = await (await open()).ask(head('GET /v2/portal', { expect: 'wonders' }))
  expect(answer.status).toBe(200)
})

test('what cannot be read ends its connection, and hurts no other', async () => {
  const [broken, other] = [await open(), await open()]
  expect(await broken.ask('s3cret\r\n\r\n')).toMatchObject({ status: 400 })
  await broken.ended
  expect(await other.ask(head('GET /v2/portal'))).toMatchObject({ status: 200 })
})

test('a connection without a request ends by itself; one that is sending its file does not', async () => {
  const server = Fastify(
    connectionOptions({ keepAliveTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 }),
  )
  server.addContentTypeParser('*', (_request, _body, done) => done(null))
  server.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: async (request) => {
      let bytes = 0
      for await (const chunk of request.raw) bytes += (chunk as Buffer).length
      return { bytes }
    },
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const [silent, half, kept, sending] = [await open(url), await open(url), await open(url), await open(url)]
  half.send('GET / HTTP/1.1\r\nHost: ')
  expect((await kept.ask(head('GET /'))).status).toBe(200)
  sending.send(head('POST /', { 'content-length': 2, 'content-type': 'x/y' }))
  sending.send('1')

  expect(await half.answer()).toMatchObject({ status: 408, body: { error_reason: 'REQUEST_TIMEOUT' } })
  await Promise.all([silent, half, kept].map(({ ended }) => ended))
  expect(await sending.ask('2')).toMatchObject({ status: 200, body: { bytes: 2 } })
  await server.close()
})

test('a connection without a request ends within a minute', () => {
  expect(idleness.headersTimeout + idleness.connectionsCheckingInterval).toBeLessThanOrEqual(60_000)
  // Node adds a second.
  expect(idleness.keepAliveTimeout + 1_000).toBeLessThanOrEqual(60_000)
})
