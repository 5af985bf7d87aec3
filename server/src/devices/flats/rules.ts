import { randomUUID } from 'node:crypto'
import type { DeviceInput } from '@logis/contract/devices'
import type { Call } from '#platform/call.ts'
import { db, write } from '#platform/db.ts'
import { authorOn } from '#platform/journal.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type ProjectScope } from '#platform/scope.ts'
import { findProducts } from '../../products/rules.ts'
import type { DeviceAct } from '../policy.ts'
import { createDevices, deleteDevices, reachDevices } from '../rules.ts'
import { lockHome } from '../sql.ts'
import * as sql from './sql.ts'

/** Proves that the caller reaches the devices of a building's flats. Residents know their own home alone. */
export const reachFlats = async (call: Call, buildingId: number, act: DeviceAct): Promise<ProjectScope> => {
  const scope = await reachDevices(call, buildingId, act)
  if (isResident(scope)) refuse('RESIDENCE_NOT_FOUND')
  return scope.residenceType === 'BUILDING' ? scope : refuse('NOT_A_BUILDING')
}

export const listFlatDevices = async (scope: ProjectScope, batchId: string | undefined) => {
  const rows = await sql.listBatches(db, scope.residenceId, batchId)
  const products = await findProducts(rows.map(({ product_id }) => product_id))
  return unpaged(
    rows.flatMap(({ product_id, ...row }) => {
      const product = products.get(product_id)
      return product ? [{ ...product, ...row }] : []
    }),
  )
}

/** DEV-25. One device for each live flat; when one flat has no room, none receives it. */
export const createFlatDevices = (scope: ProjectScope, device: DeviceInput) =>
  write(async (tx) => {
    if (!(await lockHome(tx, scope.residenceId))) refuse('RESIDENCE_CANCELLED')
    const flats = await sql.lockFlats(tx, scope.residenceId)
    if (flats.length === 0) refuse('BUILDING_WITHOUT_FLATS')
    const batch_id = randomUUID()
    for (const { id } of flats) await createDevices(tx, authorOn(scope, id), [device], batch_id)
    return { batch_id, created: flats.length }
  })

export const deleteFlatDevices = (scope: ProjectScope, batchId: string) =>
  write(async (tx) => {
    if (!(await lockHome(tx, scope.residenceId))) refuse('RESIDENCE_CANCELLED')
    await sql.lockFlats(tx, scope.residenceId)
    const rows = await sql.findBatch(tx, scope.residenceId, batchId)
    if (rows.length === 0) refuse('RESOURCE_NOT_FOUND')
    for (const [flatId, own] of Map.groupBy(rows, ({ residence_id }) => residence_id))
      await deleteDevices(
        tx,
        authorOn(scope, flatId),
        own.map(({ id }) => id),
      )
    return { deleted: rows.length }
  })
