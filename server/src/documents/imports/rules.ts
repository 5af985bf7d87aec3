import { freeName, splitFileName } from '@logis/contract/documents.rules'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import type { Held } from '#platform/holding.ts'
import { created, record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { folderNamed } from '../folders/rules.ts'
import { deleteEmptyDefaults } from '../folders/sql.ts'
import { creation, labelDocument, removeRows } from '../rules.ts'
import * as documents from '../sql.ts'
import { takeRoom } from '../storage/rules.ts'
import * as sql from './sql.ts'

export type Imported = {
  name: string
  /** The name of the folder of a paper; null at the root, and for a device. */
  folder: string | null
  labels: readonly string[]
  /** Until when it counts, where that is known. */
  valid_until?: string | null
  device_id: number | null
}

/** A file that a package brought: with its device, or in its folder under a name that is free. Answers its id. */
export const attachImported = async (held: Held, file: ReceivedFile, imported: Imported): Promise<number> => {
  await takeRoom(held, file.size_bytes)
  const { id, name } = await insert(held, await keepFile(held.tx, file), file.size_bytes, imported)
  await record(held, { action: 'CREATED', model: 'File', id, changes: created({ name }) })
  return id
}

/** A file that is stored already, for a home that it is filed in: told as one that is uploaded there. Answers its id. */
export const attachStored = async (
  held: Held<ProjectScope>,
  { stored_file_id, size_bytes }: { stored_file_id: number; size_bytes: number },
  imported: Omit<Imported, 'device_id'>,
): Promise<number> => {
  await takeRoom(held, size_bytes)
  const { id } = await insert(held, stored_file_id, size_bytes, { ...imported, device_id: null })
  await record(held, creation((await documents.findDocument(held.tx, held.scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')))
  return id
}

/**
 * Takes back documents of a home that nobody has touched since an operation made them, and that nothing speaks of. Answers
 * what would be taken, before it is: their bytes may be wanted elsewhere.
 */
export const takeBackUntouched = async (
  held: Held<ProjectScope>,
  ids: readonly number[],
  madeBy: string,
  before: (ids: readonly number[]) => Promise<unknown>,
): Promise<number[]> => {
  const untouched = await sql.findUntouched(held, ids, madeBy)
  if (untouched.length === 0) return []
  const rows = await documents.findDocuments(held.tx, held.scope, untouched)
  await before(untouched)
  await record(held, ...(await removeRows(held, rows)))
  await deleteEmptyDefaults(held, [...new Set(rows.flatMap(({ folder_id }) => folder_id ?? []))])
  return untouched
}

const insert = async (
  held: Held,
  stored_file_id: number,
  size_bytes: number,
  { name, folder, labels, device_id, valid_until = null }: Imported,
): Promise<{ id: number; name: string }> => {
  const folder_id = folder === null || device_id !== null ? null : await folderNamed(held, folder)
  const taken = device_id === null ? await documents.listNamesIn(held, folder_id) : []
  const known = new Set(taken.map((each) => each.toLowerCase()))
  const isTaken = (one: string) => known.has(one.toLowerCase())
  const free = isTaken(name) ? freeName(name, isTaken) : name
  const id = await documents.insertDocument(held, {
    ...splitFileName(free),
    folder_id,
    is_private: false,
    stored_file_id,
    size_bytes,
    valid_until,
    ...(device_id !== null && { context: 'DEVICE' as const, device_id }),
  })
  const wanted = (await documents.listLabels(held.tx)).filter(({ code }) => labels.includes(code))
  await labelDocument(
    held,
    id,
    wanted.map((label) => label.id),
  )
  return { id, name: free }
}
