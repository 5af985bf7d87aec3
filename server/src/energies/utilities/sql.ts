import { energyUtilityList } from '@logis/contract/energies.lists'
import type { EnergyUtility } from '@logis/contract/energies.utilities'
import type { ListRequest } from '@logis/contract/lists'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import type { Db } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type UtilityRow = Omit<EnergyUtility, 'cannot'>
export type NewUtility = Pick<EnergyUtility, 'name' | 'energy'>

const columns = sql`u.id, u.name, u.energy,
  (select count(*) from energy_subscriptions s where s.utility_id = u.id) as connections_count`

const reader = listReader(energyUtilityList, {
  id: sql`u.id`,
  sorts: { name: sql`f_norm(u.name)` },
  neverNull: ['name'],
  search: { energy: sql`u.energy` },
  text: [sql`f_norm(u.name)`],
})

export const listUtilities = (request: ListRequest<typeof energyUtilityList>): Promise<Listed<UtilityRow>> =>
  reader.page(request, {
    from: sql`energy_utilities u`,
    within: [],
    columns,
    joins: sql`left join energy_utilities u on u.id = page.id`,
  })

/** Takes the utility: until the transaction ends nobody changes it, and no connection is given it. */
export const holdUtility = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from energy_utilities where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export const readUtility = async (db: Db, id: number): Promise<UtilityRow | undefined> => {
  const { rows } = await sql<UtilityRow>`select ${columns} from energy_utilities u where u.id = ${id}`.execute(db)
  return rows[0]
}

export const insertUtility = async ({ tx }: Administering, utility: NewUtility): Promise<number> =>
  (await tx.insertInto('energy_utilities').values(utility).returning('id').executeTakeFirstOrThrow()).id

export const updateUtility = ({ tx }: Administering, id: number, { name, energy }: NewUtility) =>
  tx.updateTable('energy_utilities').set({ name, energy }).where('id', '=', id).execute()

export const deleteUtility = ({ tx }: Administering, id: number) =>
  tx.deleteFrom('energy_utilities').where('id', '=', id).execute()
