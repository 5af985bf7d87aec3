import { beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db, write } from '#platform/db.ts'
import { holdForJob, type Held } from '#platform/holding.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'
import { checkDeviceCounts } from './room/rules.ts'
import { createDevices, deleteDevices } from './rules.ts'

let hugo: Client
let lilas: number
let product_id: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
  product_id = (
    await db.selectFrom('products').select('id').where('name', '=', 'Vitodens 200-W').executeTakeFirstOrThrow()
  ).id
})

const onLilas = <T>(work: (held: Held) => Promise<T>) => write(async (tx) => work((await holdForJob(tx, lilas))!))
const rows = (count: number) => Array.from({ length: count }, () => ({ product_id }))
const counted = async () =>
  (await db.selectFrom('residences').select('device_count').where('id', '=', lilas).executeTakeFirstOrThrow())
    .device_count
const fillUpTo = async (count: number) => {
  await onLilas(async (held) => createDevices(held, rows(count - (await counted()))))
}
const add = () => hugo.call('devices.createDevice', { residence_id: lilas, product_id })

test('many rows in one transaction: their ids in order, a line of the journal each, all gone again', async () => {
  const mark = await journalMark()
  const dated = rows(1300).map((row, index) => ({
    ...row,
    serial_number: `N${index}`,
    commissioning_date: '2026-01-01',
  }))
  const ids = await onLilas((held) => createDevices(held, dated))
  const serials = await db.selectFrom('devices').select('serial_number').where('id', 'in', ids).orderBy('id').execute()
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(serials.map(({ serial_number }) => serial_number)).toEqual(dated.map(({ serial_number }) => serial_number))
  const told = await journalOf(lilas, mark)
  expect(told).toHaveLength(1300)
  expect(await checkDeviceCounts()).toEqual([])
  await onLilas((held) => deleteDevices(held, ids))
  expect(await checkDeviceCounts()).toEqual([])
})

test('DEVICE_NOT_FOUND: one foreign device among many, and none is taken', async () => {
  const [own] = await onLilas((held) => createDevices(held, rows(1)))
  const villa = await world.project('Villa Rivale')
  const foreign = await db
    .selectFrom('devices')
    .select('id')
    .where('residence_id', '=', villa)
    .executeTakeFirstOrThrow()
  await expect(onLilas((held) => deleteDevices(held, [own!, foreign.id]))).rejects.toMatchObject({
    reason: 'DEVICE_NOT_FOUND',
  })
  expect(await db.selectFrom('devices').select('id').where('id', 'in', [own!, foreign.id]).execute()).toHaveLength(2)
})

test('ADMIN-18/devices 409 DEVICE_LIMIT_REACHED: the last place is taken, one more is refused; requests take places too', async () => {
  await fillUpTo(1499)
  expect(await add()).toMatchObject({ status: 201 })
  expect(await add()).toMatchObject({
    status: 409,
    error_reason: 'DEVICE_LIMIT_REACHED',
    error_message: expect.stringContaining('nombre maximal d’équipements'),
  })
  const request = { type: 'PRODUCT', name: 'X', manufacturer: 'Y', model_type: 'Residence', model_id: lilas }
  expect(await hugo.call('devices.createProductRequest', request)).toMatchObject({
    status: 409,
    error_reason: 'DEVICE_LIMIT_REACHED',
  })
  await expect(onLilas((held) => createDevices(held, rows(2)))).rejects.toMatchObject({
    reason: 'DEVICE_LIMIT_REACHED',
  })
  expect(await counted()).toBe(1500)
  expect(await hugo.call('devices.listDevices', { residence_id: lilas })).toMatchObject({
    room: { used: 1500, limit: 1500 },
    cannot: { write: null, add: 'DEVICE_LIMIT_REACHED' },
  })
})

test('eight at once for three places: exactly three, and the count is true', async () => {
  const ids = await db.selectFrom('devices').select('id').where('residence_id', '=', lilas).limit(3).execute()
  await onLilas((held) =>
    deleteDevices(
      held,
      ids.map(({ id }) => id),
    ),
  )
  const answers = await Promise.all(Array.from({ length: 8 }, add))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ error_reason }) => error_reason === 'DEVICE_LIMIT_REACHED')).toHaveLength(5)
  expect(await counted()).toBe(1500)
  expect(await checkDeviceCounts()).toEqual([])
})

test('a provision may allow more, and a setting lifts the limit', async () => {
  await db.updateTable('service_provisions').set({ max_devices: 1501 }).where('code', '=', 'MSL_PREMIUM').execute()
  expect([(await add()).status, (await add()).status]).toEqual([201, 409])
  settings.ENFORCE_BOOKLET_LIMITS = false
  const beyond = await add()
  settings.ENFORCE_BOOKLET_LIMITS = true
  expect(beyond).toMatchObject({ status: 201 })
})
