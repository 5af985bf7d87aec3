import { once } from 'node:events'
import fs from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '../config.ts'
import { receiveForm } from './form.ts'

/** The limit of a form of its own, above that of the server. */
const larger = 10_000_010

let server: FastifyInstance
beforeAll(async () => {
  server = Fastify()
  await server.register(multipart, { limits: { fileSize: 10_000_000, fields: 3, fieldSize: 20 } })
  server.route({
    method: 'POST',
    url: '/',
    handler: async (request) => {
      const { fields, file } = await receiveForm(request, (all, fileName) => ({ ...all, fileName }), { silenceMs: 300 })
      return { fields, size: file.size_bytes }
    },
  })
  server.route({
    method: 'POST',
    url: '/larger',
    // Ten megabytes may stand still for a moment on a machine that is busy: this one's sender is not silent.
    handler: async (request) => (await receiveForm(request, () => null, { maxBytes: larger })).file.size_bytes,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const post = async (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('file', new Blob(['abc']), 'été.txt')
  const { port } = server.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })
  return { status: answer.status, body: (await answer.json()) as { message?: string; fields?: object; size?: number } }
}
const unfinished = () => fs.readdir(path.join(settings.STORAGE_FOLDER, 'unfinished'))

test('the fields and the file', async () => {
  expect(
    await post([
      ['a', '1'],
      ['b[]', '2'],
    ]),
  ).toEqual({ status: 200, body: { fields: { a: '1', b: ['2'], fileName: 'été.txt' }, size: 3 } })
})

test.each([
  [
    'too many fields',
    [
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
      ['d', '1'],
    ],
  ],
  ['too long a field', [['a', 'x'.repeat(21)]]],
] as [string, [string, string][]][])('%s is a malformed request', async (_what, fields) => {
  expect(await post(fields)).toMatchObject({ body: { message: 'REQUEST_MALFORMED' } })
})

test('a form with a limit of its own takes what is above the server’s, and no more', async () => {
  const { port } = server.server.address() as AddressInfo
  const send = async (size: number) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(size)]), 'carnet.zip')
    return (await fetch(`http://127.0.0.1:${port}/larger`, { method: 'POST', body: form })).text()
  }
  expect(await send(larger)).toBe(String(larger))
  expect(await send(larger + 1)).toContain('FILE_TOO_LARGE')
})

test('a sender who falls silent is taken as gone, and leaves nothing', async () => {
  const { port } = server.server.address() as AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9999\r\n\r\n',
  )
  socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf')
  await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), 5000)
  await once(socket.resume(), 'close')
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), 5000)
})
