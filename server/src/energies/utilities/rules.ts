import type { energyUtilityList } from '@logis/contract/energies.lists'
import type { EnergyUtility } from '@logis/contract/energies.utilities'
import type { ListRequest } from '@logis/contract/lists'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { db, type Db } from '#platform/db.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { utilityPolicy } from '../policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, row: sql.UtilityRow): EnergyUtility => ({
  ...row,
  cannot: utilityPolicy.cannot(scope, row),
})

/** ADMIN-13. */
export const listUtilities = async (
  scope: AdministratorScope,
  request: ListRequest<typeof energyUtilityList>,
): Promise<Listed<EnergyUtility>> => showEach(await sql.listUtilities(request), (row) => show(scope, row))

const read = async (reader: Db, id: number): Promise<sql.UtilityRow> =>
  (await sql.readUtility(reader, id)) ?? refuse('ENERGY_UTILITY_NOT_FOUND')

/** ADMIN-13. */
export const getUtility = async (scope: AdministratorScope, id: number): Promise<EnergyUtility> =>
  show(scope, await read(db, id))

/** Held first and read then: what others have committed meanwhile is seen. */
const hold = async (held: Administering, id: number): Promise<sql.UtilityRow> => {
  if (!(await sql.holdUtility(held, id))) refuse('ENERGY_UTILITY_NOT_FOUND')
  return read(held.tx, id)
}

const told = ({ name, energy }: sql.NewUtility) => ({ name, energy })

export const createUtility = (scope: AdministratorScope, utility: sql.NewUtility): Promise<EnergyUtility> =>
  administering(scope, async (held) => {
    const id = await sql.insertUtility(held, utility)
    const changes = created(told(utility))
    await recordAdministration(held, { action: 'CREATED', model: 'EnergyUtility', id, name: utility.name, changes })
    return show(scope, await read(held.tx, id))
  })

type UtilityEdit = { [K in keyof sql.NewUtility]?: sql.NewUtility[K] | undefined }

/** What is absent stays as it is. */
export const editUtility = (scope: AdministratorScope, id: number, edit: UtilityEdit): Promise<EnergyUtility> =>
  administering(scope, async (held) => {
    const before = await hold(held, id)
    const after = { name: edit.name ?? before.name, energy: edit.energy ?? before.energy }
    await sql.updateUtility(held, id, after)
    const changes = changesBetween(told(before), after)
    await recordAdministration(held, { action: 'UPDATED', model: 'EnergyUtility', id, name: after.name, changes })
    return show(scope, { ...before, ...after })
  })

export const deleteUtility = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const utility = await hold(held, id)
    utilityPolicy.demand(scope, 'delete', utility)
    await sql.deleteUtility(held, id)
    const changes = deleted(told(utility))
    await recordAdministration(held, { action: 'DELETED', model: 'EnergyUtility', id, name: utility.name, changes })
    return undefined
  })
