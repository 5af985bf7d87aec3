import type { Contact } from '@logis/contract/contacts'
import type { Call } from '#platform/call.ts'
import { write, type Tx } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holding, holdLosing, holdProject, type Held } from '#platform/holding.ts'
import { created, deleted, record } from '#platform/journal.ts'
import { showEach } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type CompanyScope, type ProjectScope } from '#platform/scope.ts'
import { holdTicked, notAmong } from '#platform/ticked.ts'
import { projectContactPolicy } from '../policy.ts'
import * as contacts from '../sql.ts'
import * as sql from './sql.ts'

/** What a company notes of a contact is its own: neither residents nor third parties read it. */
const show = (scope: ProjectScope, contact: Contact): Contact =>
  isResident(scope) || scope.reach === 'third_party' ? { ...contact, notes: null } : contact

/** CON-15. */
export const listProjectContacts = async (scope: ProjectScope, request: contacts.ProjectContactListRequest) => ({
  ...(await showEach(await contacts.listProjectContacts(scope, request), (row) => show(scope, row))),
  cannot: { write: projectContactPolicy.cannot(scope, null).write },
})

export type Link = { contact_id: number; job_id: number }

/**
 * A contact that may be linked, with its trade: of the company that acts or of one above it, and so of the project's.
 * Taken before any project, as whoever changes or deletes it takes it.
 */
export const holdOffered = async (tx: Tx, companies: number[], { contact_id, job_id }: Link) => {
  const { name, job } = (await contacts.holdOffered(tx, companies, contact_id, job_id)) ?? refuse('CONTACT_NOT_FOUND')
  return { name, job: job ?? refuse('CONTACT_JOB_MISMATCH') }
}

type Told = { name: string; job: string }
const ofLink = ({ name, job }: Told) => ({ contact: name, job })

/** False when it was linked already. */
const link = async (held: Held, { contact_id, job_id }: Link, told: Told): Promise<boolean> => {
  const isNew = await sql.insertLink(held, contact_id, job_id)
  const changes = created(ofLink(told))
  if (isNew) await record(held, { action: 'CREATED', model: 'ResidenceContactLink', id: contact_id, changes })
  return isNew
}

/** The same for several that are held and of the project's family, those that it is not linked to yet. */
export const linkMissing = async (held: Held, links: readonly (Link & Told)[]): Promise<void> => {
  for (const one of links) await link(held, one, one)
}

/** CON-10. */
export const linkContact = (scope: ProjectScope, companyId: number, asked: Link): Promise<Contact> =>
  write(async (tx) => {
    const told = await holdOffered(tx, [companyId, scope.companyId], asked)
    const held = await holdProject(tx, scope)
    if (!(await link(held, asked, told))) refuse('CONTACT_LINK_EXISTS')
    return show(held.scope, (await contacts.findProjectContact(held, asked.contact_id)) ?? refuse('CONTACT_NOT_FOUND'))
  })

/** CON-19. */
export const unlinkContact = (scope: ProjectScope, { contact_id, job_id }: Link): Promise<void> =>
  holding(scope, async (held) => {
    const found = (await sql.findLink(held, contact_id, job_id)) ?? refuse('CONTACT_LINK_NOT_FOUND')
    await unlink(held, found)
  })

const unlink = async (held: Held, row: sql.LinkRow): Promise<void> => {
  if (!(await sql.deleteLink(held, row.contact_id, row.job_id))) return
  const changes = deleted(ofLink(row))
  await record(held, { action: 'DELETED', model: 'ResidenceContactLink', id: row.contact_id, changes })
}

/** Takes a contact from the projects that it is linked to, but for what it is by the trades that it keeps. */
export const unlinkEverywhere = async (
  tx: Tx,
  scope: CompanyScope,
  contactId: number,
  { butJobs }: { butJobs: readonly number[] },
): Promise<void> => {
  const { held, rows } = await holdLinked(tx, scope, contactId, butJobs)
  for (const row of rows) await unlink(held.get(row.residence_id)!, row)
}

/** The links of a contact that is taken, and their projects, held. */
const holdLinked = async (tx: Tx, scope: CompanyScope, contactId: number, butJobs: readonly number[]) => {
  const rows = await sql.linksOf(tx, scope, contactId, butJobs)
  const projects = await holdLosing(
    tx,
    scope,
    rows.map(({ residence_id }) => residence_id),
  )
  return { rows, held: new Map(projects.map((project) => [project.residenceId, project])) }
}

/** Gives the links of one contact to another of the same company; where both are, one stays. */
export const moveLinks = async (
  tx: Tx,
  scope: CompanyScope,
  from: number,
  to: { id: number; name: string },
): Promise<void> => {
  const { held, rows } = await holdLinked(tx, scope, from, [])
  for (const row of rows) {
    const project = held.get(row.residence_id)!
    await unlink(project, row)
    await link(project, { contact_id: to.id, job_id: row.job_id }, { name: to.name, job: row.job })
  }
}

/** Proves that the caller may link something to the flats of a building. */
export const reachFlats = async (call: Call, buildingId: number): Promise<ProjectScope> => {
  const scope = await projectScope(call, buildingId, projectContactPolicy.needs.link_flats)
  return scope.residenceType === 'BUILDING' ? scope : refuse('NOT_A_BUILDING')
}

/** FLAT-16. */
export const listFlatsContacts = (scope: ProjectScope) => sql.listOfEveryFlat(scope)

/** FLAT-19. */
export const linkFlatsContact = (
  scope: ProjectScope,
  { flat_ids, ...asked }: Link & { flat_ids?: readonly number[] | undefined },
) =>
  write(async (tx) => {
    const told = await holdOffered(tx, [scope.companyId], asked)
    const building = await holdProject(tx, scope)
    const flats = await holdTicked(building, flat_ids)
    let linked = 0
    for (const flat of flats) if (await link(flat, asked, told)) linked += 1
    const met = flats.map(({ residenceId }) => residenceId)
    return { linked, already_linked: flats.length - linked, left_out: notAmong(flat_ids, met) }
  })
