import { defaultFolders, fullFileName, splitFileName, type DefaultFolderCode } from '@logis/contract/documents.rules'
import { db, type Tx } from '#platform/db.ts'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import type { Held } from '#platform/holding.ts'
import { created, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { openDefaultFolder, openDefaultFolderEach, type OpenedFolder } from '../folders/rules.ts'
import { takeRoom, takeRoomEach } from '../storage/rules.ts'
import * as sql from './sql.ts'

/** The files that templates hold. */
export const listTemplateFiles = (templateIds: readonly number[]) => sql.listFiles(db, templateIds)

type NewTemplateFile = {
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
  await takeRoom(held, bytesOf(missing))

  const folders = new Map<string | null, { id: number; name: string } | null>()
  for (const code of new Set(missing.map(({ folder_code }) => folder_code)))
    folders.set(code, await folderFor(held, code))
  const folderOf = ({ folder_code }: sql.TemplateFile) => folders.get(folder_code)
  const copies = missing.map((file) => ({ home: held, file, folderId: folderOf(file)?.id ?? null }))
  return (await sql.insertCopies(copies)).map(({ id, file }) => creation(id, file, folderOf(file)?.name))
}

/**
 * The same to projects that one transaction has just created, which lack all of it, by a few statements. Answers what the
 * journal should say of each.
 */
export const addFilesEach = async (held: readonly Held[], templateId: number): Promise<Deed[][]> => {
  const [first] = held
  const files = first === undefined ? [] : await sql.listFiles(first.tx, [templateId])
  if (files.length > 0) await takeRoomEach(held, bytesOf(files))
  const deeds = new Map<number, Deed[]>(held.map(({ residenceId }) => [residenceId, []]))
  for (const [code, alike] of Map.groupBy(files, ({ folder_code }) => folder_code)) {
    const folders = await foldersFor(held, code)
    for (const [home, { deed }] of folders) deeds.get(home)?.push(deed)
    const folderOf = ({ residenceId }: Held) => folders.get(residenceId)?.folder
    const copies = alike.flatMap((file) => held.map((home) => ({ home, file, folderId: folderOf(home)?.id ?? null })))
    for (const { id, home, file } of await sql.insertCopies(copies))
      deeds.get(home.residenceId)?.push(creation(id, file, folderOf(home)?.name))
  }
  return held.map(({ residenceId }) => deeds.get(residenceId) ?? [])
}

const bytesOf = (files: readonly sql.TemplateFile[]) => files.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
const creation = (id: number, file: sql.TemplateFile, folder: string | undefined): Deed => ({
  action: 'CREATED',
  model: 'File',
  id,
  changes: created({ name: fullFileName(file), folder }),
})

/** How much of a template's files each of these projects lacks. */
export const countMissingFiles = (templateId: number, homes: readonly number[]) =>
  sql.countMissing(db, templateId, homes)

const defaultFolderOf = (code: string | null) => defaultFolders.find((folder) => folder.code === code)

const foldersFor = async (held: readonly Held[], code: string | null) => {
  const own = defaultFolderOf(code)
  return own ? openDefaultFolderEach(held, own) : new Map<number, OpenedFolder>()
}

const folderFor = async (held: Held, code: string | null) => {
  const own = defaultFolderOf(code)
  return own ? openDefaultFolder(held, own) : null
}
