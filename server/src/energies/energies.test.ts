import { energyStatuses } from '@logis/contract/energies.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let admin: Client
let residence_id: number
let user_id: number
beforeAll(async () => {
  admin = await as('admin@logis.example')
  residence_id = await world.project('Maison Les Lilas')
  user_id = await world.user('tom@foyer.example')
  await moveIn('tom@foyer.example', residence_id)
})
const meter = { energy: 'ELECTRICITY', delivery_point: '14411000000099' }
const fresh = async () => {
  await db.deleteFrom('energy_subscriptions').where('residence_id', '=', residence_id).execute()
  const { data } = await admin.call('energies.createSubscription', { residence_id, user_id, ...meter })
  return { residence_id, subscription_id: data.id as number }
}

test('API-22/energy 201: an administrator fills in the connection of a home, and changes its state', async () => {
  const place = await fresh()
  const { data } = await admin.call('energies.listSubscriptions', { residence_id })
  const told = {
    id: place.subscription_id,
    residence_id,
    user_id,
    ...meter,
    utility_id: null,
    created_at: expect.any(String),
  }
  expect(data).toEqual([{ ...told, status: 'PENDING' }])
  const edited = await admin.call('energies.editSubscription', { ...place, status: 'COMMUNICATING' })
  expect(edited).toMatchObject({ status: 200, data: { ...told, status: 'COMMUNICATING' } })
  expect(await admin.call('energies.deleteSubscription', place)).toMatchObject({ status: 204 })
  expect((await admin.call('energies.listSubscriptions', { residence_id })).data).toEqual([])
})

test('API-22/energy what a meter has counted is kept by day; a day that comes again is corrected', async () => {
  const place = await fresh()
  const day = (date: string, value: number) => ({ date, value, unit: 'KWH' })
  await admin.call('energies.recordReadings', {
    ...place,
    readings: [day('2026-11-01', 7.25), day('2026-11-02', 8), day('2026-11-02', 8.5)],
  })
  await admin.call('energies.recordReadings', { ...place, readings: [day('2026-11-01', 7)] })
  const { subscription_id } = place
  expect((await admin.call('energies.listReadings', place)).data).toEqual([
    { subscription_id, ...day('2026-11-02', 8.5) },
    { subscription_id, ...day('2026-11-01', 7) },
  ])
})

test('TEN-06/server each of the twelve states is kept, and no other', async () => {
  const place = await fresh()
  expect(energyStatuses.join(' ')).toBe(
    'COMMUNICATING INACTIVE EXPIRED PRM_NOT_COMMUNICATING NO_READINGS WAITING_APPROVAL APPROVED REVOKED DENIED NONE PENDING REGISTERED',
  )
  for (const status of energyStatuses)
    expect(await admin.call('energies.editSubscription', { ...place, status })).toMatchObject({ data: { status } })
  expect(await admin.call('energies.editSubscription', { ...place, status: 'BROKEN' })).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
  })
})

test('409: one connection for each energy of a person, also when two administrators write at once', async () => {
  await db.deleteFrom('energy_subscriptions').where('residence_id', '=', residence_id).execute()
  const answers = await Promise.all(
    [1, 2].map(() => admin.call('energies.createSubscription', { residence_id, user_id, ...meter })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ error_reason: 'ENERGY_CONNECTION_EXISTS' })
  const gas = { residence_id, user_id, ...meter, energy: 'GAS' }
  expect(await admin.call('energies.createSubscription', gas)).toMatchObject({ status: 201 })
})

test('404: nobody connects the meter of a home where they do not live; a number of another length is refused', async () => {
  const stranger = { residence_id, user_id: await world.user('alice@foyer.example'), ...meter }
  expect(await admin.call('energies.createSubscription', stranger)).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_USER_NOT_FOUND',
  })
  const short = { residence_id, user_id, ...meter, delivery_point: '1441100000009' }
  expect(await admin.call('energies.createSubscription', short)).toMatchObject({
    status: 422,
    errors: { delivery_point: [{ code: 'delivery_point' }] },
  })
})

test('409: nothing is filled in of a cancelled home; 404: a home that is not there', async () => {
  const cancelled = await world.project('Maison Les Charmes')
  const place = { residence_id: cancelled, subscription_id: 1 }
  const acts: [string, Record<string, unknown>][] = [
    ['createSubscription', { residence_id: cancelled, user_id, ...meter }],
    ['editSubscription', { ...place, status: 'REVOKED' }],
    ['deleteSubscription', place],
    ['recordReadings', { ...place, readings: [{ date: '2026-11-01', value: 1, unit: 'KWH' }] }],
  ]
  for (const [act, input] of acts) {
    expect(await admin.call(`energies.${act}`, input), act).toMatchObject({
      status: 409,
      error_reason: 'RESIDENCE_CANCELLED',
    })
    const absent = { ...input, residence_id: 999_999_999 }
    expect(await admin.call(`energies.${act}`, absent), act).toMatchObject({ error_reason: 'RESIDENCE_NOT_FOUND' })
  }
  expect((await admin.call('energies.listSubscriptions', { residence_id: cancelled })).data).toEqual([])
  expect(await admin.call('energies.listSubscriptions', { residence_id: 999_999_999 })).toMatchObject({ status: 404 })
})

test('who lives there no more leaves no connection behind', async () => {
  const { subscription_id } = await fresh()
  await admin.call('energies.recordReadings', {
    residence_id,
    subscription_id,
    readings: [{ date: '2026-11-01', value: 1, unit: 'KWH' }],
  })
  await db
    .deleteFrom('residence_users')
    .where('residence_id', '=', residence_id)
    .where('user_id', '=', user_id)
    .execute()
  expect((await admin.call('energies.listSubscriptions', { residence_id })).data).toEqual([])
  const left = await db
    .selectFrom('energy_readings')
    .selectAll()
    .where('subscription_id', '=', subscription_id)
    .execute()
  expect(left).toEqual([])
})
