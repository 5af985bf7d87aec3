import { sql } from 'kysely'
import type { CompanyType } from '@logis/contract/companies.rules'
import { insertContact } from '#platform/contactInformation.ts'
import type { Tx } from '#platform/db.ts'

type NewChild = { name: string; type: CompanyType; parent_id: number; sponsorship_url: string | null }

export const insertChild = async (tx: Tx, child: NewChild): Promise<number> => {
  const contact_information_id = await insertContact(tx)
  const { id } = await tx
    .insertInto('companies')
    .values({ ...child, contact_information_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes the row of a live direct child, so that nobody fills it while it is being removed. */
export const lockChild = (tx: Tx, parentId: number, childId: number) =>
  tx
    .selectFrom('companies')
    .select(['name', 'type'])
    .where('id', '=', childId)
    .where('parent_id', '=', parentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type Contents = { children: boolean; residences: boolean; users: boolean }

/** What a company still holds. Cancelled projects count: an administrator may bring them back. */
export const contentsOf = async (tx: Tx, id: number): Promise<Contents> => {
  const { rows } = await sql<Contents>`
    select exists (select from companies where parent_id = ${id} and deleted_at is null) as children,
      exists (select from residences where company_id = ${id})
        or exists (select from companies m join residences r on r.company_id = m.id where m.merged_into_id = ${id}) as residences,
      exists (select from user_role_companies where company_id = ${id} and is_active) as users`.execute(tx)
  return rows[0]!
}

export const removeChild = (tx: Tx, id: number) =>
  tx
    .updateTable('companies')
    .set({ deleted_at: sql<string>`now()`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
