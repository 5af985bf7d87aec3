import { showCode } from '@logis/contract/projects.rules'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const flatOf = async (name: string) => (await world.flats('Résidence Les Tilleuls')).find((flat) => flat.name === name)!
const list = async (who: string, input: object = {}, scope: 'partner' | 'resident' = 'resident') =>
  (await as(who, scope)).call('residents.listHomes', { user_id: await world.user(who), ...input })
const open = async (who: string, residence_id: number) =>
  (await as(who, 'resident')).call('residents.getHome', { user_id: await world.user(who), residence_id })

test('RES-06 an owner sees the home, its code, contract and addresses', async () => {
  const erables = await world.project('Maison Les Érables')
  expect(await list('claire@foyer.example')).toMatchObject({
    status: 200,
    meta: { total: 1 },
    data: [
      {
        id: erables,
        name: 'Maison Les Érables',
        role_code: 'OWNER',
        residence_code: showCode(await world.code('Maison Les Érables')),
        contract_number: 'CL-2025-0388',
        company: { name: 'Maisons Clairière' },
        contact_information: { emails: [{ email: 'claire@foyer.example' }], addresses: [{ city: 'Rezé' }] },
      },
    ],
  })
})

test('RES-07/roles a tenant sees neither the code, nor the contract, nor the e-mails', async () => {
  const { id, residence_code } = await flatOf('Appartement A01')
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.insertInto('emails').values({ contact_information_id, email: 'bailleur@rivages.example' }).execute()
  await db.updateTable('residences').set({ contract_number: 'HR-1' }).where('id', '=', id).execute()
  const { data } = await list('tom@foyer.example')
  expect(data).toMatchObject([
    {
      id,
      role_code: 'TENANT',
      residence_code: null,
      contract_number: null,
      parent: { name: 'Résidence Les Tilleuls' },
    },
  ])
  expect(data[0].contact_information.emails).toEqual([])
  expect(JSON.stringify([data, (await open('tom@foyer.example', id)).data])).not.toMatch(
    new RegExp(`${residence_code}|bailleur@|HR-1`),
  )
})

test('pages, sorts and searches by name', async () => {
  const patrimoine = 'patrimoine@rivages.example'
  expect(await list(patrimoine)).toMatchObject({ meta: { total: 5 } })
  expect((await list(patrimoine, { sort: '-name', page_size: 1 })).data).toMatchObject([{ name: 'Appartement A05' }])
  expect((await list(patrimoine, { page_size: 2, page: 3 })).data).toMatchObject([{ name: 'Appartement A05' }])
  expect((await list(patrimoine, { search: 'a03' })).data).toMatchObject([{ name: 'Appartement A03' }])
  expect(await list(patrimoine, { sort: 'city' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
})

test('someone without a home has an empty list', async () => {
  expect(await list('alice@foyer.example')).toMatchObject({ status: 200, data: [], meta: { total: 0 } })
})

test('a cancelled home, or one whose building is, is there for nobody', async () => {
  const { id } = await flatOf('Appartement A02')
  expect((await list('nadia.benali@foyer.example')).data).toHaveLength(1)
  await db
    .updateTable('residences')
    .set({ deleted_at: new Date() })
    .where('name', '=', 'Résidence Les Tilleuls')
    .execute()
  expect((await list('nadia.benali@foyer.example')).data).toEqual([])
  expect(await open('nadia.benali@foyer.example', id)).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
  await db.updateTable('residences').set({ deleted_at: null }).where('name', '=', 'Résidence Les Tilleuls').execute()
})

test('opening a home notes the visit', async () => {
  const erables = await world.project('Maison Les Érables')
  const visit = async () =>
    (
      await db
        .selectFrom('residence_users')
        .select('last_connection_at')
        .where('residence_id', '=', erables)
        .executeTakeFirstOrThrow()
    ).last_connection_at
  const before = await visit()
  const { data } = await open('claire@foyer.example', erables)
  expect(Date.parse(data.last_connection_at)).toBeGreaterThan(Date.parse(before ?? ''))
  expect(await visit()).toBe(data.last_connection_at)
  await (
    await as('admin@logis.example')
  ).call('residents.getHome', { user_id: await world.user('claire@foyer.example'), residence_id: erables })
  expect(await visit()).toBe(data.last_connection_at)
})

test('RES-08 404: another person’s homes, and a home that is not one’s own', async () => {
  const claire = await world.user('claire@foyer.example')
  const erables = await world.project('Maison Les Érables')
  for (const [who, scope] of [
    ['alice@foyer.example', 'resident'],
    ['hugo@clairiere.example', 'partner'],
  ] as const) {
    const client = await as(who, scope)
    expect(await client.call('residents.listHomes', { user_id: claire })).toMatchObject({
      status: 404,
      error_reason: 'USER_NOT_FOUND',
    })
    expect(await client.call('residents.getHome', { user_id: claire, residence_id: erables })).toMatchObject({
      status: 404,
      error_reason: 'USER_NOT_FOUND',
    })
  }
  expect(await open('alice@foyer.example', erables)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await open('claire@foyer.example', (await flatOf('Appartement A01')).id)).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
})
