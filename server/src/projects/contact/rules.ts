import type { Address, ContactInformation, ProjectContactInput } from '@logis/contract/addresses'
import type { AttributeChange } from '@logis/contract/feed'
import { replaceContact } from '#platform/contactInformation.ts'
import { db } from '#platform/db.ts'
import { holding, type Held } from '#platform/holding.ts'
import { changesBetween, record, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { addressCopy, readProject, setAddressCopy } from '../sql.ts'
import * as sql from './sql.ts'

type AddressParts = Pick<Address, 'street_number' | 'street_name' | 'zip_code' | 'city' | 'extra_infos'>

/** An address on one line: `8 Boulevard du Port, Bât. A, 80000 Amiens`. */
export const addressText = (address: AddressParts | undefined): string | null => {
  if (!address) return null
  const street = [address.street_number, address.street_name].filter(Boolean).join(' ')
  return [street, address.extra_infos, `${address.zip_code} ${address.city}`].filter(Boolean).join(', ')
}

type ContactEdit = Omit<ProjectContactInput, 'emails'> & { emails?: ProjectContactInput['emails'] | undefined }

export const getContact = async (scope: ProjectScope): Promise<ContactInformation> => {
  const contact = await sql.readProjectContact(db, scope)
  return scope.reach === 'third_party' ? { ...contact, emails: [], phones: [] } : contact
}

/** PRJ-34..38. E-mails that are not sent are kept: in tenant context the field is hidden, never emptied (D2-A04). */
export const setContact = (scope: ProjectScope, edit: ContactEdit): Promise<ContactInformation> =>
  holding(scope, async (held) => {
    const { address, email, after } = await changeContact(held, edit)
    const deeds: Deed[] = [
      { action: 'UPDATED', model: 'Address', id: null, changes: address },
      { action: 'UPDATED', model: 'Email', id: null, changes: email },
    ]
    await record(held, ...deeds.filter(({ changes }) => changes.length > 0))
    return after
  })

/** What is absent stays. */
export type ContactChanges = { [List in keyof ProjectContactInput]?: ProjectContactInput[List] | undefined }

/** The same on a project that is held; whoever calls it tells the journal what changed. */
export const changeContact = async (held: Held, edit: ContactChanges) => {
  const { contact_information_id: id } = await readProject(held)
  const before = await sql.readContact(held.tx, id)
  // Who reads an address of a home may have its code mailed there, which support never sees (decision 79).
  if (held.author.impersonatorId !== null && edit.emails && listOf({ emails: edit.emails }) !== listOf(before))
    refuse('NOT_WHILE_IMPERSONATED')
  await replaceContact(held.tx, id, {
    addresses: edit.addresses ?? before.addresses,
    emails: edit.emails ?? before.emails,
    phones: edit.phones ?? before.phones,
  })
  if (edit.addresses) await setAddressCopy(held, addressCopy(edit.addresses[0]))
  const after = await sql.readContact(held.tx, id)
  return {
    after,
    address: changesBetween(
      { address: addressText(before.addresses[0]), phones: phonesOf(before) },
      { address: addressText(after.addresses[0]), phones: phonesOf(after) },
    ),
    email: changesBetween({ email: listOf(before) }, { email: listOf(after) }),
  }
}

/** The address that a home is written to, before its others, and in place of one that is not its owner's any more. */
export const putEmail = async (held: Held, email: string, instead: string | null): Promise<void> => {
  const { contact_information_id: id } = await readProject(held)
  const before = await sql.readContact(held.tx, id)
  const gone = [email, instead].map((address) => address?.toLowerCase())
  const others = before.emails.filter((known) => !gone.includes(known.email.toLowerCase()))
  const emails = [{ email, label: null }, ...others].slice(0, Math.max(before.emails.length, 1))
  await replaceContact(held.tx, id, { addresses: before.addresses, emails, phones: before.phones })
  const changes = changesBetween({ email: listOf(before) }, { email: listOf(await sql.readContact(held.tx, id)) })
  if (changes.length > 0) await record(held, { action: 'UPDATED', model: 'Email', id: null, changes })
}

/** A home that was sold is written to at its new owner's address; what its former ones gave goes. Answers what changed. */
export const giveContactTo = async (held: Held, email: string): Promise<AttributeChange[]> => {
  const { contact_information_id: id } = await readProject(held)
  const before = await sql.readContact(held.tx, id)
  await replaceContact(held.tx, id, { addresses: before.addresses, emails: [{ email, label: null }], phones: [] })
  return changesOfContact(before, await sql.readContact(held.tx, id))
}

/**
 * The next owner of a home has come: nothing is written to those who have left it, nor told of them. The numbers beside
 * their addresses go as where an account is erased (decision 25). Answers what changed.
 */
export const passContactOn = async (
  held: Held,
  { from, to }: { from: readonly string[]; to: string },
): Promise<AttributeChange[]> => {
  const { contact_information_id: id } = await readProject(held)
  const before = await sql.readContact(held.tx, id)
  const gone = new Set(from.map((address) => address.toLowerCase()))
  gone.delete(to.toLowerCase())
  const isGone = before.emails.map(({ email }) => gone.has(email.toLowerCase()))
  if (!isGone.includes(true)) return []
  if (!isGone.includes(false)) return giveContactTo(held, to)
  await replaceContact(held.tx, id, {
    addresses: before.addresses,
    emails: before.emails.filter((_, at) => !isGone[at]),
    phones: before.phones.filter((_, at) => !isGone[at]),
  })
  return changesOfContact(before, await sql.readContact(held.tx, id))
}

const changesOfContact = (before: ContactInformation, after: ContactInformation): AttributeChange[] =>
  changesBetween({ email: listOf(before), phones: phonesOf(before) }, { email: listOf(after), phones: phonesOf(after) })
const listOf = (contact: Pick<ContactInformation, 'emails'>) => contact.emails.map(({ email }) => email).join(', ')
const phonesOf = (contact: ContactInformation) => contact.phones.map(({ phone_number }) => phone_number).join(', ')
