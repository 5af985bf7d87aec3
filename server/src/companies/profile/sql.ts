import type { ContactInformation } from '@logis/contract/addresses'
import { sql } from 'kysely'
import { contactJson } from '#platform/contactInformation.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { CompanyScope } from '#platform/scope.ts'

export const readContact = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
): Promise<ContactInformation | undefined> => {
  const { rows } = await sql<{ contact: ContactInformation }>`
    select ${contactJson(sql`c.contact_information_id`)} as contact
    from companies c where c.id = ${companyId} and c.deleted_at is null`.execute(on)
  return rows[0]?.contact
}

/** Takes the company's row: of two who change its sheet at once, the later one wins wholly. */
export const lockSheet = (tx: Tx, { companyId }: CompanyScope) =>
  tx
    .selectFrom('companies')
    .select(['contact_information_id', 'picture_file_id'])
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setPicture = (tx: Tx, { companyId }: CompanyScope, picture_file_id: number | null) =>
  tx
    .updateTable('companies')
    .set({ picture_file_id, updated_at: sql<string>`now()` })
    .where('id', '=', companyId)
    .execute()
