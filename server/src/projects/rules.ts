import { isLandlord } from '@logis/contract/companies.rules'
import type { Project } from '@logis/contract/projects'
import { mayHaveParent, projectCards, showCode, type ProjectCard } from '@logis/contract/projects.rules'
import { administering, recordAdministration } from '#platform/administering.ts'
import { settings } from '#platform/config.ts'
import { write, type Tx } from '#platform/db.ts'
import {
  holdFlats,
  holdFlatsCancelledWith,
  holding,
  holdProject,
  holdToCancel,
  holdToRestore,
  type Held,
} from '#platform/holding.ts'
import { once, repeatableCall } from '#platform/idempotency.ts'
import { changesBetween, record, recordEach } from '#platform/journal.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type AdministratorScope, type CompanyScope, type ProjectScope } from '#platform/scope.ts'
import { projectScope } from '#platform/gate.ts'
import { takeAlong } from '../provisions/rules.ts'
import { credentialPolicy } from '../invitations/credentials/policy.ts'
import { invitationPolicy } from '../invitations/policy.ts'
import { picturePolicy } from '../pictures/policy.ts'
import { projectTemplatePolicy } from '../templates/policy.ts'
import { activationPolicy } from '../tenants/policy.ts'
import { codeFor, noteCodeRead } from './codes/rules.ts'
import { changeContact, type ContactChanges } from './contact/rules.ts'
import { journeyOf } from './journey/rules.ts'
import { insertProject, type ProjectInput } from './many/rules.ts'
import { projectPolicy, projectsPolicy } from './policy.ts'
import * as sql from './sql.ts'
import { enterStateEach } from './states/rules.ts'

/** PRJ-16, PRJ-26. */
export const getProject = async (scope: ProjectScope): Promise<Project> => {
  const found = (await sql.findProject(scope)) ?? refuse('RESIDENCE_NOT_FOUND')
  await noteCodeRead(scope)
  const shown = isResident(scope) ? showToResident(scope, found) : show(scope, found)
  return { ...shown, picture_path: (await picturePaths())(found.picture_file_id) }
}

/** PRJ-11. Once for each key: a second home has a second code. */
export const createProject = async (scope: CompanyScope, input: ProjectInput): Promise<Project> => {
  projectsPolicy.demand(scope, 'create', null)
  if (input.parent_id && !mayHaveParent(input.type)) refuse('RESIDENCE_PARENT_INVALID')
  const repeatable = repeatableCall(scope.call, input)
  const { made } = await write((tx) =>
    once(tx, scope, repeatable, async () => ({ id: (await insertProject(tx, scope, input)).residenceId })),
  )
  return getProject(await projectScope(scope.call, made.id, { level: 'read', cancelled: 'allow' }))
}

/** A live building, held: it is not cancelled while a flat is put into it. */
const holdBuilding = async (tx: Tx, scope: CompanyScope | ProjectScope, id: number): Promise<void> => {
  if (!(await sql.holdBuilding(tx, scope, id))) refuse('RESIDENCE_PARENT_INVALID')
}

type ProjectEdit = {
  name?: string | undefined
  contract_number?: string | null | undefined
  size?: number | null | undefined
  parent_id?: number | null | undefined
  contact_information?: ContactChanges | undefined
}

/** PRJ-38. What is absent stays as it is; what is there changes as one, and is told as one. */
export const editProject = async (scope: ProjectScope, edit: ProjectEdit): Promise<Project> => {
  await write(async (tx) => {
    // The building first, as whoever cancels it takes it before its flats. One that the flat is in already may stay.
    if (edit.parent_id && edit.parent_id !== scope.parentId) await holdBuilding(tx, scope, edit.parent_id)
    const held = await holdProject(tx, scope)
    const after = {
      ...(edit.name === undefined ? {} : { name: edit.name }),
      ...(edit.contract_number === undefined ? {} : { contract_number: edit.contract_number }),
      ...(edit.size === undefined ? {} : { size: edit.size }),
      ...(edit.parent_id === undefined ? {} : { parent_id: edit.parent_id }),
    }
    if (after.parent_id && !mayHaveParent(scope.residenceType)) refuse('RESIDENCE_PARENT_INVALID')
    const before = await sql.readProject(held)
    if (after.parent_id === null) await takeAlong(held)
    const written = edit.contact_information && (await changeContact(held, edit.contact_information))
    await change(held, before, after, written && [...written.address, ...written.email])
  })
  return getProject(scope)
}

/** CODE-05. */
export const setCommissioningDate = async (
  scope: ProjectScope,
  commissioning_date: string | null,
): Promise<Project> => {
  await holding(scope, async (held) => change(held, await sql.readProject(held), { commissioning_date }))
  return getProject(scope)
}

type Change = ReturnType<typeof changesBetween>[number]

const change = async (
  held: Held,
  before: object,
  after: Parameters<typeof sql.updateProject>[1],
  more: readonly Change[] = [],
): Promise<void> => {
  const changes = changesBetween<Record<string, unknown>>({ ...before }, after)
  if (changes.length > 0) await sql.updateProject(held, after)
  const told = [...changes, ...more]
  if (told.length === 0) return
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes: told })
}

/** PRJ-39. A building goes with its flats, unless people live in one of them. */
export const cancelProject = (scope: ProjectScope): Promise<void> =>
  write(async (tx) => {
    const held = await holdToCancel(tx, scope)
    const flats = await holdFlats(held)
    projectPolicy.demand(held.scope, 'cancel', null)
    if (await sql.hasActive(held)) refuse('RESIDENCE_HAS_ACTIVE_FLATS')
    const cancelledAt = await sql.cancel(held, flats)
    await enterStateEach([held, ...flats], 'CANCELLED')
    await recordCancelled([held, ...flats], 'DELETED', null, cancelledAt)
  })

type Instant = string | null
const recordCancelled = (held: readonly Held[], action: 'DELETED' | 'UPDATED', old_value: Instant, value: Instant) => {
  const changes = [{ attribute_name: 'deleted_at', old_value, value }]
  return recordEach(held.map((home) => [home, { action, model: 'Residence', id: home.residenceId, changes }]))
}

/** ADMIN-14. The flats cancelled by the same act come back with their building. */
export const restoreProject = async (
  scope: AdministratorScope,
  residenceId: number,
  withFlats: boolean,
): Promise<Project> => {
  const reached = await projectScope(scope.call, residenceId, projectPolicy.needs.restore)
  await administering(scope, async (by) => {
    const held = await holdToRestore(by.tx, reached)
    projectPolicy.demand(held.scope, 'restore', null)
    const { name, parent_id, deleted_at } = await sql.readProject(held)
    if (parent_id && !(await sql.holdBuilding(by.tx, held.scope, parent_id))) refuse('RESIDENCE_PARENT_CANCELLED')
    const flats = withFlats ? await holdFlatsCancelledWith(held) : []
    await sql.restore(held, flats)
    await enterStateEach([held, ...flats], 'RESTORED')
    await recordCancelled([held, ...flats], 'UPDATED', deleted_at, null)
    const changes = changesBetween({ deleted_at }, { deleted_at: null })
    await recordAdministration(by, { action: 'UPDATED', model: 'Residence', id: residenceId, name, changes })
  })
  return getProject(await projectScope(scope.call, residenceId, { level: 'read', cancelled: 'allow' }))
}

/** All but the address of its photo, which only the signer knows. */
type Shown = Omit<Project, 'picture_path'>

const show = (scope: ProjectScope, found: sql.ProjectRecord): Shown => {
  const isThirdParty = scope.reach === 'third_party'
  const { contact_information } = found
  return {
    ...found,
    residence_code: codeFor(scope, found.residence_code),
    documents: scope.capabilities.includes('documents') ? found.documents : [],
    // A third party works on the home; who lives there is not its business (ruling 6).
    contact_information: isThirdParty ? { ...contact_information, emails: [], phones: [] } : contact_information,
    breadcrumbs: breadcrumbsOf(scope, found),
    tenant_context: isLandlord(scope.companyType),
    capabilities: [...scope.capabilities],
    journey: journeyOf(scope, found),
    has_map: settings.MAP_URL !== undefined && typeof contact_information.addresses[0]?.latitude === 'number',
    cards: cardsOf(scope),
    cannot: cannotOf(scope, found),
  }
}

/**
 * The home as those who live in it read it (api §17): neither who runs the company nor what is closed to them. Its code,
 * its contract and its addresses are for its owner; those of a building for none of its residents.
 */
const showToResident = (scope: ProjectScope, found: sql.ProjectRecord): Shown => {
  const isOwner = scope.residentRole === 'OWNER' && scope.residenceType !== 'BUILDING'
  const { addresses, emails } = found.contact_information
  const contact = { public_name: null, website_url: null, notes: null, phones: [] }
  return {
    ...show(scope, found),
    company: { ...found.company, owner_user: null },
    residence_code: isOwner ? showCode(found.residence_code) : null,
    contract_number: isOwner ? found.contract_number : null,
    credentials_sent_at: null,
    contact_information: { ...contact, addresses, emails: isOwner ? emails : [] },
    documents: found.documents.filter(({ is_private }) => !is_private),
    documents_count: found.shared_documents_count,
    breadcrumbs: [],
    capabilities: [],
    journey: { state: null, documents: null, invitations: null, owner: null },
    to_activate: 0,
    has_map: false,
    cards: [],
  }
}

/** All that is done on the page of a project, each by the policy of its noun. */
const cannotOf = (scope: ProjectScope, found: sql.ProjectRecord) => ({
  ...projectPolicy.cannot(scope, null),
  ...projectTemplatePolicy.cannot(scope, null),
  ...credentialPolicy.cannot(scope, null),
  ...picturePolicy.cannot(scope, null),
  ...invitationPolicy.cannot(scope, {
    is_activated: found.activation_date !== null,
    emails: found.contact_information.emails.length,
  }),
  ...activationPolicy.cannot(scope, found),
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
    tenants: isLandlord(scope.companyType) && scope.reach !== 'third_party',
    zones: scope.residenceType === 'BUILDING',
    flats: scope.residenceType === 'BUILDING' && has('flats'),
    parent_documents: scope.residenceType === 'FLAT' && scope.parentId !== null && has('documents'),
    documents: has('documents'),
    devices: has('devices'),
    booklet: !scope.isPtg && has(scope.residenceType === 'BUILDING' ? 'flats' : 'documents'),
    contacts: has('contacts'),
    feed: scope.reach !== 'third_party',
  }
  return projectCards.filter((card) => shows[card])
}
