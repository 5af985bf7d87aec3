import type { Letting } from '@logis/contract/companies.statistics'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const samira = 'samira@rivages.example'
let rivages = 0
let flats: { id: number; name: string }[] = []
beforeAll(async () => {
  rivages = await world.company('Habitat Rivages')
  flats = await world.flats('Résidence Les Tilleuls')
})

const letting = async (username = samira, company_id = rivages, children = '0') =>
  (await (await as(username)).call('companies.getLetting', { company_id, children })).data as Letting
const idOf = (name: string) => flats.find((flat) => flat.name === name)!.id
const connectedBy = (energy: 'ELECTRICITY' | 'GAS') =>
  db.selectFrom('energy_subscriptions').select('residence_id').distinct().where('energy', '=', energy).execute()
const total = (counts: object) => Object.values(counts).reduce((sum: number, count: number) => sum + count, 0)

test('each home counts once for each energy, by the latest connection of those who live there; a building is none', async () => {
  const before = await letting()
  expect(before.homes).toBe(12)
  for (const energy of ['ELECTRICITY', 'GAS'] as const) {
    const counted = before.connections[energy]
    expect([total(before.statuses[energy]), before.statuses[energy].NONE]).toEqual([12, counted.none])
    expect([total(counted), counted.none]).toEqual([12, 12 - (await connectedBy(energy)).length])
  }
  const { residence_id, user_id } = await db
    .selectFrom('energy_subscriptions')
    .select(['residence_id', 'user_id'])
    .where('energy', '=', 'ELECTRICITY')
    .where('status', '=', 'COMMUNICATING')
    .executeTakeFirstOrThrow()
  const standAt = async (status: 'NO_READINGS' | 'APPROVED' | 'NONE' | 'COMMUNICATING') => {
    await db
      .updateTable('energy_subscriptions')
      .set({ status })
      .where('energy', '=', 'ELECTRICITY')
      .where('residence_id', '=', residence_id)
      .where('user_id', '=', user_id)
      .execute()
    return (await letting()).connections.ELECTRICITY
  }
  const { communicating, waiting, to_handle, none } = before.connections.ELECTRICITY
  const less = communicating - 1
  await standAt('NO_READINGS')
  expect((await letting()).statuses.ELECTRICITY).toEqual({
    ...before.statuses.ELECTRICITY,
    COMMUNICATING: less,
    NO_READINGS: before.statuses.ELECTRICITY.NO_READINGS + 1,
  })
  expect(await standAt('NO_READINGS')).toEqual({ communicating: less, waiting, to_handle: to_handle + 1, none })
  expect(await standAt('APPROVED')).toEqual({ communicating: less, waiting: waiting + 1, to_handle, none })
  expect(await standAt('NONE')).toEqual({ communicating: less, waiting, to_handle, none: none + 1 })
  expect(await standAt('COMMUNICATING')).toEqual(before.connections.ELECTRICITY)
})

test('the homes that nobody rents: those that somebody asks for, then those where nobody is invited; no more than five', async () => {
  const { vacant } = await letting()
  const let_ = await db
    .selectFrom('residence_users')
    .select('residence_id')
    .distinct()
    .where('role_code', '=', 'TENANT')
    .where(
      'residence_id',
      'in',
      flats.map(({ id }) => id),
    )
    .execute()
  expect(vacant.total).toBe(12 - let_.length)
  expect(vacant.homes).toHaveLength(5)
  expect(let_.filter(({ residence_id }) => vacant.homes.some(({ id }) => id === residence_id))).toEqual([])
  const order = vacant.homes.map(({ is_requested, is_invited }) => (is_requested ? 0 : is_invited ? 2 : 1))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(vacant.homes[0]).toMatchObject({
    company_id: rivages,
    building: { id: await world.project('Résidence Les Tilleuls'), name: 'Résidence Les Tilleuls' },
    is_requested: true,
  })
})

test('a home that is cancelled or moved into leaves them at once', async () => {
  const { homes, vacant } = await letting()
  const id = idOf('Appartement B02')
  const cancel = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', id).execute()
  await cancel(new Date())
  expect(await letting()).toMatchObject({ homes: homes - 1, vacant: { total: vacant.total - 1 } })
  await cancel(null)
  await db
    .insertInto('residence_users')
    .values({ residence_id: id, user_id: await world.user('alice@foyer.example'), role_code: 'TENANT' })
    .execute()
  expect(await letting()).toMatchObject({ homes, vacant: { total: vacant.total - 1 } })
})

test('a manager has those of the companies below with its own; a company of another tree has nothing to read', async () => {
  const horizon = await world.company('Groupe Horizon')
  expect((await letting('marie@horizon.example', horizon)).homes).toBe(0)
  const all = await letting('marie@horizon.example', horizon, '1')
  expect(all.homes).toBeGreaterThan(12)
  const answer = await (await as('hugo@clairiere.example')).call('companies.getLetting', { company_id: rivages })
  expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})
