import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { openBucket } from '#platform/testing/bucket.ts'
import type { Client } from '#platform/testing/client.ts'

// The same server on a storage of the S3 kind: chosen by settings, so they are set before the storage is loaded.
let bucket: Awaited<ReturnType<typeof openBucket>>
let hugo: Client
let saules: number

beforeAll(async () => {
  bucket = await openBucket()
  Object.assign(settings, { STORAGE: 's3', ...bucket.settings })
  const { as } = await import('#platform/testing/client.ts')
  const { world } = await import('#platform/testing/world.ts')
  hugo = await as('hugo@clairiere.example')
  saules = await world.project('Maison Les Saules')
})
afterAll(() => bucket.close())

const upload = (name: string, bytes: Buffer) =>
  hugo.upload('documents.uploadDocument', { residence_id: saules }, { name }, [{ name, bytes }])
const keys = async () => {
  const { fileStore } = await import('#platform/files.ts')
  const found: string[] = []
  for await (const { key } of fileStore.list()) found.push(key)
  return found
}

test.each([
  ['one request', 30_000],
  ['several parts', 18_000_000],
])('201, then 200: what came back is what was sent, in %s', async (how, size) => {
  const bytes = Buffer.from(Uint32Array.from({ length: size / 4 }, (_, i) => i).buffer)
  const { status, data } = await upload(`${how}.bin`, bytes)
  expect(status).toBe(201)
  const answer = await hugo.download('documents.downloadDocument', { document_id: data.id })
  expect(answer.bytes.equals(bytes)).toBe(true)
})

test('a refused upload leaves no object', async () => {
  const before = await keys()
  expect(await upload('one request.bin', Buffer.from('again'))).toMatchObject({
    status: 409,
    error_reason: 'DOCUMENT_NAME_EXISTS',
  })
  expect(await upload('programme.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(50)]))).toMatchObject({
    status: 415,
  })
  expect(await keys()).toEqual(before)
})

test('503 while the service is away, and no row; afterwards all is well', async () => {
  await bucket.leave()
  const lost = await upload('perdu.bin', Buffer.from('lost'))
  await bucket.comeBack()
  expect(lost).toMatchObject({ status: 503, error_reason: 'SERVICE_UNAVAILABLE' })
  expect(await upload('perdu.bin', Buffer.from('found'))).toMatchObject({ status: 201 })
})
