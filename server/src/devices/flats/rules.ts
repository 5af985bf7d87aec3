import { randomUUID } from 'node:crypto'
import type { DeviceInput } from '@logis/contract/devices'
import type { Call } from '#platform/call.ts'
import { db } from '#platform/db.ts'
import { holdFlats } from '#platform/holding.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type ProjectScope } from '#platform/scope.ts'
import { findProducts } from '../../products/rules.ts'
import type { DeviceAct } from '../policy.ts'
import { changing, createDevices, deleteDevices, reachDevices } from '../rules.ts'
import * as sql from './sql.ts'

/** Proves that the caller reaches the devices of a building's flats. Residents know their own home alone. */
export const reachFlats = async (call: Call, buildingId: number, act: DeviceAct): Promise<ProjectScope> => {
  const scope = await reachDevices(call, buildingId, act)
  if (isResident(scope)) refuse('RESIDENCE_NOT_FOUND')
  return scope.residenceType === 'BUILDING' ? scope : refuse('NOT_A_BUILDING')
}

export const listFlatDevices = async (scope: ProjectScope, batchId: string | undefined) => {
  const rows = await sql.listBatches(db, scope, batchId)
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
  changing(scope, async (building) => {
    const flats = await holdFlats(building)
    if (flats.length === 0) refuse('BUILDING_WITHOUT_FLATS')
    const batch_id = randomUUID()
    for (const flat of flats) await createDevices(flat, [device], batch_id)
    return { batch_id, created: flats.length }
  })

export const deleteFlatDevices = (scope: ProjectScope, batchId: string) =>
  changing(scope, async (building) => {
    const flats = await holdFlats(building)
    const rows = await sql.findBatch(building, batchId)
    if (rows.length === 0) refuse('RESOURCE_NOT_FOUND')
    const byFlat = Map.groupBy(rows, ({ residence_id }) => residence_id)
    for (const flat of flats) {
      const own = byFlat.get(flat.residenceId) ?? []
      await deleteDevices(
        flat,
        own.map(({ id }) => id),
      )
    }
    return { deleted: rows.length }
  })
