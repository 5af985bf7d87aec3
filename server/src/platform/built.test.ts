import fs from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from './db.ts'
import { openBucket } from './testing/bucket.ts'
import { as } from './testing/client.ts'
import { startServer } from './testing/process.ts'
import { world } from './testing/world.ts'

// What is started is not what is written (server/rolldown.config.ts). Here it does what needs more than its own files: a
// library read late, a program beside its source, data of a library.
let bucket: Awaited<ReturnType<typeof openBucket>>
let server: Awaited<ReturnType<typeof startServer>>
let token: string

beforeAll(async () => {
  bucket = await openBucket()
  // It fills the list of communes by itself, off the package that it comes with.
  await db.deleteFrom('communes').execute()
  await db.deleteFrom('reference_editions').execute()
  // Without the system's reader of PDFs: ours is a program beside its source.
  server = await startServer({ STORAGE: 's3', ...bucket.settings, PATH: '/nowhere' })
  token = (await as('hugo@clairiere.example')).token!
})
afterAll(async () => {
  server.child.kill()
  await server.ended()
  await bucket.close()
})

const ask = (method: string, address: string, body?: FormData | object) =>
  fetch(`${server.url}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  })
const send = async (address: string, name: string, type: string, bytes: Buffer | string) => {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type }))
  const response = await ask('POST', address, form)
  const { data } = (await response.json()) as { data: { id: number; picture_path: string } }
  return { status: response.status, data }
}

const paper = async () => {
  const pdf = new PDFDocument()
  const bytes = buffer(pdf)
  pdf.text('Diagnostic de performance énergétique').text('Établi le : 12/03/2024').end()
  return bytes
}

test('the server as it is built keeps a paper in a bucket, hands it out as it came, and reads what it says', async () => {
  const sent = await paper()
  const residence = await world.project('Maison Les Lilas')
  const { status, data } = await send(`/v2/residences/${residence}/documents`, 'dpe.pdf', 'application/pdf', sent)
  expect(status).toBe(201)
  const came = await ask('GET', `/v2/documents/${data.id}/download`)
  expect(Buffer.from(await came.arrayBuffer()).equals(sent)).toBe(true)
  const read = await ask('GET', `/v2/documents/${data.id}/validity`)
  expect(await read.json()).toMatchObject({ data: { from: '2024-03-12' } })
})

test('it draws a picture of lines', async () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>'
  const user = await world.user('hugo@clairiere.example')
  const { status, data } = await send(`/v2/users/${user}/picture`, 'photo.svg', 'image/svg+xml', drawn)
  expect(status).toBe(200)
  const picture = await fetch(new URL(data.picture_path, server.url))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('it knows the passwords that everybody knows, and the communes', async () => {
  const person = {
    cgu: true,
    username: 'lise@example.fr',
    first_name: 'Lise',
    last_name: 'Roy',
    password: 'Liverpool1',
  }
  expect(await (await ask('POST', '/v2/users', person)).json()).toMatchObject({
    errors: { password: [{ code: 'too_common' }] },
  })
  const found = async () => (await ask('GET', '/v2/address-suggestions?search=44000')).json()
  await expect.poll(found, { timeout: 20_000 }).toMatchObject({ data: [{ city: 'Nantes' }] })
})

test('the server as it is built is written in ASCII, of which V8 keeps one byte a letter', () => {
  const folder = path.resolve(import.meta.dirname, '../../dist')
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts).toContain('main.js')
  expect(scripts.filter((name) => /[^\0-\x7f]/.test(fs.readFileSync(path.join(folder, name), 'utf8')))).toEqual([])
})
