import type { Call } from '#platform/call.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holdProject, type Held } from '#platform/holding.ts'
import { created, record, recordEach, type Deed } from '#platform/journal.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'
import { addFilesEach, addMissingFiles } from '../../documents/templates/rules.ts'
import { addMissingContacts, holdTemplateContacts } from '../contacts/rules.ts'
import { addMissingDevices } from '../devices/rules.ts'
import { projectTemplatePolicy, templatePolicy } from '../policy.ts'
import * as sql from './sql.ts'

export type Template = { id: number; name: string }

/** Applies a template to the projects it may be applied to, each by itself; answers those (PRJ-09). */
export const applyTemplate = async (scope: CompanyScope, templateId: number, residenceIds: readonly number[]) => {
  templatePolicy.demand(scope, 'edit', null)
  const template = (await sql.findTemplate(db, scope, templateId)) ?? refuse('TEMPLATE_NOT_FOUND')
  const applied: { id: number; name: string }[] = []
  for (const project of await sql.findProjects(db, scope, residenceIds))
    if (await isApplied(() => applyTo(scope.call, project.id, template))) applied.push(project)
  return applied
}

/** Whoever may not change a project, or whose project lacks the provision or the room, is not told so: it is left out. */
const isApplied = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * All of it, or nothing: two at once, and one that is repeated, find what the first has added. `isDue` is asked by the
 * same transaction, before anything is taken.
 */
export const applyTo = async (
  call: Call,
  residenceId: number,
  template: Template,
  isDue?: (tx: Tx) => Promise<boolean>,
): Promise<void> => {
  const scope = await projectScope(call, residenceId, projectTemplatePolicy.needs.apply_template)
  await write(async (tx) => {
    if (isDue && !(await isDue(tx))) return
    await hold(tx, template)
    const held = await holdProject(tx, scope)
    projectTemplatePolicy.demand(held.scope, 'apply_template', null)
    await apply(held, template)
  })
}

/** What a template holds, before any project. */
const hold = async (tx: Tx, template: Template): Promise<void> => {
  if (!(await sql.holdTemplate(tx, template.id))) refuse('TEMPLATE_NOT_FOUND')
  await holdTemplateContacts(tx, template.id)
}

const apply = async (held: Held, template: Template): Promise<void> => {
  const files = await addMissingFiles(held, template.id)
  const added =
    files.length + (await addMissingDevices(held, template.id)) + (await addMissingContacts(held, template.id))
  if (added === 0) return // applied before: nothing to add, nothing to tell

  await record(held, ...files, deedOf(held, template))
}

/** The same to projects that one transaction has just created. */
const applyEach = async (held: readonly Held[], template: Template): Promise<void> => {
  const given = await addFilesEach(held, template.id)
  const deeds: (readonly [Held, Deed])[] = []
  for (const [index, home] of held.entries()) {
    const files = given[index] ?? []
    const more = (await addMissingDevices(home, template.id)) + (await addMissingContacts(home, template.id))
    if (files.length + more > 0) deeds.push(...[...files, deedOf(home, template)].map((deed) => [home, deed] as const))
  }
  await recordEach(deeds)
}

const deedOf = ({ residenceId }: Held, template: Template): Deed => ({
  action: 'UPDATED',
  model: 'Project',
  id: residenceId,
  changes: created({ template: template.name }),
})

/** The default template of a company whose projects are about to be created, taken before any of them; null without one. */
export const holdDefaultTemplate = async (tx: Tx, { companyId }: Pick<ProjectScope, 'companyId'>) => {
  const template = await sql.holdDefault(tx, companyId)
  if (template) await holdTemplateContacts(tx, template.id)
  return template ?? null
}

/**
 * Gives it to projects that one transaction has just created. What does not fit all of them is given to each that it fits,
 * and one that it does not fit gets nothing.
 */
export const applyDefaultTemplateEach = async (held: readonly Held[], template: Template | null): Promise<void> => {
  const [first] = held
  if (!template || !first || (await isGiven(first, () => applyEach(held, template)))) return
  if (held.length > 1) for (const home of held) await isGiven(home, () => apply(home, template))
}

/** All of it, or nothing of it. */
const isGiven = async (held: Held, give: () => Promise<void>): Promise<boolean> => {
  await sql.savepoint(held)
  const isDone = await isApplied(give)
  if (!isDone) await sql.undo(held)
  await sql.release(held)
  return isDone
}
