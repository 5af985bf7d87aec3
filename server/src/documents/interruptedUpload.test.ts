import fs from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { fileStore } from '#platform/files.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { baseUrl } from '#platform/testing/running.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let lilas: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})

const unfinished = () => fs.readdir(path.join(settings.STORAGE_FOLDER, 'unfinished'))
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of fileStore.list()) keys.push(key)
  return keys.toSorted()
}
const named = (name: string) => db.selectFrom('documents').select('id').where('name', '=', name).execute()

const partHead = (name: string) =>
  `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`

/** Opens a connection, writes the head of an upload and these bytes of its body, and answers the socket. */
const beginUpload = async (announced: string, body: Buffer) => {
  const { hostname, port } = new URL(await baseUrl())
  const socket = net.connect(Number(port), hostname)
  const head = [
    `POST /v2/residences/${lilas}/documents HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${hugo.token}`,
    'content-type: multipart/form-data; boundary=cut',
    announced,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return socket
}

const answerOf = (socket: net.Socket) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })

test('a sender who leaves in the middle leaves nothing: no row, no file, no temporary file', async () => {
  const before = await storedKeys()
  const body = Buffer.concat([Buffer.from(partHead('Coupé.pdf')), Buffer.alloc(3_000_000, 'a')])
  const socket = await beginUpload('content-length: 50000000', body)
  await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), 5000)
  await pause(100)
  socket.destroy()
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), 5000)
  expect(await storedKeys()).toEqual(before)
  expect(await named('Coupé')).toEqual([])
})

test('a sender who leaves after the file, before the form ends, leaves nothing either', async () => {
  const before = await storedKeys()
  const body = Buffer.from(
    `${partHead('Presque.pdf')}%PDF-1.4\r\n--cut\r\ncontent-disposition: form-data; name="name"\r\n\r\nPresq`,
  )
  const socket = await beginUpload(`content-length: ${body.length + 200}`, body)
  await vi.waitFor(async () => expect(await storedKeys()).toHaveLength(before.length + 1), 5000)
  socket.destroy()
  await vi.waitFor(async () => expect(await storedKeys()).toEqual(before), 5000)
  expect(await named('Presque')).toEqual([])
})

test.each([
  ['within the file', `${partHead('Tronqué.pdf')}%PDF-1.4 half of it`],
  [
    'before its last boundary',
    `${partHead('Tronqué.pdf')}%PDF-1.4\r\n--cut\r\ncontent-disposition: form-data; name="name"\r\n\r\nTronqué.pdf`,
  ],
  ['before its first part', '--cut'],
])('400: a form of the announced length that stops %s', async (_where, text) => {
  const before = await storedKeys()
  const body = Buffer.from(text)
  const socket = await beginUpload(`connection: close\r\ncontent-length: ${body.length}`, body)
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 (400|422) /)
  expect(await storedKeys()).toEqual(before)
  expect(await unfinished()).toEqual([])
  expect(await named('Tronqué')).toEqual([])
})

test('a refused upload is still read to its end, so that the sender can read why', async () => {
  const bytes = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(20_000_000)])
  const refused = await hugo.upload('documents.uploadDocument', { residence_id: lilas }, {}, [
    { name: 'lourd.pdf', bytes },
  ])
  expect(refused).toMatchObject({ status: 415, error_reason: 'FILE_TYPE_NOT_ALLOWED' })
})

test('409: a project cancelled while a file was on its way takes neither the file nor a row', async () => {
  const before = await storedKeys()
  const [start, end] = [Buffer.from(`${partHead('Annulé.pdf')}%PDF-1.4`), Buffer.from('\r\n--cut--\r\n')]
  const socket = await beginUpload(`connection: close\r\ncontent-length: ${start.length + end.length}`, start)
  await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), 5000)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', lilas).execute()
  socket.write(end)
  const answer = await answerOf(socket)
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', lilas).execute()
  expect(answer).toMatch(/^HTTP\/1\.1 409 [\s\S]*RESIDENCE_CANCELLED/)
  expect(await storedKeys()).toEqual(before)
  expect(await named('Annulé')).toEqual([])
})
