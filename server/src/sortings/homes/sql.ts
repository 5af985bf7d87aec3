import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { isOrBecomes } from '#platform/merged.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type KnownHome = {
  id: number
  name: string
  contract_number: string | null
  parent_id: number | null
  is_building: boolean
}

const isLive = sql`r.deleted_at is null and (b.id is null or b.deleted_at is null)`

/** The live homes of a company, those that follow one that was merged into it too; the newest of a great many. */
export const listKnown = async (on: Db, companyId: number, most: number): Promise<KnownHome[]> => {
  const { rows } = await sql<KnownHome>`
    select r.id, r.name, r.contract_number, r.parent_id, r.type = 'BUILDING' as is_building
    from residences r left join residences b on b.id = r.parent_id
    where ${isOrBecomes(sql`r.company_id`, companyId)} and ${isLive} order by r.id desc limit ${most}`.execute(on)
  return rows
}

/** Whether files may be sorted onto it: it is the company's, or about to be, and live. */
export const isHomeOf = async (tx: Tx, { companyId }: CompanyScope, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select from residences r left join residences b on b.id = r.parent_id
    where r.id = ${id} and ${isOrBecomes(sql`r.company_id`, companyId)} and ${isLive}`.execute(tx)
  return rows.length > 0
}
