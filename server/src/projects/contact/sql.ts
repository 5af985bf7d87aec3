import type { ContactInformation } from '@logis/contract/addresses'
import { sql } from 'kysely'
import { contactJson } from '#platform/contactInformation.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { ProjectScope } from '#platform/scope.ts'

export const readContact = async (on: Db | Tx, id: number): Promise<ContactInformation> => {
  const { rows } = await sql<{
    contact: ContactInformation
  }>`select ${contactJson(sql`${id}::bigint`)} as contact`.execute(on)
  return rows[0]!.contact
}

export const readProjectContact = async (on: Db | Tx, scope: ProjectScope): Promise<ContactInformation> => {
  const { rows } = await sql<{ contact: ContactInformation }>`
    select ${contactJson(sql`r.contact_information_id`)} as contact from residences r where r.id = ${scope.residenceId}`.execute(
    on,
  )
  return rows[0]!.contact
}
