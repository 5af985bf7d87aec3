import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveFile, digestOf } from '../files.ts'
import { bucketSettings, openBucket } from '../testing/bucket.ts'
import { s3Store } from './s3.ts'
import { exitOf } from '../exit.ts'
import { type FileStore, MissingFile, StorageLost } from './store.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
let store: FileStore
beforeAll(async () => {
  bucket = await openBucket()
  store = s3Store(bucket.settings)
})
afterAll(() => bucket.close())

const keysOf = async (of: FileStore) => {
  const keys: string[] = []
  for await (const { key } of of.list()) keys.push(key)
  return keys
}
/** Bytes that differ everywhere, in pieces as a socket gives them. */
function* pieces(bytes: number) {
  for (let sent = 0; sent < bytes; sent += 65_536)
    yield Buffer.from(Uint32Array.from({ length: Math.min(65_536, bytes - sent) / 4 }, (_, i) => sent + i).buffer)
}

test.each([
  ['a small file in one request', 40_000],
  ['a large one in parts', 20_000_000],
])('%s is read back byte for byte', async (_how, size) => {
  const file = await receiveFile(pieces(size), { store })
  expect(file.size_bytes).toBe(size)
  expect((await digestOf(file.storage_key, store)).sha256.equals(file.sha256)).toBe(true)
  expect(await keysOf(store)).toContain(file.storage_key)
  await store.remove(file.storage_key)
  expect(await keysOf(store)).not.toContain(file.storage_key)
  await expect(store.open(file.storage_key)).rejects.toThrow(MissingFile)
})

test('an empty file', async () => {
  const file = await receiveFile([], { store })
  expect(await buffer(await store.open(file.storage_key))).toHaveLength(0)
})

test.each([
  ['at once', 10_000],
  ['after some parts', 12_000_000],
])('a sender who leaves %s leaves no object', async (_when, size) => {
  const before = await keysOf(store)
  const interrupted = (function* () {
    yield* pieces(size)
    throw new Error('the sender left')
  })()
  await expect(receiveFile(interrupted, { store })).rejects.toThrow('the sender left')
  expect(await keysOf(store)).toEqual(before)
})

test('too many bytes, or a program, leave no object and are told as such', async () => {
  const before = await keysOf(store)
  await expect(receiveFile(pieces(12_000_000), { store, maxBytes: 11_000_000 })).rejects.toThrow('FILE_TOO_LARGE')
  await expect(receiveFile([Buffer.from('MZ'), Buffer.alloc(100)], { store })).rejects.toThrow('FILE_TYPE_NOT_ALLOWED')
  expect(await keysOf(store)).toEqual(before)
})

test('a service that alters bytes without an error is found out, and its object removed', async () => {
  const before = await keysOf(store)
  async function* altered(bytes: AsyncIterable<Buffer>) {
    for await (const chunk of bytes) yield Buffer.concat([chunk, Buffer.from('0')])
  }
  const careless: FileStore = { ...store, put: (key, bytes) => store.put(key, altered(bytes)) }
  await expect(receiveFile(pieces(40_000), { store: careless })).rejects.toThrow(/altered/)
  expect(await keysOf(store)).toEqual(before)
})

/**
 * The part of the protocol that the test service lacks: it lists three unfinished uploads, two on its first page and two of
 * one key among them, and notes which are aborted.
 */
const unfinishedUploads = (aborted: string[]): Server =>
  createServer((request, response) => {
    if (request.method === 'DELETE') aborted.push(request.url ?? '')
    const upload = (key: string, day: string, id = `id-${key}`) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${day}T00:00:00Z</Initiated></Upload>`
    const { searchParams: asked } = new URL(request.url ?? '', 'http://bucket.example')
    const isNext = asked.get('key-marker') === 'old' && asked.get('upload-id-marker') === 'id-old'
    const next = '<NextKeyMarker>old</NextKeyMarker><NextUploadIdMarker>id-old</NextUploadIdMarker>'
    const page = isNext
      ? upload('old', '2026-01-02', 'id-again')
      : `<IsTruncated>true</IsTruncated>${next}${upload('new', '2026-06-01')}${upload('old', '2026-01-01')}`
    const body = `<ListMultipartUploadsResult>${page}</ListMultipartUploadsResult>`
    response
      .writeHead(request.method === 'DELETE' ? 204 : 200, { 'content-type': 'application/xml' })
      .end(request.method === 'DELETE' ? '' : body)
  })

test('the parts of uploads that never ended are dropped once they are old, on however many pages they are listed', async () => {
  const aborted: string[] = []
  const server = unfinishedUploads(aborted).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(
    await s3Store(bucketSettings(`http://127.0.0.1:${port}`)).removeUnfinished(
      ({ modifiedAt }) => modifiedAt < new Date('2026-03-01'),
    ),
  ).toBe(2)
  expect(aborted).toEqual([
    expect.stringMatching(/^\/booklets\/old\?.*uploadId=id-old/),
    expect.stringMatching(/^\/booklets\/old\?.*uploadId=id-again/),
  ])
  server.close()
})

test('a service that nobody reaches is told as lost, and not as a file that is gone', async () => {
  const away = s3Store({ ...bucket.settings, S3_ENDPOINT: 'http://127.0.0.1:9' })
  await expect(away.open('aa/none')).rejects.toThrow(StorageLost)
  const lost = await receiveFile([Buffer.from('bytes')], { store: away }).catch((error: unknown) => error)
  expect(lost).toBeInstanceOf(StorageLost)
  const { status, body, retryAfter } = exitOf(lost, { locale: 'fr-FR', requestId: 'r' })
  expect([status, body.error_reason, retryAfter]).toEqual([503, 'SERVICE_UNAVAILABLE', 5])
})

test.each([
  ['a key that it does not take', 403, 'SignatureDoesNotMatch'],
  ['a bucket that is not there', 404, 'NoSuchBucket'],
  ['a fault of its own', 503, 'SlowDown'],
])('a service that answers with %s is told as lost too', async (_what, status, code) => {
  const body = `<Error><Code>${code}</Code><Message>Non</Message></Error>`
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const unfit = s3Store(bucketSettings(`http://127.0.0.1:${port}`))
  await expect(unfit.open('aa/none')).rejects.toThrow(StorageLost)
  await expect(receiveFile([Buffer.from('bytes')], { store: unfit })).rejects.toThrow(StorageLost)
  server.closeAllConnections()
  server.close()
})
