import type { CredentialContact } from '@logis/contract/companies.credentialContacts'
import { credentialContactsMax } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { db, type Tx } from '#platform/db.ts'
import { onceRead, repeatableCall } from '#platform/idempotency.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { companyPolicy } from '../policy.ts'
import { lockSheet } from '../profile/sql.ts'
import { onCompany } from '../telling/rules.ts'
import * as sql from './sql.ts'

const full: Reason = 'CREDENTIAL_CONTACTS_LIMIT_REACHED'

/** API-18. Whom the company's credential sheets name. */
export const listContacts = async (scope: CompanyScope) => {
  const contacts = await sql.listContacts(db, scope)
  const edit = companyPolicy.why(scope, 'administer', null)
  const add = edit ?? (contacts.length >= credentialContactsMax ? full : null)
  return { ...unpaged(contacts), cannot: { add, edit } }
}

type New = {
  name: string
  email?: string | null | undefined
  phone_number?: string | null | undefined
  position?: number | undefined
}

/** As many as a sheet has room for; once for each key. */
export const addContact = (
  scope: CompanyScope,
  { name, email = null, phone_number = null, position }: New,
): Promise<CredentialContact> => {
  const said = { name, email, phone_number }
  const repeatable = repeatableCall(scope.call, { ...said, position, company_id: scope.companyId })
  return onCompany(scope, async (tx, tell) => {
    const before = await hold(tx, scope)
    const create = async () => {
      if (before.length >= credentialContactsMax) refuse(full)
      const { id } = await sql.insertContact(tx, scope, said)
      await tell({ changes: created({ credential_contacts: id }) })
      return place(
        tx,
        scope,
        id,
        before.map((other) => other.id),
        position ?? before.length,
      )
    }
    const read = async (id: number) => before.find((other) => other.id === id) ?? refuse('RESOURCE_NOT_FOUND')
    return (await onceRead(tx, scope, repeatable, { create, idOf: ({ id }) => id, read })).row
  })
}

type Edit = Omit<New, 'name'> & { name?: string | undefined }

export const editContact = (
  scope: CompanyScope,
  id: number,
  { name, email, phone_number, position }: Edit,
): Promise<CredentialContact> =>
  onCompany(scope, async (tx, tell) => {
    const contacts = await hold(tx, scope)
    const at = contacts.findIndex((contact) => contact.id === id)
    const before = contacts[at] ?? refuse('RESOURCE_NOT_FOUND')
    const after = {
      name: name ?? before.name,
      email: email === undefined ? before.email : email,
      phone_number: phone_number === undefined ? before.phone_number : phone_number,
    }
    await sql.updateContact(tx, scope, id, after)
    const isChanged = changesBetween(before, after).length > 0 || (position ?? at) !== at
    if (isChanged) await tell({ changes: changesBetween({}, { credential_contacts: id }) })
    const others = contacts.filter((contact) => contact.id !== id).map((contact) => contact.id)
    return place(tx, scope, id, others, position ?? at)
  })

export const deleteContact = (scope: CompanyScope, id: number): Promise<void> =>
  onCompany(scope, async (tx, tell) => {
    if (!(await sql.deleteContact(tx, scope, id))) refuse('RESOURCE_NOT_FOUND')
    await tell({ changes: deleted({ credential_contacts: id }) })
  })

const hold = async (tx: Tx, scope: CompanyScope) => {
  if (!(await lockSheet(tx, scope))) refuse('COMPANY_NOT_FOUND')
  return sql.listContacts(tx, scope)
}

/** The contact at its place among the others, which are counted from 0. */
const place = async (tx: Tx, scope: CompanyScope, id: number, others: readonly number[], position: number) => {
  const order = others.toSpliced(position, 0, id)
  for (const [index, each] of order.entries()) await sql.placeContact(tx, scope, each, index)
  return (await sql.listContacts(tx, scope)).find((contact) => contact.id === id)!
}
