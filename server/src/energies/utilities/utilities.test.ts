import { beforeAll, expect, test } from 'vitest'
import { requestOf, utilityOf } from '#platform/testing/administration.ts'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
const lastEntry = async () => (await admin.call('administration.listEntries', { page_size: 1 })).data[0]

test('ADMIN-13/utilities: {id, name, energy}, listed, read, created, edited and deleted, each write recorded', async () => {
  const made = await admin.call('energies.createUtility', { name: 'Électricité du Marais', energy: 'ELECTRICITY' })
  const { id } = made.data
  expect(made).toMatchObject({ status: 201, data: { id, name: 'Électricité du Marais', energy: 'ELECTRICITY' } })
  expect(await lastEntry()).toMatchObject({ action: 'CREATED', model_name: 'EnergyUtility', model_id: id })
  expect((await admin.call('energies.listUtilities', { search: 'ELECTRICITE DU MARAIS' })).data).toEqual([made.data])
  expect((await admin.call('energies.listUtilities', { search: { energy: 'GAS' } })).data).not.toContainEqual(made.data)
  const edited = await admin.call('energies.editUtility', { utility_id: id, energy: 'GAS' })
  expect(edited.data).toMatchObject({ name: 'Électricité du Marais', energy: 'GAS' })
  expect((await lastEntry()).changes).toEqual([{ attribute_name: 'energy', old_value: 'ELECTRICITY', value: 'GAS' }])
  expect((await admin.call('energies.getUtility', { utility_id: id })).data).toEqual(edited.data)
  expect(await admin.call('energies.deleteUtility', { utility_id: id })).toMatchObject({ status: 204 })
  expect(await lastEntry()).toMatchObject({ action: 'DELETED', model_name: 'EnergyUtility', model_id: id })
  expect(await admin.call('energies.getUtility', { utility_id: id })).toMatchObject({
    status: 404,
    error_reason: 'ENERGY_UTILITY_NOT_FOUND',
  })
})

test('409 a name twice for an energy, whatever its case, and one that has connections; a connection says whose it is', async () => {
  const [utility_id, subscription_id] = [await utilityOf(), await requestOf('APPROVED')]
  const { data } = await admin.call('energies.getUtility', { utility_id })
  expect(
    await admin.call('energies.createUtility', { name: data.name.toUpperCase(), energy: 'ELECTRICITY' }),
  ).toMatchObject({ status: 409, error_reason: 'ENERGY_UTILITY_EXISTS' })
  const other = await admin.call('energies.createUtility', { name: 'Régie du Marais', energy: 'ELECTRICITY' })
  const rename = (id: number, name: string) => admin.call('energies.editUtility', { utility_id: id, name })
  expect(await rename(other.data.id, data.name.toUpperCase())).toMatchObject({
    status: 409,
    error_reason: 'ENERGY_UTILITY_EXISTS',
  })
  expect(await rename(99_999_999, 'Nulle part')).toMatchObject({
    status: 404,
    error_reason: 'ENERGY_UTILITY_NOT_FOUND',
  })
  const { residence_id } = await db
    .selectFrom('energy_subscriptions')
    .select('residence_id')
    .where('id', '=', subscription_id)
    .executeTakeFirstOrThrow()
  const set = (id: number) => admin.call('energies.editSubscription', { residence_id, subscription_id, utility_id: id })
  expect(await set(99_999_999)).toMatchObject({ status: 404, error_reason: 'ENERGY_UTILITY_NOT_FOUND' })
  expect(await set(utility_id)).toMatchObject({ status: 200, data: { utility_id } })
  expect(await admin.call('energies.deleteUtility', { utility_id })).toMatchObject({
    status: 409,
    error_reason: 'IN_USE',
  })
})
