import type { CredentialContact } from '@logis/contract/companies.credentialContacts'
import type { Db, Tx } from '#platform/db.ts'
import type { CompanyScope } from '#platform/scope.ts'

type CredentialContactFields = Pick<CredentialContact, 'name' | 'email' | 'phone_number'>

const columns = ['id', 'name', 'email', 'phone_number', 'position'] as const

/** In the order in which a sheet names them. */
export const listContacts = (reader: Db, { companyId }: CompanyScope): Promise<CredentialContact[]> =>
  reader
    .selectFrom('credential_contacts')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const insertContact = (tx: Tx, { companyId }: CompanyScope, contact: CredentialContactFields) =>
  tx
    .insertInto('credential_contacts')
    .values({ ...contact, company_id: companyId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateContact = (tx: Tx, { companyId }: CompanyScope, id: number, contact: CredentialContactFields) =>
  tx.updateTable('credential_contacts').set(contact).where('company_id', '=', companyId).where('id', '=', id).execute()

export const placeContact = (tx: Tx, { companyId }: CompanyScope, id: number, position: number) =>
  tx
    .updateTable('credential_contacts')
    .set({ position })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('position', '!=', position)
    .execute()

export const deleteContact = async (tx: Tx, { companyId }: CompanyScope, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('credential_contacts')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
