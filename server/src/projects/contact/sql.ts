import type { ContactInformation, ProjectContactInput } from '@logis/contract/addresses'
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

export const readProjectContact = async (
  on: Db | Tx,
  scope: Pick<ProjectScope, 'residenceId'>,
): Promise<ContactInformation> => {
  const { rows } = await sql<{ contact: ContactInformation }>`
    select ${contactJson(sql`r.contact_information_id`)} as contact from residences r where r.id = ${scope.residenceId}`.execute(
    on,
  )
  return rows[0]!.contact
}

export const insertContact = async (tx: Tx): Promise<number> =>
  (await tx.insertInto('contact_informations').defaultValues().returning('id').executeTakeFirstOrThrow()).id

/** Replaces addresses, e-mails and phones. Two equal e-mails count as one. */
export const replaceContact = async (tx: Tx, id: number, contact: ProjectContactInput): Promise<void> => {
  for (const table of ['addresses', 'emails', 'phones'] as const)
    await tx.deleteFrom(table).where('contact_information_id', '=', id).execute()
  const owned = <T extends object>(rows: T[]) =>
    rows.map((row, position) => ({ ...row, contact_information_id: id, position }))
  const distinct = contact.emails.filter(
    (own, i, all) => all.findIndex(({ email }) => email.toLowerCase() === own.email.toLowerCase()) === i,
  )
  await tx
    .insertInto('addresses')
    .values(
      owned(
        contact.addresses.map((address) => ({
          ...address,
          latitude: address.latitude ?? null,
          longitude: address.longitude ?? null,
        })),
      ),
    )
    .execute()
  if (distinct.length > 0) await tx.insertInto('emails').values(owned(distinct)).execute()
  if (contact.phones.length > 0) await tx.insertInto('phones').values(owned(contact.phones)).execute()
  await tx
    .updateTable('contact_informations')
    .set({ updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}
