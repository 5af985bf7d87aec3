import { cut } from '@logis/contract/cut.rules'
import type { Sorting } from '@logis/contract/sortings'
import { client } from '../platform/client.ts'
import { formats } from '../platform/formats.ts'
import { currentLocale, languageOf } from '../platform/locale.ts'
import { Refused } from '../platform/refused.ts'
import { upload } from '../platform/upload.ts'
import { t } from '../ui/texts.ts'

/** A file, and the folders that it lay in. */
export type Dropped = { file: File; path: string }
/** How much of it has left: whole files, of all of them; and the share of their bytes. */
export type Sent = { done: number; total: number; share: number }
/** What could not be brought, and why. */
export type Missed = { path: string; error: unknown }

const isZip = ({ name, type }: File) =>
  /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed'

const atOnce = 3

/** What is dropped goes by the name of its folder, or of the archive. */
const nameOf = ([first]: readonly Dropped[]): string =>
  cut((first?.path.includes('/') ? first.path.split('/')[0] : first?.file.name.replace(/\.zip$/i, '')) ?? '', 200) ||
  'ZIP'

const isPassing = (error: unknown) =>
  error instanceof Refused &&
  (error.network || error.reason === 'TOO_MANY_REQUESTS' || error.reason === 'SERVICE_UNAVAILABLE')
/** What one file is refused for, which keeps no other from coming. */
const isOfFile = (error: unknown) =>
  error instanceof Refused &&
  !isPassing(error) &&
  !['SORTING_FULL', 'SORTING_CLOSED', 'SORTING_NOT_FOUND', 'FORBIDDEN'].includes(error.reason)

/** What the server would refuse once it has travelled, with the limit. */
const tooLarge = (bytes: number) => {
  const limit = formats[languageOf(currentLocale())].formatSize(bytes)
  return new Refused({ reason: 'FILE_TOO_LARGE', message: t('sortings.drop.tooLarge', { limit }), status: 413 })
}

/** A lost connection, or too much at once, passes; what is sent again for its place is there once. */
const waitsMs = [1_000, 3_000, 10_000, 20_000, 30_000]
const persistently = async (send: () => Promise<unknown>): Promise<void> => {
  for (const wait of [...waitsMs, null]) {
    try {
      await send()
      return
    } catch (error) {
      if (wait === null || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/**
 * Archives are unpacked by the server, other files travel one by one, a few at a time. A file that is refused keeps no other
 * from coming, and what has come stays when the rest cannot; where nothing comes at all, the draft goes again.
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
  const whole = dropped.reduce((sum, { file }) => sum + file.size, 0)
  const sentOf = new Map<Dropped, number>()
  let done = 0
  let stopped: Refused | null = null
  const tell = () => {
    const bytes = [...sentOf.values()].reduce((sum, sent) => sum + sent, 0)
    onProgress({ done, total, share: whole === 0 ? 0 : Math.min(1, bytes / whole) })
  }
  const send = (one: Dropped) => {
    const { file, path } = one
    if (file.size > data.file_limit) throw tooLarge(data.file_limit)
    const sending = {
      onProgress: (sent: number) => {
        sentOf.set(one, Math.min(sent, file.size))
        tell()
      },
    }
    return isZip(file) && !path.includes('/')
      ? upload('sortings.addSortingArchive', { ...place, file }, sending)
      : upload('sortings.addSortingFile', { ...place, file, path }, sending)
  }
  const sendNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const one = next
      try {
        if (stopped) throw stopped
        await persistently(() => send(one))
      } catch (error) {
        if (!isOfFile(error)) stopped ??= error instanceof Refused ? error : new Refused(null, error)
        missed.push({ path: one.path, error })
      }
      done += 1
      sentOf.set(one, one.file.size)
      tell()
    }
  }
  tell()
  await Promise.all(Array.from({ length: Math.min(atOnce, total) }, sendNext))
  if (missed.length < total) return { sorting: data, missed }
  await client.sortings.discardSorting(place).catch(() => undefined)
  throw missed[0]!.error
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
