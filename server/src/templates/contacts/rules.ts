import { mostTemplateContacts } from '@logis/contract/templates.rules'
import { db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { holdOffered, linkMissing, type Link } from '../../contacts/links/rules.ts'
import * as sql from './sql.ts'

export type { TemplateContactRow } from './sql.ts'

/** The contacts that templates of the company hold. */
export const listTemplateContacts = (scope: CompanyScope, templateIds: readonly number[]) =>
  sql.listContacts(db, scope, templateIds)

/** A contact by one of its trades, once. The template is held. */
export const addTemplateContact = async (tx: Tx, scope: CompanyScope, templateId: number, asked: Link) => {
  await holdOffered(tx, [scope.companyId], asked)
  if ((await sql.countContacts(tx, templateId)) >= mostTemplateContacts) refuse('TEMPLATE_FULL')
  await sql.insertContact(tx, templateId, asked.contact_id, asked.job_id)
}

export const removeTemplateContact = async (tx: Tx, templateId: number, id: number): Promise<void> => {
  if (!(await sql.deleteContact(tx, templateId, id))) refuse('CONTACT_NOT_FOUND')
}

/** When two contacts become one: both are held, and the one that stays has the trades of both. */
export const moveTemplateContact = (tx: Tx, from: number, to: number): Promise<void> => sql.moveContact(tx, from, to)

/**
 * Takes the contacts of a held template before any project, as whoever changes or merges them takes them. One that was
 * merged while this waited has another in its place, which is taken too.
 */
export const holdTemplateContacts = async (tx: Tx, templateId: number): Promise<void> => {
  let held: number[]
  do held = await sql.holdContacts(tx, templateId)
  while ((await sql.contactsIn(tx, templateId)).some((id) => !held.includes(id)))
}

/** Links a project to the contacts of a template that it is not linked to by the same trade (decision 51). */
export const addMissingContacts = async (held: Held, templateId: number): Promise<number> => {
  const missing = await sql.findMissing(held, templateId)
  await linkMissing(held, missing)
  return missing.length
}

/** How many contacts of a template each of these projects lacks. */
export const countMissingContacts = (templateId: number, homes: readonly number[]) =>
  sql.countMissing(db, templateId, homes)
