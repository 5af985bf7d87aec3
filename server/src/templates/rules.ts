import { defaultFolders, fullFileName, type DefaultFolderCode } from '@logis/contract/documents.rules'
import type { TemplateRow } from '@logis/contract/templates'
import { db, write, type Tx } from '#platform/db.ts'
import { holding, type Held } from '#platform/holding.ts'
import type { ReceivedFile } from '#platform/files.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { projectScope } from '#platform/gate.ts'
import { created, record } from '#platform/journal.ts'
import { unpaged } from '#platform/lists.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'
import {
  addMissingFiles,
  addTemplateFile,
  listTemplateFiles,
  removeTemplateFile,
} from '../documents/templates/rules.ts'
import { projectTemplatePolicy, templatePolicy } from './policy.ts'
import * as sql from './sql.ts'

/** The templates of a company, with their files unless they are asked for in short. */
export const listTemplates = async (scope: CompanyScope, { light }: { light: boolean }) => {
  templatePolicy.demand(scope, 'read', null)
  const rows = await sql.listTemplates(db, scope)
  const files = light ? [] : await listTemplateFiles(rows.map(({ id }) => id))
  const filesOf = (id: number) => files.filter(({ template_id }) => template_id === id)
  return unpaged(rows.map((row) => show(scope, row, filesOf(row.id))))
}

const show = (
  scope: CompanyScope,
  row: sql.TemplateRow,
  files: Awaited<ReturnType<typeof listTemplateFiles>>,
): TemplateRow => ({
  ...row,
  cannot: templatePolicy.cannot(scope, null),
  documents: files.map((file) => ({
    id: file.id,
    name: fullFileName(file),
    folder_code: defaultFolders.find(({ code }) => code === file.folder_code)?.code ?? null,
  })),
})

const getTemplate = async (scope: CompanyScope, id: number): Promise<TemplateRow> => {
  const row = (await sql.listTemplates(db, scope)).find((each) => each.id === id) ?? refuse('TEMPLATE_NOT_FOUND')
  return show(scope, row, await listTemplateFiles([id]))
}

/** TPL-19. */
export const createTemplate = async (scope: CompanyScope, name: string): Promise<TemplateRow> => {
  templatePolicy.demand(scope, 'edit', null)
  return getTemplate(scope, await write((tx) => sql.insertTemplate(tx, scope, name)))
}

/** Changes a template of the company, which is held meanwhile. */
const change = (scope: CompanyScope, id: number, act: (tx: Tx, name: string) => Promise<unknown>): Promise<void> => {
  templatePolicy.demand(scope, 'edit', null)
  return write(async (tx) => {
    const { name } = (await sql.lockTemplate(tx, scope, id)) ?? refuse('TEMPLATE_NOT_FOUND')
    await act(tx, name)
  })
}

/** TPL-19. */
export const renameTemplate = async (scope: CompanyScope, id: number, name: string): Promise<TemplateRow> => {
  await change(scope, id, (tx, before) =>
    before === name ? Promise.resolve() : sql.renameTemplate(tx, scope, id, name),
  )
  return getTemplate(scope, id)
}

/** TPL-19. What it gave to projects is theirs; the company's default goes with it. */
export const deleteTemplate = (scope: CompanyScope, id: number): Promise<void> =>
  change(scope, id, (tx) => sql.deleteTemplate(tx, scope, id))

export type TemplateFile = { name: string; folder_code: DefaultFolderCode | null }

/** TPL-08. A refused file is removed from the storage at once. */
export const addDocument = (
  scope: CompanyScope,
  id: number,
  file: ReceivedFile,
  { name, folder_code }: TemplateFile,
): Promise<TemplateRow> =>
  orRemoved([{ file }], async () => {
    await change(scope, id, (tx) => addTemplateFile(tx, scope, { template_id: id, name, folder_code, file }))
    return getTemplate(scope, id)
  })

/** TPL-08. */
export const removeDocument = (scope: CompanyScope, id: number, documentId: number): Promise<void> =>
  change(scope, id, (tx) => removeTemplateFile(tx, id, documentId))

type Template = { id: number; name: string }

/** Applies a template to the projects it may be applied to, each by itself; answers those (PRJ-09). */
export const applyTemplate = async (scope: CompanyScope, templateId: number, residenceIds: readonly number[]) => {
  templatePolicy.demand(scope, 'edit', null)
  const template = (await sql.findTemplate(db, scope, templateId)) ?? refuse('TEMPLATE_NOT_FOUND')
  const applied: { id: number; name: string }[] = []
  for (const project of await sql.findProjects(db, scope, residenceIds)) {
    const reached = await reach(scope, project.id)
    if (reached && (await applyTo(reached, template))) applied.push(project)
  }
  return applied
}

/** Whoever may not change a project, or whose project lacks the provision, is not told so: it is left out. */
const orLeftOut = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const reach = (scope: CompanyScope, residenceId: number): Promise<ProjectScope | null> =>
  orLeftOut(() => projectScope(scope.call, residenceId, projectTemplatePolicy.needs.apply_template))

const applyTo = (scope: ProjectScope, template: Template): Promise<boolean | null> =>
  orLeftOut(() =>
    holding(scope, (held) => {
      projectTemplatePolicy.demand(held.scope, 'apply_template', null)
      return apply(held, template)
    }),
  )

/** The company's default template, on a project that has just been created. Nothing when there is none. */
export const applyDefaultTemplate = async (held: Held): Promise<void> => {
  const template = await sql.findDefault(held)
  if (template) await apply(held, template)
}

const apply = async (held: Held, template: Template): Promise<boolean> => {
  if (!(await sql.holdTemplate(held.tx, template.id))) return false
  const deeds = await addMissingFiles(held, template.id)
  if (deeds === null) return false
  if (deeds.length === 0) return true // applied before: nothing to add, nothing to tell

  const changes = created({ template: template.name })
  await record(held, { action: 'UPDATED', model: 'Project', id: held.residenceId, changes }, ...deeds)
  return true
}
