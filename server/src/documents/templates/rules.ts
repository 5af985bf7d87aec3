import { defaultFolders, fullFileName, splitFileName, type DefaultFolderCode } from '@logis/contract/documents.rules'
import { db, type Tx } from '#platform/db.ts'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import type { Held } from '#platform/holding.ts'
import { created, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { openDefaultFolder } from '../folders/rules.ts'
import { takeRoom } from '../storage/rules.ts'
import * as sql from './sql.ts'

/** The files that templates hold. */
export const listTemplateFiles = (templateIds: readonly number[]) => sql.listFiles(db, templateIds)

export type NewTemplateFile = {
  template_id: number
  name: string
  folder_code: DefaultFolderCode | null
  file: ReceivedFile
}

/** A file for projects to receive. Its name is the only one in its folder, whatever its case. The template is held. */
export const addTemplateFile = async (tx: Tx, scope: CompanyScope, file: NewTemplateFile): Promise<void> => {
  const name = splitFileName(file.name)
  if (await sql.hasFile(tx, file.template_id, file.folder_code, name)) refuse('DOCUMENT_NAME_EXISTS')
  await sql.insertFile(tx, scope, { ...file, ...name, stored_file_id: await keepFile(tx, file.file) })
}

export const removeTemplateFile = async (tx: Tx, templateId: number, documentId: number): Promise<void> => {
  if (!(await sql.deleteFile(tx, templateId, documentId))) refuse('DOCUMENT_NOT_FOUND')
}

/** Gives a project the files of a template that it lacks, never twice. Answers what the journal should say. */
export const addMissingFiles = async (held: Held, templateId: number): Promise<Deed[]> => {
  const missing = await sql.findMissing(held, templateId)
  if (missing.length === 0) return []
  const bytes = missing.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  await takeRoom(held, bytes)

  const deeds: Deed[] = []
  for (const file of missing) {
    const folder = await folderFor(held, file.folder_code)
    const id = await sql.insertCopy(held, file, folder?.id ?? null)
    deeds.push({
      action: 'CREATED',
      model: 'File',
      id,
      changes: created({ name: fullFileName(file), folder: folder?.name }),
    })
  }
  return deeds
}

/** How much of a template's files each of these projects lacks. */
export const countMissingFiles = (templateId: number, homes: readonly number[]) =>
  sql.countMissing(db, templateId, homes)

const folderFor = async (held: Held, code: string | null) => {
  const own = defaultFolders.find((folder) => folder.code === code)
  return own ? openDefaultFolder(held, own) : null
}
