import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { CompanyScope } from '#platform/scope.ts'

type FactorRow = { is_demanded: boolean; people: number; ready: number }

export const readSecondFactor = async (
  reader: Db | Tx,
  { companyId }: CompanyScope,
): Promise<FactorRow | undefined> => {
  const { rows } = await sql<FactorRow>`
    select c.demands_second_factor as is_demanded, count(u.id)::int as people, count(t.user_id)::int as ready
    from companies c
    left join user_role_companies m on m.company_id = c.id and m.is_active
    left join users u on u.id = m.user_id and u.is_active and u.deleted_at is null
    left join user_totps t on t.user_id = u.id and t.confirmed_at is not null
    where c.id = ${companyId} and c.deleted_at is null group by c.id`.execute(reader)
  return rows[0]
}

/** Whether it was otherwise before. */
export const setDemanded = async (tx: Tx, { companyId }: CompanyScope, isDemanded: boolean): Promise<boolean> => {
  const changed = await tx
    .updateTable('companies')
    .set({ demands_second_factor: isDemanded, updated_at: new Date() })
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('demands_second_factor', '<>', isDemanded)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
