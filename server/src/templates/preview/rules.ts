import type { Reason } from '@logis/contract/errors'
import { capabilities, mayUse } from '@logis/contract/provisions.rules'
import type { TemplatePreview } from '@logis/contract/templates'
import { mostNamed } from '@logis/contract/templates.rules'
import { db } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import type { ProjectStanding } from '#platform/standing.ts'
import { countMissingFiles } from '../../documents/templates/rules.ts'
import { roomsOf } from '../../projects/room/rules.ts'
import * as applying from '../applying/sql.ts'
import { countMissingContacts } from '../contacts/rules.ts'
import { countMissingDevices } from '../devices/rules.ts'
import { projectTemplatePolicy, templatePolicy } from '../policy.ts'

type Missing = { id: number; entries: number }
const byId = <M extends Missing>(rows: readonly M[]) => new Map(rows.map((row) => [row.id, row]))

/** What applying a template would add to these projects, asked of all of them together. Writes nothing. */
export const previewTemplate = async (
  scope: CompanyScope,
  templateId: number,
  residenceIds: readonly number[],
): Promise<TemplatePreview> => {
  templatePolicy.demand(scope, 'edit', null)
  const { id } = (await applying.findTemplate(db, scope, templateId)) ?? refuse('TEMPLATE_NOT_FOUND')
  const projects = await applying.findReached(db, scope, residenceIds)
  const whys = new Map(projects.map((row) => [row.id, whyNot(scope, row)]))
  const open = projects.filter((row) => whys.get(row.id) === null).map((row) => row.id)
  const lacking = {
    documents: byId(await countMissingFiles(id, open)),
    devices: byId(await countMissingDevices(id, open)),
    contacts: byId(await countMissingContacts(id, open)),
  }
  const rooms = await roomsOf(open)
  for (const home of open) {
    const { storage_bytes, device_count } = rooms.get(home) ?? { storage_bytes: 0, device_count: 0 }
    if ((lacking.documents.get(home)?.bytes ?? 0) > storage_bytes) whys.set(home, 'STORAGE_LIMIT_REACHED')
    else if ((lacking.devices.get(home)?.entries ?? 0) > device_count) whys.set(home, 'DEVICE_LIMIT_REACHED')
  }
  return summed(projects, whys, lacking)
}

type Lacking = Record<'documents' | 'devices' | 'contacts', Map<number, Missing>>

const summed = (
  projects: readonly applying.Reached[],
  whys: ReadonlyMap<number, Reason | null>,
  lacking: Lacking,
): TemplatePreview => {
  const leftOut = projects.flatMap(({ id, name }) => {
    const reason = whys.get(id)
    return reason ? [{ id, name, reason }] : []
  })
  const given = projects.filter(({ id }) => whys.get(id) === null)
  const added = (of: Map<number, Missing>) => {
    const rows = given.flatMap(({ id }) => of.get(id) ?? [])
    return { projects: rows.length, entries: rows.reduce((sum, { entries }) => sum + entries, 0) }
  }
  const receiving = given.filter(({ id }) => Object.values(lacking).some((of) => of.has(id))).length
  return {
    receiving,
    complete: given.length - receiving,
    documents: added(lacking.documents),
    devices: added(lacking.devices),
    contacts: added(lacking.contacts),
    left_out: leftOut.slice(0, mostNamed),
    left_out_count: leftOut.length,
  }
}

/** By the policy that decides when it is applied. */
const whyNot = (scope: CompanyScope, row: applying.Reached): Reason | null =>
  projectTemplatePolicy.why(standingIn(scope, row), 'apply_template', null)

const standingIn = (scope: CompanyScope, row: applying.Reached): ProjectStanding => ({
  actor: scope.actor,
  residenceType: row.type,
  companyType: row.company_type,
  isPtg: row.is_ptg,
  isCancelled: row.is_cancelled,
  isParentCancelled: row.is_parent_cancelled,
  reach: row.is_own || scope.actor.isAdministrator ? 'own' : 'third_party',
  role: scope.role,
  residentRole: null,
  isManager: scope.isManager,
  capabilities: capabilities.filter((capability) => mayUse(capability, row.codes, scope.isManager)),
})
