import type { ProjectContactInput } from '@logis/contract/addresses'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { insertContactsOf } from '#platform/contactInformation.ts'
import type { Tx } from '#platform/db.ts'
import { holdAllCreated, holdToCancelAll, type Held } from '#platform/holding.ts'
import { created, recordEach, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { holdCompany } from '../../companies/holding/rules.ts'
import { attachSubscribedEach } from '../../provisions/rules.ts'
import { applyDefaultTemplateEach, holdDefaultTemplate } from '../../templates/applying/rules.ts'
import { addressText } from '../contact/rules.ts'
import { addressCopy, holdBuilding } from '../sql.ts'
import { drawCode, enterStateEach } from '../states/rules.ts'
import * as sql from './sql.ts'

export type { KnownHome } from './sql.ts'
/** Homes of a company by what a sheet says of them: its contracts, names and buildings. */
export const findKnown = sql.findKnown
/** Those of its cancelled homes that bear one of these contracts. */
export const findCancelled = sql.findCancelled
/** Where buildings stand: a flat that says nothing of its place is there. */
export const findPlaces = sql.findPlaces
/** How many homes a company has, for what it has subscribed to. */
export const countHomes = sql.countHomes

export type ProjectInput = {
  type: ResidenceType
  name: string
  contract_number: string | null
  size?: number | null | undefined
  parent_id?: number | null | undefined
  commissioning_date?: string | null | undefined
  contact_information: ProjectContactInput
}

/** A gas passport is a project too; a flat of a sheet also knows its floor. */
export type NewProject = ProjectInput & { is_ptg?: true; floor?: number | null; stairs?: string | null }

/**
 * Creates projects within a transaction, by a few statements: each with its code, its state, its line in the journal, what
 * its company has subscribed to and the company's default template.
 */
export const insertProjects = async (
  tx: Tx,
  scope: CompanyScope,
  inputs: readonly NewProject[],
): Promise<Held<CompanyScope>[]> => {
  if (inputs.length === 0) return []
  await holdCompany(tx, scope.companyId)
  const template = await holdDefaultTemplate(tx, scope)
  const parents = new Set(inputs.flatMap(({ parent_id }) => parent_id ?? []))
  for (const id of [...parents].toSorted((one, other) => one - other))
    if (!(await holdBuilding(tx, scope, id))) refuse('RESIDENCE_PARENT_INVALID')
  const contacts = await insertContactsOf(
    tx,
    inputs.map(({ contact_information }) => contact_information),
  )
  const ids = await sql.insertProjects(
    tx,
    scope,
    inputs.map((input, index) => rowOf(input, contacts[index]!)),
  )
  const held = await holdAllCreated(tx, scope, ids)
  await enterStateEach(held, 'CREATED')
  await recordEach(held.map((home, index) => [home, createdDeed(home, inputs[index]!)]))
  await attachSubscribedEach(held.filter((_, index) => !inputs[index]!.parent_id))
  await applyDefaultTemplateEach(held, template)
  return held
}

/** One, within another noun's transaction. */
export const insertProject = async (tx: Tx, scope: CompanyScope, input: NewProject): Promise<Held<CompanyScope>> => {
  const [held] = await insertProjects(tx, scope, [input])
  return held!
}

const rowOf = (input: NewProject, contact_information_id: number): sql.ProjectRow => ({
  parent_id: input.parent_id ?? null,
  type: input.type,
  is_ptg: input.is_ptg ?? false,
  name: input.name,
  contract_number: input.contract_number,
  size: input.size ?? null,
  floor: input.floor ?? null,
  stairs: input.stairs ?? null,
  commissioning_date: input.commissioning_date ?? null,
  residence_code: drawCode(),
  contact_information_id,
  ...addressCopy(input.contact_information.addresses[0]),
})

const createdDeed = ({ residenceId }: Held, input: NewProject): Deed => {
  const { name, type, contract_number, contact_information } = input
  const [address] = contact_information.addresses
  const email = contact_information.emails[0]?.email
  const changes = created({ name, type, contract_number, address: addressText(address), email })
  return { action: 'CREATED', model: 'Residence', id: residenceId, changes }
}

/**
 * Cancels those of many projects that nobody has touched since they were created by these operations, as one act, buildings
 * with their flats or not at all; answers the ones it cancelled.
 */
export const cancelUntouched = async (
  tx: Tx,
  scope: CompanyScope,
  residenceIds: readonly number[],
  madeBy: string,
): Promise<number[]> => {
  const held = await holdToCancelAll(tx, scope, residenceIds)
  const untouched = new Set(await sql.findUntouched(tx, held, madeBy))
  const going = held.filter(({ residenceId }) => untouched.has(residenceId))
  if (going.length === 0) return []
  const cancelledAt = await sql.cancelAll(tx, scope, going)
  await enterStateEach(going, 'CANCELLED')
  const changes = [{ attribute_name: 'deleted_at', old_value: null, value: cancelledAt }]
  await recordEach(
    going.map((home) => [home, { action: 'DELETED', model: 'Residence', id: home.residenceId, changes }] as const),
  )
  return [...untouched]
}
