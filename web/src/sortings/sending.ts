import type { Sorting } from '@logis/contract/sortings'
import { client } from '../platform/client.ts'
import { Refused } from '../platform/refused.ts'
import { upload } from '../platform/upload.ts'

/** A file, and the folders that it lay in. */
export type Dropped = { file: File; path: string }
/** How much of it has left: whole files, of all of them. */
export type Sent = { done: number; total: number }
/** What could not be brought, and why. */
export type Missed = { path: string; error: unknown }

export const isZip = ({ name, type }: File) =>
  /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed'

const quiet = () => ({ signal: new AbortController().signal, onProgress: () => {} })
const atOnce = 3

/** What is dropped goes by the name of its folder, or of the archive. */
const nameOf = ([first]: readonly Dropped[]): string =>
  (first?.path.includes('/') ? first.path.split('/')[0] : first?.file.name.replace(/\.zip$/i, ''))?.slice(0, 200) ||
  'ZIP'

const isOfFile = (error: unknown) =>
  error instanceof Refused &&
  error.reason !== null &&
  !['SORTING_FULL', 'SORTING_CLOSED', 'FORBIDDEN'].includes(error.reason)

/**
 * Archives are unpacked by the server, other files travel one by one, a few at a time. A file that is refused keeps no other
 * from coming; where nothing comes at all, the draft goes again.
 */
export const sendAll = async (
  company_id: number,
  dropped: readonly Dropped[],
  onProgress: (sent: Sent) => void,
): Promise<{ sorting: Sorting; missed: Missed[] }> => {
  const { data } = await client.sortings.openSorting({ company_id, name: nameOf(dropped) })
  const place = { company_id, sorting_id: data.id }
  const missed: Missed[] = []
  const left = [...dropped]
  const total = dropped.length
  let done = 0
  const send = async ({ file, path }: Dropped) => {
    if (isZip(file) && !path.includes('/')) await upload('sortings.addSortingArchive', { ...place, file }, quiet())
    else await upload('sortings.addSortingFile', { ...place, file, path }, quiet())
  }
  const sendNext = async (): Promise<void> => {
    const next = left.shift()
    if (!next) return
    try {
      await send(next)
    } catch (error) {
      if (!isOfFile(error)) throw error
      missed.push({ path: next.path, error })
    }
    done += 1
    onProgress({ done, total })
    return sendNext()
  }
  onProgress({ done, total })
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, total) }, sendNext))
    if (missed.length === total) throw missed[0]!.error
  } catch (error) {
    left.length = 0
    await client.sortings.discardSorting(place).catch(() => undefined)
    throw error
  }
  return { sorting: data, missed }
}

/** The files of a folder that was chosen. */
export const chosenFiles = (files: FileList | readonly File[] | null): Dropped[] =>
  Array.from(files ?? [], (file) => ({ file, path: file.webkitRelativePath || file.name }))

const filesIn = async (entry: FileSystemEntry): Promise<Dropped[]> => {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [{ file, path: entry.fullPath.replace(/^\//, '') }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: Dropped[] = []
  // A folder is read a hundred entries at a time.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (entries.length === 0) return found
    for (const inside of entries) found.push(...(await filesIn(inside)))
  }
}

/** Files and folders that were dropped, with what lies in them. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<Dropped[]> => {
  // Once the drop is over, the items are gone.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  const plain = chosenFiles(files)
  if (entries.length === 0) return plain
  return (await Promise.all(entries.map(filesIn))).flat()
}
