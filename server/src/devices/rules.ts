import type { DeviceInput } from '@logis/contract/devices'
import type { Reason } from '@logis/contract/errors'
import type { Call } from '#platform/call.ts'
import { db, type Tx } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holding, type Held } from '#platform/holding.ts'
import { once, repeatableCall } from '#platform/idempotency.ts'
import { changesBetween, created, deleted, record, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type ProjectScope } from '#platform/scope.ts'
import { freeRoom } from '../documents/storage/rules.ts'
import { findRow } from './list/rules.ts'
import { devicePolicy, type DeviceAct } from './policy.ts'
import { freePlaces, takePlaces } from './room/rules.ts'
import * as sql from './sql.ts'
import { listTasks, rescheduleTasks, scheduleTasks } from './tasks/rules.ts'

export type { NewDevice } from './sql.ts'

/**
 * Proves that the caller reaches the devices of a project: staff by the provision that opens them (a gas passport
 * needs none), residents those of their own home, not those of the building around it.
 */
export const reachDevices = async (
  call: Call,
  residenceId: number,
  act: DeviceAct,
  absent: Reason = 'RESIDENCE_NOT_FOUND',
): Promise<ProjectScope> => {
  const scope = await projectScope(call, residenceId, { ...devicePolicy.needs[act], absent })
  if (isResident(scope) && scope.residenceType === 'BUILDING') refuse(absent)
  devicePolicy.demand(scope, act, null)
  return scope
}

/** The same, by the id of a device alone. */
export const reachDevice = async (call: Call, deviceId: number, act: DeviceAct): Promise<ProjectScope> => {
  const { residence_id } = (await sql.findPlace(db, deviceId)) ?? refuse('DEVICE_NOT_FOUND')
  return reachDevices(call, residence_id, act, 'DEVICE_NOT_FOUND')
}

/** One act on the devices of a project, which are still open to whoever acts once it is held. */
export const changing = <T>(scope: ProjectScope, work: (held: Held<ProjectScope>) => Promise<T>): Promise<T> =>
  holding(scope, (held) => {
    devicePolicy.demand(held.scope, 'write', null)
    return work(held)
  })

/** Rows written by one statement: PostgreSQL takes 65,535 values at most. */
const chunkRows = 1000
const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkRows) }, (_, index) =>
    rows.slice(index * chunkRows, (index + 1) * chunkRows),
  )

/**
 * Gives a project these devices, all of them or none: counted against its limit, with their maintenance tasks and
 * their lines in the journal. Answers their ids, in the order of the rows. Thousands of rows are welcome. Their
 * products are those that the catalogue offers, unless the caller has read them and knows which may be kept.
 */
export const createDevices = async (
  held: Held,
  rows: readonly sql.NewDevice[],
  batchId: string | null = null,
  known?: Products,
): Promise<number[]> => {
  if (rows.length === 0) return []
  await takePlaces(held, rows.length)
  return putDevices(held, rows, batchId, known)
}

/** The same of devices whose places are counted already: they take the place of what waited there. */
export const putDevices = async (
  held: Held,
  rows: readonly sql.NewDevice[],
  batchId: string | null = null,
  known?: Products,
): Promise<number[]> => {
  const productIds = rows.map(({ product_id }) => product_id)
  const products = known ?? (await demandOffered(held.tx, productIds))
  const ids: number[] = []
  for (const chunk of chunksOf(rows)) ids.push(...(await sql.insertDevices(held, chunk, batchId)))
  await scheduleTasks(
    held,
    ids.filter((_, index) => rows[index]?.commissioning_date),
  )
  await recordAll(
    held,
    ids.map((id, index) => ({
      action: 'CREATED',
      model: 'Device',
      id,
      changes: created(told(rows[index]!, products.get(rows[index]!.product_id)!)),
    })),
  )
  return ids
}

/** Takes these devices from a project, all of them or none, with their documents and the room that these took. */
export const deleteDevices = async (held: Held, ids: readonly number[]): Promise<void> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const rows = await sql.findDevices(held, wanted)
  if (rows.length < wanted.length) refuse('DEVICE_NOT_FOUND')
  await freeRoom(held, await sql.bytesOf(held, wanted))
  await sql.deleteDevices(held, wanted)
  await freePlaces(held, wanted.length)
  await recordAll(
    held,
    rows.map((row) => ({
      action: 'DELETED',
      model: 'Device',
      id: row.id,
      changes: deleted(told(row, { name: row.product_name, manufacturer: row.manufacturer })),
    })),
  )
}

/** The journal of many rows, by chunks. */
export const recordAll = async (held: Held, deeds: readonly Deed[]): Promise<void> => {
  for (const chunk of chunksOf(deeds)) await record(held, ...chunk)
}

type Products = ReadonlyMap<number, { name: string; manufacturer: string; archived: boolean }>

/** Those of these products that there are, by their ids, `archived` where the catalogue no longer offers them. */
export const findProducts = async (tx: Tx, productIds: readonly number[]): Promise<Products> => {
  const wanted = [...new Set(productIds)]
  return new Map(wanted.length === 0 ? [] : (await sql.findProducts(tx, wanted)).map((row) => [row.id, row]))
}

/** Products that the catalogue offers, by their ids. */
export const demandOffered = async (tx: Tx, productIds: readonly number[]): Promise<Products> => {
  const found = await findProducts(tx, productIds)
  return productIds.every((id) => found.get(id)?.archived === false) ? found : refuse('PRODUCT_NOT_FOUND')
}

/** A device as the journal tells of it. */
const told = (
  row: Omit<sql.NewDevice, 'active' | 'source_type' | 'source_data'>,
  product: { name: string; manufacturer: string },
) => ({
  name: product.name,
  manufacturer: product.manufacturer,
  serial_number: row.serial_number,
  commissioning_date: row.commissioning_date,
  quantity: row.quantity && row.quantity !== 1 ? row.quantity : null,
  surface: row.surface,
  thickness: row.thickness,
  lifespan: row.lifespan,
  note: row.note,
})

/** DEV-09, DEV-31. */
export const getDevice = async (scope: ProjectScope, id: number) => {
  const record = (await sql.findDevice(db, scope, id)) ?? refuse('DEVICE_NOT_FOUND')
  return {
    ...(await findRow(scope, id)),
    residence_id: scope.residenceId,
    serial_number: record.serial_number,
    commissioning_date: record.commissioning_date,
    lifespan: record.lifespan,
    note: record.note,
    active: record.active,
    warranty_expiration_date: record.warranty_expiration_date,
    daily_usage: record.daily_usage,
    tasks: record.commissioning_date ? await listTasks(scope, id) : [],
    cannot: devicePolicy.cannot(scope, null),
  }
}

type Source = { source_type?: string | null | undefined; source_data?: object | null | undefined }

/** DEV-35. Once for each key: whoever comes again may find that it is gone. */
export const createDevice = async (scope: ProjectScope, device: DeviceInput & Source) => {
  const repeatable = repeatableCall(scope.call, { ...device, residence_id: scope.residenceId })
  const { made } = await changing(scope, (held) =>
    once(held.tx, scope, repeatable, async () => ({ ids: await createDevices(held, [device]) })),
  )
  return getDevice(scope, made.ids[0] ?? refuse('DEVICE_NOT_FOUND'))
}

/** DEV-35. What is absent stays as it is; a change of product or of commissioning date counts the tasks anew. */
export const editDevice = async (scope: ProjectScope, id: number, edit: Partial<DeviceInput>) => {
  await changing(scope, async (held) => {
    const before = (await sql.findDevice(held.tx, held, id)) ?? refuse('DEVICE_NOT_FOUND')
    const wanted = differing(before, edit)
    if (Object.keys(wanted).length === 0) return // saved as it was: nothing to write, nothing to tell

    if (wanted.product_id) await demandOffered(held.tx, [wanted.product_id])
    await sql.updateDevice(held, id, wanted)
    if (wanted.product_id || 'commissioning_date' in wanted) await rescheduleTasks(held, id)
    const after = (await sql.findDevice(held.tx, held, id)) ?? refuse('DEVICE_NOT_FOUND')
    const changes = changesBetween(readable(before), readable(after))
    await record(held, { action: 'UPDATED', model: 'Device', id, changes })
  })
  return getDevice(scope, id)
}

/** The columns that an edit names and that differ from what the device holds. */
const differing = (before: sql.DeviceRecord, { quantity, ...edit }: Partial<DeviceInput>) => {
  const named = { ...edit, ...(quantity !== undefined && { quantity: quantity ?? 1 }) }
  const entries = Object.entries(named).filter(
    ([column, value]) => value !== undefined && value !== before[column as keyof sql.DeviceRecord],
  )
  return Object.fromEntries(entries) as Partial<Omit<DeviceInput, 'quantity'>> & { quantity?: number }
}

const readable = (row: sql.DeviceRecord) => ({
  ...told(row, { name: row.name ?? row.product_name, manufacturer: row.manufacturer }),
  quantity: row.quantity,
  active: row.active,
  warranty_expiration_date: row.warranty_expiration_date,
  daily_usage: row.daily_usage,
})

export const deleteDevice = (scope: ProjectScope, id: number): Promise<void> =>
  changing(scope, (held) => deleteDevices(held, [id]))
