import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { newRequest, newTenant, roleIn, statusOf } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let claire: Client
let erables: number
beforeAll(async () => {
  claire = await as('claire@foyer.example', 'resident')
  erables = await world.project('Maison Les Érables')
})
const people = (client: Client) => client.call('tenants.listResidents', { residence_id: erables })

test('the owner of a house sees who is at home there, lets a tenant in and ends the lease, whoever built it', async () => {
  const asked = await newRequest(erables)
  const place = { residence_id: erables, request_id: asked.request_id }
  expect((await claire.call('tenants.listAccessRequests', { residence_id: erables })).data).toMatchObject([
    { id: asked.request_id, cannot: { accept: null, reject: null } },
  ])
  expect(await claire.call('tenants.acceptRequest', place)).toMatchObject({ status: 200 })
  expect((await people(claire)).data).toMatchObject([
    { role_code: 'OWNER', cannot: { remove: 'RESIDENCE_OWNER_NOT_REMOVABLE' } },
    { user_id: asked.user_id, role_code: 'TENANT', cannot: { remove: null } },
  ])
  expect(await claire.call('tenants.acceptRequest', place)).toMatchObject({
    status: 409,
    error_reason: 'ACCESS_REQUEST_ALREADY_DECIDED',
  })
  const gone = { residence_id: erables, user_id: asked.user_id }
  expect(await claire.call('tenants.removeTenant', gone)).toMatchObject({ status: 204 })
  expect(await roleIn(erables, asked.user_id)).toBeNull()
})

test('the owner refuses a request; two who decide at once decide once', async () => {
  const asked = await newRequest(erables)
  const place = { residence_id: erables, request_id: asked.request_id }
  const answers = await Promise.all([
    claire.call('tenants.rejectRequest', place),
    claire.call('tenants.acceptRequest', place),
    claire.call('tenants.rejectRequest', place),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await statusOf(asked.request_id)).not.toBe('PENDING')
  await db.deleteFrom('residence_users').where('user_id', '=', asked.user_id).execute()
})

test('a tenant sees no other resident and decides nothing, but leaves by themselves', async () => {
  const tenant = await newTenant(erables)
  const other = await newTenant(erables)
  const client = await tenant.client()
  const forbidden = { status: 403, error_reason: 'FORBIDDEN' }
  expect(await people(client)).toMatchObject(forbidden)
  expect(await client.call('tenants.listAccessRequests', { residence_id: erables })).toMatchObject(forbidden)
  const asked = await newRequest(erables)
  const decide = { residence_id: erables, request_id: asked.request_id }
  expect(await client.call('tenants.acceptRequest', decide)).toMatchObject(forbidden)
  const remove = (user_id: number) => client.call('tenants.removeTenant', { residence_id: erables, user_id })
  expect(await remove(other.id)).toMatchObject(forbidden)
  expect(await remove(await world.user('claire@foyer.example'))).toMatchObject(forbidden)
  expect(await remove(tenant.id)).toMatchObject({ status: 204 })
  expect(await roleIn(erables, tenant.id)).toBeNull()
  expect(await remove(tenant.id)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})

test('an owner stays: neither another owner nor themselves removes one', async () => {
  const other = await newTenant(erables)
  await db.updateTable('residence_users').set({ role_code: 'OWNER' }).where('user_id', '=', other.id).execute()
  for (const user_id of [other.id, await world.user('claire@foyer.example')])
    expect(await claire.call('tenants.removeTenant', { residence_id: erables, user_id })).toMatchObject({
      status: 409,
      error_reason: 'RESIDENCE_OWNER_NOT_REMOVABLE',
    })
  await db.deleteFrom('residence_users').where('user_id', '=', other.id).execute()
})

test('404: in a landlord’s home the company decides, its residents learn of nobody; nor of a home of others', async () => {
  const building = await world.project('Résidence Les Tilleuls')
  const owner = await as('patrimoine@rivages.example', 'resident')
  const flat = (await world.flats('Résidence Les Tilleuls')).find(({ name }) => name === 'Appartement A01')!
  const absent = { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' }
  for (const residence_id of [building, flat.id, 999_999_999])
    expect(await owner.call('tenants.listResidents', { residence_id })).toMatchObject(absent)
  expect(await claire.call('tenants.listResidents', { residence_id: flat.id })).toMatchObject(absent)
})

test('what others use is told to no resident: nobody’s meters', async () => {
  const user_id = await world.user('claire@foyer.example')
  const at = { residence_id: erables, user_id, status: 'APPROVED', delivery_point: '30001234567890' } as const
  await db
    .insertInto('energy_subscriptions')
    .values([
      { ...at, energy: 'ELECTRICITY' },
      { ...at, energy: 'GAS' },
    ])
    .execute()
  for (const one of (await people(claire)).data)
    expect(one).toMatchObject({ electricity_connection: null, gas_connection: null })
})
