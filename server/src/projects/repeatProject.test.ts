import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let karim: Client
let company: number
beforeAll(async () => {
  karim = await as('karim@renovest.example')
  company = await world.company('Rénov’Est')
})

const house = (name: string) => ({
  type: 'HOUSE',
  name,
  contract_number: null,
  contact_information: { addresses: [{ street_name: 'Rue Haute', zip_code: '80000', city: 'Amiens' }], emails: [] },
})
const create = (key: string, name: string) =>
  karim.send('POST', `/v2/companies/${company}/residences`, {
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(house(name)),
  })
const named = (name: string) => db.selectFrom('residences').select('id').where('name', '=', name).execute()

test('a project that is sent again under its key, as after a lost answer, is made once and answered as it is', async () => {
  const first = await create('projet-1', 'Maison Perdue')
  const again = await create('projet-1', 'Maison Perdue')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.data).toEqual(first.data)
  expect(await named('Maison Perdue')).toHaveLength(1)
  await karim.call('projects.cancelProject', { company_id: company, residence_id: first.data.id })
  expect(await create('projet-1', 'Maison Perdue')).toMatchObject({
    status: 201,
    data: { id: first.data.id, deleted_at: expect.any(String) },
  })
  await create('projet-2', 'Maison Perdue')
  expect(await named('Maison Perdue')).toHaveLength(2)
})

test('three at once under one key make one project', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => create('projet-3', 'Maison Pressée')))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await named('Maison Pressée')).toHaveLength(1)
})

test('409: the same key with another project is refused and makes none; 400: what is no key', async () => {
  await create('projet-4', 'Maison Une')
  expect(await create('projet-4', 'Maison Autre')).toMatchObject({
    status: 409,
    error_reason: 'IDEMPOTENCY_KEY_REUSED',
  })
  expect(await create('x'.repeat(201), 'Maison Autre')).toMatchObject({ status: 400 })
  expect(await named('Maison Autre')).toHaveLength(0)
})
