import type { CompanyContact, ContactInput, ContactMatch, Job } from '@logis/contract/contacts'
import { phoneKey } from '@logis/contract/contacts.rules'
import {
  deleteContacts,
  insertContact as insertInformation,
  replaceContact,
  setContactTexts,
} from '#platform/contactInformation.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { once, repeatableCall } from '#platform/idempotency.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope, UserScope } from '#platform/scope.ts'
import { unlinkEverywhere } from './links/rules.ts'
import { contactPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** CON-11. */
export const listJobs = async ({ locale }: UserScope) => unpaged<Job>(await sql.listJobs(db, locale))

export const showContact = (scope: CompanyScope, row: sql.CompanyContactRow): CompanyContact => ({
  ...row,
  cannot: { write: contactPolicy.cannot(scope, null).write },
})

const reread = async (tx: Tx, scope: CompanyScope, id: number): Promise<sql.CompanyContactRow> =>
  (await sql.findContact(tx, scope, id)) ?? refuse('CONTACT_NOT_FOUND')

/** The trades that were asked for, which exist. */
const demandJobs = async (tx: Tx, jobs: ContactInput['jobs'], contactId: number | null): Promise<number[]> => {
  const wanted = [...new Set(jobs.map(({ id }) => id))]
  const found = await sql.findJobs(tx, wanted, contactId)
  return found.length === wanted.length ? wanted : refuse('JOB_NOT_FOUND')
}

const insert = async (tx: Tx, scope: CompanyScope, input: ContactInput): Promise<number> => {
  const { name, company_name, jobs, website_url, notes, ...lists } = input
  const jobIds = await demandJobs(tx, jobs, null)
  const informationId = await insertInformation(tx)
  await replaceContact(tx, informationId, lists)
  await setContactTexts(tx, informationId, { public_name: null, website_url, notes })
  const id = await sql.insertContact(tx, scope, { name, company_name }, informationId)
  await sql.addJobs(tx, id, jobIds)
  return id
}

/** Whoever waited for what is taken may be nobody of the company by now. */
const proveWriting = async (tx: Tx, scope: CompanyScope) =>
  contactPolicy.demand(await proveCompanyAgain(tx, scope), 'write', null)

const holdCompany = async (tx: Tx, scope: CompanyScope) => {
  if (!(await sql.holdCompany(tx, scope))) refuse('COMPANY_NOT_FOUND')
  await proveWriting(tx, scope)
}

/** CON-16. Once for each key. */
export const createContact = (scope: CompanyScope, input: ContactInput): Promise<CompanyContact> => {
  contactPolicy.demand(scope, 'write', null)
  const repeatable = repeatableCall(scope.call, { ...input, company_id: scope.companyId })
  return write(async (tx) => {
    await holdCompany(tx, scope)
    const { made } = await once(tx, scope, repeatable, async () => ({ id: await insert(tx, scope, input) }))
    return showContact(scope, await reread(tx, scope, made.id))
  })
}

/** All of them, or none; once for each key. */
export const importContacts = (scope: CompanyScope, inputs: readonly ContactInput[]): Promise<{ created: number }> => {
  contactPolicy.demand(scope, 'write', null)
  const repeatable = repeatableCall(scope.call, { contacts: inputs, company_id: scope.companyId })
  return write(async (tx) => {
    await holdCompany(tx, scope)
    const { made } = await once(tx, scope, repeatable, async () => {
      for (const input of inputs) await insert(tx, scope, input)
      return { created: inputs.length }
    })
    return made
  })
}

type Asked = { emails: readonly string[]; phones: readonly string[] }

/** Who may be the same as each one asked about. */
export const matchContacts = async (
  scope: CompanyScope,
  asked: readonly Asked[],
  except: number | null,
): Promise<ContactMatch[][]> => {
  contactPolicy.demand(scope, 'write', null)
  const keyed = asked.map(({ emails, phones }) => ({
    emails,
    phones: phones.flatMap((phone) => phoneKey(phone) ?? []),
  }))
  const found = Map.groupBy(await sql.matchContacts(db, scope, keyed, except), (row) => row.asked)
  return asked.map((_, index) => (found.get(index) ?? []).map(({ asked: _asked, ...match }) => match))
}

/** One contact, taken: it is changed by one act at a time, and linked to nothing meanwhile. */
const lock = async (tx: Tx, scope: CompanyScope, id: number) => {
  const [contact] = await sql.lockContacts(tx, scope, [id])
  await proveWriting(tx, scope)
  return contact ?? refuse('CONTACT_NOT_FOUND')
}

type Edit = { [Field in keyof ContactInput]?: ContactInput[Field] | undefined }

/** A trade that is taken away leaves the projects that had it, and they are told. */
const changeJobs = async (tx: Tx, scope: CompanyScope, id: number, wanted: ContactInput['jobs']): Promise<void> => {
  const jobs = await demandJobs(tx, wanted, id)
  await unlinkEverywhere(tx, scope, id, { butJobs: jobs })
  await sql.removeJobsBut(tx, id, jobs)
  await sql.addJobs(tx, id, jobs)
}

/** CON-17. What is absent stays, its trades with the projects that have them too. */
export const editContact = (scope: CompanyScope, id: number, edit: Edit): Promise<CompanyContact> => {
  contactPolicy.demand(scope, 'write', null)
  return write(async (tx) => {
    const { contact_information_id } = await lock(tx, scope, id)
    const before = await reread(tx, scope, id)
    if (edit.jobs) await changeJobs(tx, scope, id, edit.jobs)
    await sql.updateContact(tx, scope, id, {
      name: edit.name ?? before.name,
      company_name: edit.company_name === undefined ? before.company_name : edit.company_name,
    })
    await setInformations(tx, contact_information_id, {
      emails: edit.emails ?? before.emails,
      phones: edit.phones ?? before.phones,
      addresses: edit.addresses ?? before.addresses,
      website_url: edit.website_url === undefined ? before.website_url : edit.website_url,
      notes: edit.notes === undefined ? before.notes : edit.notes,
    })
    return showContact(scope, await reread(tx, scope, id))
  })
}

/** CON-17. */
export const deleteContact = (scope: CompanyScope, id: number): Promise<void> => {
  contactPolicy.demand(scope, 'write', null)
  return write(async (tx) => {
    const { contact_information_id } = await lock(tx, scope, id)
    await unlinkEverywhere(tx, scope, id, { butJobs: [] })
    await sql.deleteContact(tx, scope, id)
    await deleteContacts(tx, [contact_information_id])
  })
}

export type Informations = Parameters<typeof replaceContact>[2] & { website_url: string | null; notes: string | null }

/** All that a contact is reached by takes the place of what was there. */
export const setInformations = async (
  tx: Tx,
  informationId: number,
  { website_url, notes, ...lists }: Informations,
): Promise<void> => {
  await replaceContact(tx, informationId, lists)
  await setContactTexts(tx, informationId, { public_name: null, website_url, notes })
}

/** CON-18. */
export const getContactInformations = async (scope: CompanyScope, id: number) => {
  contactPolicy.demand(scope, 'read', null)
  return (await sql.findContact(db, scope, id)) ?? refuse('CONTACT_NOT_FOUND')
}

/** CON-18. */
export const setContactInformations = (scope: CompanyScope, id: number, informations: Informations) => {
  contactPolicy.demand(scope, 'write', null)
  return write(async (tx) => {
    const { contact_information_id } = await lock(tx, scope, id)
    await setInformations(tx, contact_information_id, informations)
    return reread(tx, scope, id)
  })
}
