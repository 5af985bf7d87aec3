import { randomBytes } from 'node:crypto'
import type { ContactInformation, ProjectContactInput } from '@logis/contract/addresses'
import type { Project } from '@logis/contract/projects'
import {
  codeFrom,
  mayHaveParent,
  projectCards,
  type ProjectCard,
  type ResidenceType,
} from '@logis/contract/projects.rules'
import { write, type Tx } from '#platform/db.ts'
import { holdCreated } from '#platform/holding.ts'
import { authorOf, authorOn, changesBetween, created, recordAs } from '#platform/journal.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope, ProjectScope, UserScope } from '#platform/scope.ts'
import { projectScope } from '#platform/gate.ts'
import { holdCompany } from '../companies/holding/rules.ts'
import { attachSubscribed } from '../provisions/rules.ts'
import { credentialPolicy } from '../invitations/credentials/policy.ts'
import { invitationPolicy } from '../invitations/policy.ts'
import { projectTemplatePolicy } from '../templates/policy.ts'
import { applyDefaultTemplate } from '../templates/rules.ts'
import { codeFor, noteCodeRead } from './codes/rules.ts'
import { addressText, replaceContact, setContact, type ContactEdit } from './contact/rules.ts'
import * as contact from './contact/sql.ts'
import { projectPolicy, projectsPolicy } from './policy.ts'
import * as sql from './sql.ts'

export type ProjectInput = {
  type: ResidenceType
  name: string
  contract_number: string | null
  size?: number | null | undefined
  parent_id?: number | null | undefined
  commissioning_date?: string | null | undefined
  contact_information: ProjectContactInput
}

/** PRJ-16, PRJ-26. */
export const getProject = async (scope: ProjectScope): Promise<Project> => {
  const found = (await sql.findProject(scope)) ?? refuse('RESIDENCE_NOT_FOUND')
  await noteCodeRead(scope)
  return show(scope, found)
}

/** PRJ-11. The code is drawn here: of 60 bits no two are equal, and the database would not take the second. */
export const createProject = async (scope: CompanyScope, input: ProjectInput): Promise<Project> => {
  projectsPolicy.demand(scope, 'create', null)
  if (input.parent_id && !mayHaveParent(input.type)) refuse('RESIDENCE_PARENT_INVALID')
  const id = await write((tx) => insertProject(tx, scope, input))
  return getProject(await projectScope(scope.call, id, { level: 'read' }))
}

/** The same within another noun's transaction; a gas passport is a project too. */
export const insertProject = async (
  tx: Tx,
  scope: CompanyScope,
  input: ProjectInput,
  isPtg = false,
): Promise<number> => {
  await holdCompany(tx, scope.companyId)
  if (input.parent_id) await holdBuilding(tx, input.parent_id)
  const contactId = await contact.insertContact(tx)
  await contact.replaceContact(tx, contactId, input.contact_information)
  const { id } = await sql.insertProject(
    tx,
    {
      company_id: scope.companyId,
      parent_id: input.parent_id ?? null,
      type: input.type,
      is_ptg: isPtg,
      name: input.name,
      contract_number: input.contract_number,
      size: input.size ?? null,
      commissioning_date: input.commissioning_date ?? null,
      residence_code: codeFrom(randomBytes(12)),
      contact_information_id: contactId,
      created_by_user_id: scope.actor.userId,
    },
    sql.addressCopy(input.contact_information.addresses[0]),
  )
  await sql.addState(tx, [id], 'CREATED', scope.actor.userId)
  await recordAs(tx, authorOn(scope, id), {
    action: 'CREATED',
    model: 'Residence',
    id,
    changes: created({
      name: input.name,
      type: input.type,
      contract_number: input.contract_number,
      address: addressText(input.contact_information.addresses[0]),
      email: input.contact_information.emails[0]?.email,
    }),
  })
  if (!input.parent_id) await attachSubscribed(tx, id, scope.companyId)
  await applyDefaultTemplate(await holdCreated(tx, scope, id))
  return id
}

/** A live building, held: it is not cancelled while a flat is put into it. Whose it is, a constraint knows. */
const holdBuilding = async (tx: Tx, id: number): Promise<void> => {
  if (!(await sql.holdBuilding(tx, id))) refuse('RESIDENCE_PARENT_INVALID')
}

export type ProjectEdit = {
  name: string
  contract_number: string | null
  size?: number | null | undefined
  parent_id?: number | null | undefined
  contact_information?: ContactEdit | undefined
}

/** PRJ-38. What is absent stays as it is; what is there changes as one, and is told as one. */
export const editProject = async (scope: ProjectScope, edit: ProjectEdit): Promise<Project> => {
  await write(async (tx) => {
    // The building first, as whoever cancels it takes it before its flats. One that the flat is in already may stay.
    if (edit.parent_id && edit.parent_id !== scope.parentId) await holdBuilding(tx, edit.parent_id)
    const before = (await sql.lockProject(tx, scope)) ?? refuse('RESIDENCE_NOT_FOUND')
    const after = {
      name: edit.name,
      contract_number: edit.contract_number,
      ...(edit.size === undefined ? {} : { size: edit.size }),
      ...(edit.parent_id === undefined ? {} : { parent_id: edit.parent_id }),
    }
    if (after.parent_id && !mayHaveParent(before.type)) refuse('RESIDENCE_PARENT_INVALID')
    const { contact_information_id: contactId } = before
    const written = edit.contact_information && (await replaceContact(tx, scope, contactId, edit.contact_information))
    await change(tx, scope, before, after, written && [...written.address, ...written.email])
  })
  return getProject(scope)
}

/** CODE-05. */
export const setCommissioningDate = async (
  scope: ProjectScope,
  commissioning_date: string | null,
): Promise<Project> => {
  await write(async (tx) => {
    const before = (await sql.lockProject(tx, scope)) ?? refuse('RESIDENCE_NOT_FOUND')
    await change(tx, scope, before, { commissioning_date })
  })
  return getProject(scope)
}

type Change = ReturnType<typeof changesBetween>[number]

const change = async (
  tx: Tx,
  scope: ProjectScope,
  before: object,
  after: Parameters<typeof sql.updateProject>[2],
  more: readonly Change[] = [],
) => {
  const changes = changesBetween<Record<string, unknown>>({ ...before }, after)
  if (changes.length > 0) await sql.updateProject(tx, scope, after)
  const told = [...changes, ...more]
  if (told.length === 0) return
  await recordAs(tx, authorOf(scope), { action: 'UPDATED', model: 'Residence', id: scope.residenceId, changes: told })
}

/** PRJ-38, second half. */
export const setProjectContact = (
  scope: ProjectScope,
  input: Parameters<typeof setContact>[1],
): Promise<ContactInformation> => setContact(scope, input)

/** PRJ-39. A building goes with its flats, unless people live in one of them. */
export const cancelProject = (scope: ProjectScope): Promise<void> =>
  write(async (tx) => {
    const before = (await sql.lockProject(tx, scope)) ?? refuse('RESIDENCE_NOT_FOUND')
    projectPolicy.demand(scope, 'cancel', null)
    if (before.deleted_at) refuse('RESIDENCE_CANCELLED')
    if (before.type === 'BUILDING' && (await sql.hasActiveFlats(tx, scope))) refuse('RESIDENCE_HAS_ACTIVE_FLATS')
    const cancelled = await sql.cancel(tx, scope)
    await sql.addState(
      tx,
      cancelled.map(({ id }) => id),
      'CANCELLED',
      scope.actor.userId,
    )
    for (const { id, deleted_at } of cancelled) {
      const changes = [{ attribute_name: 'deleted_at', old_value: null, value: deleted_at }]
      await recordAs(tx, authorOn(scope, id), { action: 'DELETED', model: 'Residence', id, changes })
    }
  })

/** ADMIN-14. The flats cancelled by the same act come back with their building. */
export const restoreProject = async (scope: UserScope, residenceId: number, withFlats: boolean): Promise<Project> => {
  await write(async (tx) => {
    const before = (await sql.lockProject(tx, { residenceId })) ?? refuse('RESIDENCE_NOT_FOUND')
    if (!before.deleted_at) return refuse('RESIDENCE_NOT_CANCELLED')
    if (before.parent_id && !(await sql.holdBuilding(tx, before.parent_id))) refuse('RESIDENCE_PARENT_CANCELLED')
    const restored = await sql.restore(tx, residenceId, withFlats)
    await sql.addState(
      tx,
      restored.map(({ id }) => id),
      'RESTORED',
      scope.actor.userId,
    )
    for (const { id } of restored) {
      const changes = [{ attribute_name: 'deleted_at', old_value: before.deleted_at, value: null }]
      await recordAs(tx, authorOn(scope, id), { action: 'UPDATED', model: 'Residence', id, changes })
    }
  })
  return getProject(await projectScope(scope.call, residenceId, { level: 'read', cancelled: 'allow' }))
}

export const getStatesHistory = async (scope: UserScope, residenceId: number) => {
  if (!scope.actor.isAdministrator && !scope.actor.isSupport) refuse('FORBIDDEN')
  await projectScope(scope.call, residenceId, { level: 'read', cancelled: 'allow' })
  return unpaged(await sql.listStates(residenceId))
}

const show = (scope: ProjectScope, found: sql.ProjectRecord): Project => {
  const isThirdParty = scope.reach === 'third_party'
  const { contact_information } = found
  return {
    ...found,
    residence_code: codeFor(scope, found.residence_code),
    // A third party works on the home; who lives there is not its business (ruling 6).
    contact_information: isThirdParty ? { ...contact_information, emails: [], phones: [] } : contact_information,
    breadcrumbs: breadcrumbsOf(scope, found),
    tenant_context: scope.companyType === 'SOCIAL_LANDLORD',
    capabilities: [...scope.capabilities],
    cards: cardsOf(scope),
    cannot: cannotOf(scope, found),
  }
}

/** All that is done on the page of a project, each by the policy of its noun. */
const cannotOf = (scope: ProjectScope, { activation_date, contact_information }: sql.ProjectRecord) => ({
  ...projectPolicy.cannot(scope, null),
  ...projectTemplatePolicy.cannot(scope, null),
  ...credentialPolicy.cannot(scope, null),
  ...invitationPolicy.cannot(scope, {
    is_activated: activation_date !== null,
    emails: contact_information.emails.length,
  }),
})

/** The companies from the reader's own down to the project's; those outside see the project's alone. */
const breadcrumbsOf = (
  { actor }: ProjectScope,
  { companies_above: above, company, parent }: sql.ProjectRecord,
): Project['breadcrumbs'] => {
  const own = above.findIndex(({ id }) => id === actor.company?.company_id)
  const companies = own >= 0 ? above.slice(own) : [company]
  return [
    ...companies.map(({ id, name }) => ({ kind: 'company' as const, id, name })),
    ...(parent ? [{ kind: 'residence' as const, ...parent }] : []),
  ]
}

/** PRJ-20, PRJ-21, PROV-08..14. A cancelled project shows none. */
const cardsOf = (scope: ProjectScope): ProjectCard[] => {
  if (scope.isCancelled) return []
  const has = (capability: (typeof scope.capabilities)[number]) => scope.capabilities.includes(capability)
  const shows: Record<ProjectCard, boolean> = {
    information: true,
    code: scope.reach !== 'third_party',
    tenants: scope.companyType === 'SOCIAL_LANDLORD' && scope.reach !== 'third_party',
    zones: scope.residenceType === 'BUILDING',
    flats: scope.residenceType === 'BUILDING' && has('flats'),
    parent_documents: scope.residenceType === 'FLAT' && scope.parentId !== null && has('documents'),
    documents: has('documents'),
    devices: has('devices'),
    contacts: has('contacts'),
    feed: scope.reach !== 'third_party',
  }
  return projectCards.filter((card) => shows[card])
}

/** The state that a project enters by another noun's act: credentials sent, activated. */
export const enterState = sql.addState
