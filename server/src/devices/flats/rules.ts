import { randomUUID } from 'node:crypto'
import type { FlatDeviceInput } from '@logis/contract/devices'
import type { Call } from '#platform/call.ts'
import { db } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holdFlats, holding, type Held } from '#platform/holding.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { holdTicked, notAmong } from '#platform/ticked.ts'
import { findProducts } from '../../products/rules.ts'
import { flatDevicePolicy, type FlatDeviceAct } from '../policy.ts'
import { createDevices, deleteDevices } from '../rules.ts'
import * as sql from './sql.ts'

/** Proves that the caller reaches what was added to all the flats of a building. */
export const reachFlats = async (call: Call, buildingId: number, act: FlatDeviceAct): Promise<ProjectScope> => {
  const scope = await projectScope(call, buildingId, flatDevicePolicy.needs[act])
  return scope.residenceType === 'BUILDING' ? scope : refuse('NOT_A_BUILDING')
}

/** One act on the flats of a held building, to whom it is still open. */
const changingFlats = <T>(scope: ProjectScope, work: (building: Held) => Promise<T>): Promise<T> =>
  holding(scope, (building) => {
    flatDevicePolicy.demand(building.scope, 'add_flat_devices', null)
    return work(building)
  })

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

/**
 * DEV-25. One device for each live flat; when one flat has no room, none receives it. A batch that its sender has named
 * and sends again is the one that is there.
 */
export const createFlatDevices = (scope: ProjectScope, { batch_id, flat_ids, ...device }: FlatDeviceInput) =>
  changingFlats(scope, async (building) => {
    const made = batch_id === undefined ? [] : await sql.findBatch(building, batch_id)
    const left = (ids: number[]) => notAmong(flat_ids, ids)
    if (made.length > 0) {
      return { batch_id: batch_id!, created: made.length, left_out: left(made.map((each) => each.residence_id)) }
    }
    const flats = await holdTicked(building, flat_ids)
    const batch = batch_id ?? randomUUID()
    for (const flat of flats) await createDevices(flat, [device], batch)
    return { batch_id: batch, created: flats.length, left_out: left(flats.map(({ residenceId }) => residenceId)) }
  })

export const deleteFlatDevices = (scope: ProjectScope, batchId: string) =>
  changingFlats(scope, async (building) => {
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
