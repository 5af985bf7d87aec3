import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { forgetEverything } from '#platform/memory.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { fillCommunes } from './communes/rules.ts'

/** As the Base Adresse Nationale answers (recorded; open licence of Etalab). */
const boulevard = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [2.290084, 49.897443] },
  properties: {
    label: '8 Boulevard du Port 80000 Amiens',
    score: 0.49159121588068583,
    housenumber: '8',
    id: '80021_6590_00008',
    type: 'housenumber',
    name: '8 Boulevard du Port',
    postcode: '80000',
    citycode: '80021',
    city: 'Amiens',
    context: '80, Somme, Hauts-de-France',
    street: 'Boulevard du Port',
  },
}
const amiens = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [2.292605, 49.903041] },
  properties: {
    id: '80021',
    label: 'Amiens',
    type: 'municipality',
    name: 'Amiens',
    postcode: '80000',
    city: 'Amiens',
    context: '80, Somme, Hauts-de-France',
  },
}

const asked: string[] = []
let answer: (response: ServerResponse) => void
const ban = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(response)
})
const tells = (...features: unknown[]) => {
  answer = (response) => void response.end(JSON.stringify({ type: 'FeatureCollection', features }))
}
let banUrl: string

beforeAll(async () => {
  await new Promise<void>((listening) => void ban.listen(0, '127.0.0.1', listening))
  banUrl = `http://127.0.0.1:${(ban.address() as AddressInfo).port}/geocodage/search/`
  await fillCommunes()
})
afterAll(() => ban.close())
beforeEach(() => {
  asked.length = 0
  settings.BAN_URL = undefined
  forgetEverything()
})

const suggest = async (search: string, more: object = {}) =>
  (await as('hugo@clairiere.example')).call('addresses.suggestAddresses', { search, ...more })
const labels = async (search: string) => (await suggest(search)).data.map(({ label }: { label: string }) => label)

test('200: from the national address base where the settings name it, street and number apart', async () => {
  settings.BAN_URL = banUrl
  tells(boulevard, amiens, { properties: null })
  const { status, data } = await suggest('8 bd du port')
  expect(status).toBe(200)
  expect(data).toEqual([
    {
      label: '8 Boulevard du Port 80000 Amiens',
      is_complete: true,
      street_number: '8',
      street_name: 'Boulevard du Port',
      zip_code: '80000',
      city: 'Amiens',
      region: 'Hauts-de-France',
      country_code: 'FR',
      country_name: 'France',
      extra_infos: null,
      latitude: 49.897443,
      longitude: 2.290084,
    },
    expect.objectContaining({
      label: 'Amiens',
      is_complete: false,
      street_name: '',
      zip_code: '80000',
      city: 'Amiens',
    }),
  ])
  expect(new URL(asked[0]!, banUrl).searchParams.get('q')).toBe('8 bd du port')
  await suggest('8 bd du port')
  expect(asked).toHaveLength(1)
})

const faults: [string, (response: ServerResponse) => void][] = [
  ['answers 500', (response) => void response.writeHead(500).end()],
  ['is no JSON', (response) => void response.end('<html>')],
  ['hangs up', (response) => void response.destroy()],
]
test.each(faults)(
  '200: an address base that %s leaves the communes, and is not asked at each letter',
  async (_fault, fault) => {
    settings.BAN_URL = banUrl
    answer = fault
    expect(await labels('44300 Nantes')).toEqual(['44300 Nantes'])
    expect(await labels('44000 Nantes')).toEqual(['44000 Nantes'])
    expect(asked.length).toBeLessThanOrEqual(1)
  },
)

test('200: a zip code alone is the communes’, and the address base is not asked', async () => {
  settings.BAN_URL = banUrl
  tells(boulevard)
  expect(await labels('44300')).toEqual(['44300 Nantes'])
  expect(asked).toEqual([])
})

test('200: without a provider the communes, by zip code and by name, accents or not, the largest first', async () => {
  expect(await labels('44300')).toEqual(['44300 Nantes'])
  expect((await labels('saint-nazaire'))[0]).toBe('44600 Saint-Nazaire')
  expect(await labels('20200')).toContain('20200 Bastia')
  expect(await labels('97400')).toEqual(['97400 Saint-Denis'])
  expect(await labels('75007')).toEqual(['75007 Paris'])
  expect(await labels('100%')).toEqual([])
})

test('200: what stands before the zip code is the street', async () => {
  const { data } = await suggest('14 bis rue des Lilas, 44300 Nan')
  expect(data).toMatchObject([
    {
      label: '14 bis rue des Lilas, 44300 Nantes',
      is_complete: true,
      street_number: '14 bis',
      street_name: 'rue des Lilas',
      zip_code: '44300',
      city: 'Nantes',
      region: 'Pays de la Loire',
    },
  ])
  expect((await suggest('219 B cours Lafayette 69003')).data[0]).toMatchObject({
    street_number: '219 B',
    street_name: 'cours Lafayette',
    city: 'Lyon',
  })
  expect((await suggest('44300')).data[0]).toMatchObject({ is_complete: false, street_name: '' })
})

test('200: a CEDEX is in no list: nothing is suggested, nothing refused', async () => {
  expect(await suggest('92919')).toMatchObject({ status: 200, data: [] })
})

test('200 and 422: among the countries that addresses are suggested of; another is refused', async () => {
  expect((await suggest('44300', { countries: 'be,fr' })).data).toHaveLength(1)
  expect((await suggest('44300', { countries: 'be,es' })).data).toEqual([])
  expect(await suggest('44300', { countries: 'us' })).toMatchObject({ status: 422 })
  expect(await suggest('4')).toMatchObject({ status: 422 })
})

test('401: not for strangers', async () => {
  expect(await anonymous.call('addresses.suggestAddresses', { search: '44300' })).toMatchObject({ status: 401 })
})

test('several servers that fill the list at once leave it once', async () => {
  const count = async () =>
    (
      await db
        .selectFrom('communes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const before = await count()
  expect(before).toBeGreaterThan(35_000)
  await db.updateTable('reference_editions').set({ edition: 'older' }).execute()
  await Promise.all([fillCommunes(), fillCommunes(), fillCommunes()])
  expect(await count()).toBe(before)
})
