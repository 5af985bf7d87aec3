import { isDeepStrictEqual } from 'node:util'
import { bookletBytes, fullFileName, privateTag } from '@logis/contract/documents.rules'
import { languageOf } from '@logis/contract/locale'
import { db } from '#platform/db.ts'
import { holding, type Held } from '#platform/holding.ts'
import { changesBetween, created, deleted, record, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { deleteEmptyDefaults, findFolder } from './folders/sql.ts'
import { renamedTo } from './naming/rules.ts'
import * as sql from './sql.ts'
import { freeRoom } from './storage/rules.ts'

/** The project of a document that stands in its folders, for the gate. */
export const projectOfDocument = async (documentId: number): Promise<number> => {
  const place = await sql.findPlace(db, documentId)
  return (place?.context === 'RESIDENCE' ? place.residence_id : null) ?? refuse('DOCUMENT_NOT_FOUND')
}

export const listLabels = async (
  locale: ProjectScope['locale'],
  { recommended }: { recommended?: boolean | undefined },
) => {
  const labels = await sql.listLabels(db)
  return labels
    .filter(({ is_recommended }) => recommended === undefined || is_recommended === recommended)
    .map(({ name_fr, name_en, ...label }) => ({ ...label, name: languageOf(locale) === 'fr' ? name_fr : name_en }))
}

type DocumentChanges = {
  name?: string | undefined
  label_ids?: number[] | undefined
  is_private?: boolean | undefined
  folder_id?: number | null | undefined
  valid_until?: string | null | undefined
}

/** Changes what is given; what is absent stays as it is (DOC-32..34). */
export const editDocument = (scope: ProjectScope, id: number, changes: DocumentChanges) =>
  holding(scope, async (held) => {
    const before = (await sql.findDocument(held.tx, held.scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')
    const { name, extension, folder_id, is_private, valid_until } = before
    const now = { name, extension, folder_id, is_private, valid_until }
    const wanted = { ...now, ...placeOf(changes, before) }
    await demandFolder(held, wanted.folder_id)
    if (!isDeepStrictEqual(now, wanted)) await sql.updateDocument(held, id, wanted)
    if (changes.label_ids) await labelDocument(held, id, changes.label_ids)
    const after = await reread(held, before)
    await recordChanges(held, [[before, after]])
    await leaveFolders(held, [[before, after]])
    return show(scope, after)
  })

const placeOf = (
  { name, is_private, folder_id, valid_until }: DocumentChanges,
  before: sql.DocumentRow,
): Partial<sql.NewDocument> => ({
  ...(name !== undefined && renamedTo(name, before)),
  ...(is_private !== undefined && { is_private }),
  ...(folder_id !== undefined && { folder_id }),
  ...(valid_until !== undefined && { valid_until }),
})

/** The file and its other labels stay (DOC-14). */
export const detachLabel = (scope: ProjectScope, id: number, labelId: number) =>
  holding(scope, async (held) => {
    const before = (await sql.findDocument(held.tx, held.scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')
    await sql.deleteLabel(held, id, labelId)
    const after = await reread(held, before)
    await recordChanges(held, [[before, after]])
    return show(scope, after)
  })

export const deleteDocument = async (scope: ProjectScope, id: number): Promise<undefined> => {
  await deleteDocuments(scope, [id])
}

/** All of them or none. Default folders left empty become virtual again (DOC-53). */
export const deleteDocuments = (scope: ProjectScope, ids: number[]) =>
  holding(scope, async (held) => {
    const rows = await findAll(held, ids)
    await record(held, ...(await removeRows(held, rows)))
    const folderIds = foldersOf(rows)
    return {
      deleted_ids: rows.map(({ id }) => id),
      deleted_folder_ids: await deleteEmptyDefaults(held, folderIds),
    }
  })

/** Removes the files that a folder takes with it; answers what the journal should say. */
export const removeDocuments = async (held: Held<ProjectScope>, ids: readonly number[]): Promise<Deed[]> =>
  removeRows(held, await sql.findDocuments(held.tx, held.scope, ids))

export const removeRows = async (held: Held, rows: sql.DocumentRow[]): Promise<Deed[]> => {
  await sql.deleteDocuments(
    held,
    rows.map(({ id }) => id),
    bookletBytes,
  )
  await freeRoom(
    held,
    rows.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
  )
  return rows.map((row) => ({ action: 'DELETED', model: 'File', id: row.id, changes: deleted(told(row)) }))
}

/** All of these documents, or a refusal: a foreign one answers as an absent one. */
export const findAll = async (held: Held<ProjectScope>, ids: readonly number[]): Promise<sql.DocumentRow[]> => {
  const wanted = [...new Set(ids)]
  const rows = await sql.findDocuments(held.tx, held.scope, wanted)
  return rows.length === wanted.length ? rows : refuse('DOCUMENT_NOT_FOUND')
}

const reread = async ({ tx, scope }: Held<ProjectScope>, { id }: sql.DocumentRow) =>
  (await sql.findDocument(tx, scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')

export const demandFolder = async (held: Held, folderId: number | null): Promise<void> => {
  if (folderId !== null && !(await findFolder(held, folderId))) refuse('DOCUMENT_FOLDER_NOT_FOUND')
}

export const labelDocument = async (held: Held, id: number, labelIds: readonly number[]): Promise<void> => {
  const wanted = new Set(labelIds)
  if ((await sql.setLabels(held, id, [...wanted])) !== wanted.size)
    refuse('VALIDATION_ERROR', { errors: { label_ids: [{ code: 'invalid' }] } })
}

export type Change = readonly [before: sql.DocumentRow, after: sql.DocumentRow]

/** Writes what differs, and nothing when nothing does. */
export const recordChanges = async (held: Held, pairs: readonly Change[]): Promise<void> => {
  const deeds = pairs.map(([before, after]): Deed => ({
    action: 'UPDATED',
    model: 'File',
    id: after.id,
    changes: changesBetween(readable(before), readable(after)),
  }))
  await record(held, ...deeds.filter(({ changes }) => changes.length > 0))
}

/** The default folders that these moves emptied become virtual again. */
export const leaveFolders = async (held: Held, pairs: readonly Change[]): Promise<void> => {
  const left = pairs.filter(([before, after]) => before.folder_id !== after.folder_id).map(([before]) => before)
  await deleteEmptyDefaults(held, foldersOf(left))
}

const foldersOf = (rows: readonly sql.DocumentRow[]): number[] => [
  ...new Set(rows.flatMap(({ folder_id }) => folder_id ?? [])),
]

/** A document as the journal tells of it. */
const readable = (row: sql.DocumentRow) => ({
  name: fullFileName(row),
  folder: row.folder_name,
  labels: row.labels.map(({ name_fr }) => name_fr).join(', '),
  is_private: row.is_private,
  valid_until: row.valid_until,
})

export const creation = (row: sql.DocumentRow): Deed => ({
  action: 'CREATED',
  model: 'File',
  id: row.id,
  changes: created(told(row)),
})

/** What is worth telling of a file that comes or goes: that it is private, not that it is not. */
const told = (row: sql.DocumentRow) => ({ ...readable(row), is_private: row.is_private || null })

/** A document as readers see it (DOC-20). */
export const show = (scope: Pick<ProjectScope, 'locale'>, row: sql.DocumentRow) => ({
  id: row.id,
  name: fullFileName(row),
  extension: row.extension,
  size: row.size_bytes,
  created_at: row.created_at,
  creator_name: row.creator_name,
  labels: row.labels.map(({ id, code, name_fr, name_en }) => ({
    id,
    code,
    name: languageOf(scope.locale) === 'fr' ? name_fr : name_en,
  })),
  folder_id: row.folder_id,
  tags: row.is_private ? [privateTag] : [],
  mime_type: row.mime_type,
  valid_until: row.valid_until,
})
