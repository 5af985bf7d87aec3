import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { forgetEverything } from '#platform/memory.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import { checkStorage } from '../../documents/storage/rules.ts'

const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#cde' } })
  .png()
  .toBuffer()
const asked: { url: string; authorization: string | undefined }[] = []
let answer: (response: ServerResponse) => void
const service = createServer((request, response) => {
  asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
  answer(response)
})
const draws = (response: ServerResponse) => response.setHeader('content-type', 'image/png').end(png)

let lilas: number
beforeAll(async () => {
  await new Promise<void>((listening) => void service.listen(0, '127.0.0.1', listening))
  lilas = await world.project('Maison Les Lilas')
})
afterAll(() => service.close())
beforeEach(async () => {
  const { port } = service.address() as AddressInfo
  settings.MAP_URL = `http://127.0.0.1:${port}/map?at={latitude},{longitude}&key=secret`
  settings.MAP_PAGE_URL = 'https://maps.example/#map=18/{latitude}/{longitude}'
  asked.length = 0
  answer = draws
  forgetEverything()
  await db.deleteFrom('map_pictures').execute()
  await db
    .updateTable('addresses')
    .set({ latitude: 47.240001, longitude: -1.52 })
    .where('contact_information_id', '=', (eb) =>
      eb.selectFrom('residences').select('contact_information_id').where('id', '=', lilas),
    )
    .execute()
})

const hugo = 'hugo@clairiere.example'
const map = async (residence_id = lilas, who = hugo) => (await as(who)).call('projects.getMap', { residence_id })
const none = { picture_path: null, page_url: null }

test('200: the picture is fetched once for its place, without a token of ours, kept, and served by the portal', async () => {
  const { status, data } = await map()
  expect({ status, page_url: data.page_url }).toEqual({
    status: 200,
    page_url: 'https://maps.example/#map=18/47.24/-1.52',
  })
  expect(asked).toEqual([{ url: '/map?at=47.24,-1.52&key=secret', authorization: undefined }])
  const picture = await anonymous.send('GET', data.picture_path)
  expect(picture.status).toBe(200)
  forgetEverything()
  expect((await map(lilas, 'lea@horizon.example')).data.picture_path).toBe(data.picture_path)
  expect(asked).toHaveLength(1)
  expect(await checkStorage()).toEqual([])
})

test('200: ten readers at once fetch it once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => map()))
  expect(new Set(answers.map(({ data }) => data.picture_path)).size).toBe(1)
  expect(asked).toHaveLength(1)
})

test('200: after thirty days it is fetched anew; while that fails the old one stands', async () => {
  const { picture_path } = (await map()).data
  const age = () =>
    db
      .updateTable('map_pictures')
      .set({ fetched_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute()
  await age()
  forgetEverything()
  answer = (response) => response.writeHead(500).end()
  expect((await map()).data.picture_path).toBe(picture_path)
  forgetEverything()
  answer = draws
  expect((await map()).data.picture_path).not.toBe(picture_path)
  expect(asked).toHaveLength(3)
  expect(await db.selectFrom('map_pictures').select('latitude').execute()).toHaveLength(1)
})

test.each<[string, (response: ServerResponse) => void]>([
  ['that fails', (response) => response.writeHead(503).end()],
  ['that sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['that answers too much', (response) => response.end(Buffer.alloc(3_000_000))],
  ['that answers no picture', (response) => response.setHeader('content-type', 'image/png').end('<html>')],
  ['that hangs up', (response) => void response.destroy()],
])('200: of a service %s there is no picture, and it is left alone for a while', async (_what, fails) => {
  answer = fails
  expect((await map()).data.picture_path).toBeNull()
  answer = draws
  expect((await map()).data.picture_path).toBeNull()
  expect(asked).toHaveLength(1)
  expect(await db.selectFrom('map_pictures').selectAll().execute()).toEqual([])
})

test('200: without a service, or where nobody knows the place, there is none; without a page, no link', async () => {
  const has_map = async () => (await (await as(hugo)).call('projects.getProject', { residence_id: lilas })).data.has_map
  expect(await has_map()).toBe(true)
  settings.MAP_PAGE_URL = undefined
  expect((await map()).data).toMatchObject({ picture_path: expect.any(String), page_url: null })
  await db.updateTable('addresses').set({ latitude: null, longitude: null }).execute()
  expect([(await map()).data, await has_map()]).toEqual([none, false])
  settings.MAP_URL = undefined
  expect([(await map()).data, await has_map()]).toEqual([none, false])
  expect(asked).toHaveLength(1)
})

test('404: a rival learns of no place', async () => {
  expect(await map(lilas, 'zoe@batir-ouest.example')).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
  expect(asked).toEqual([])
})
