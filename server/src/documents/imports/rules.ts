import { defaultFolderNamed, freeName, sameNameKey, splitFileName } from '@logis/contract/documents.rules'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import type { Held } from '#platform/holding.ts'
import { created, record } from '#platform/journal.ts'
import { insertNamed, openDefaultFolder } from '../folders/rules.ts'
import { labelDocument } from '../rules.ts'
import * as documents from '../sql.ts'
import { takeRoom } from '../storage/rules.ts'
import * as sql from './sql.ts'

export type Imported = {
  name: string
  /** The name of the folder of a paper; null at the root, and for a device. */
  folder: string | null
  labels: readonly string[]
  device_id: number | null
}

/** A file that a package brought: with its device, or in its folder under a name that is free. Answers its id. */
export const attachImported = async (
  held: Held,
  file: ReceivedFile,
  { name, folder, labels, device_id }: Imported,
): Promise<number> => {
  await takeRoom(held, file.size_bytes)
  const folder_id = folder === null || device_id !== null ? null : await folderNamed(held, folder)
  const taken = device_id === null ? await sql.listNamesIn(held, folder_id) : []
  const known = new Set(taken.map((each) => each.toLowerCase()))
  const isTaken = (one: string) => known.has(one.toLowerCase())
  const free = isTaken(name) ? freeName(name, isTaken) : name
  const id = await documents.insertDocument(held, {
    ...splitFileName(free),
    folder_id,
    is_private: false,
    stored_file_id: await keepFile(held.tx, file),
    size_bytes: file.size_bytes,
    ...(device_id !== null && { context: 'DEVICE' as const, device_id }),
  })
  const wanted = (await documents.listLabels(held.tx)).filter(({ code }) => labels.includes(code))
  await labelDocument(
    held,
    id,
    wanted.map((label) => label.id),
  )
  await record(held, { action: 'CREATED', model: 'File', id, changes: created({ name: free }) })
  return id
}

/** The folder of a name, made if there is none. */
const folderNamed = async (held: Held, name: string): Promise<number> => {
  const found = await sql.findFolderKeyed(held, sameNameKey(name))
  if (found) return found.id
  const own = defaultFolderNamed(name)
  if (own) return (await openDefaultFolder(held, own)).id
  return (await insertNamed(held, { name, name_key: sameNameKey(name), default_code: null })).id
}
