import { fullFileName } from '@logis/contract/documents.rules'
import { db, write, type Tx } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { authorOf, created, record, type Author } from '#platform/journal.ts'
import { unpaged } from '#platform/lists.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'
import { addMissingFiles, listTemplateFiles } from '../documents/templates/rules.ts'
import { templatePolicy } from './policy.ts'
import * as sql from './sql.ts'

/** The templates of a company, with their files unless they are asked for in short. */
export const listTemplates = async (scope: CompanyScope, { light }: { light: boolean }) => {
  templatePolicy.demand(scope, 'use', null)
  const rows = await sql.listTemplates(db, scope)
  const files = light ? [] : await listTemplateFiles(rows.map(({ id }) => id))
  const filesOf = (id: number) => files.filter(({ template_id }) => template_id === id)
  return unpaged(
    rows.map((row) => ({
      ...row,
      documents: filesOf(row.id).map((file) => ({ id: file.id, name: fullFileName(file) })),
    })),
  )
}

type Template = { id: number; name: string }

/** Applies a template to the projects it may be applied to, each by itself; answers those (PRJ-09). */
export const applyTemplate = async (scope: CompanyScope, templateId: number, residenceIds: readonly number[]) => {
  templatePolicy.demand(scope, 'use', null)
  const template = (await sql.findTemplate(db, scope, templateId)) ?? refuse('TEMPLATE_NOT_FOUND')
  const applied: { id: number; name: string }[] = []
  for (const project of await sql.findProjects(db, scope, residenceIds)) {
    const reached = await reach(scope, project.id)
    if (reached && (await write((tx) => apply(tx, authorOf(reached), template)))) applied.push(project)
  }
  return applied
}

/** Whoever may not change a project, or whose project lacks the provision, is not told so: it is left out. */
const reach = async (scope: CompanyScope, residenceId: number): Promise<ProjectScope | null> => {
  try {
    return await projectScope(scope.call, residenceId, { level: 'write', capability: 'apply_template' })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The company's default template, on a project that has just been created. Nothing when there is none. */
export const applyDefaultTemplate = async (
  tx: Tx,
  author: Author,
  residenceId: number,
  companyId: number,
): Promise<void> => {
  const template = await sql.findDefault(tx, companyId)
  if (template) await apply(tx, { ...author, residenceId }, template)
}

const apply = async (tx: Tx, author: Author, template: Template): Promise<boolean> => {
  if (!(await sql.lockProject(tx, author.residenceId))) return false
  const deeds = await addMissingFiles(tx, author, template.id)
  if (deeds === null) return false
  if (deeds.length === 0) return true // applied before: nothing to add, nothing to tell

  const update = {
    action: 'UPDATED',
    model: 'Project',
    id: author.residenceId,
    changes: created({ template: template.name }),
  } as const
  await record(tx, author, update, ...deeds)
  return true
}
