import { cutStart } from '@logis/contract/cut.rules'
import { freeName, splitFileName } from '@logis/contract/documents.rules'
import { withSigns } from '@logis/contract/http.rules'
import type { SortingFile } from '@logis/contract/sortings'
import type { sortingFileList } from '@logis/contract/sortings.lists'
import { isJunk, partsOf, sortingBytes, sortingFilesMax, type SortingCause } from '@logis/contract/sortings.rules'
import type { ListRequest } from '@logis/contract/lists'
import { db, type Tx } from '#platform/db.ts'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import type { ListedEntry } from '#platform/files/unzip.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import type { SortingRecord } from '../sql.ts'
import { isHomeOf } from '../homes/sql.ts'
import * as sql from './sql.ts'

export const { totalsOf, homesFiledOnto } = sql

const show = (file: sql.ListedFile): SortingFile => ({ ...file, name: partsOf(file.path).name })

export const listFiles = async (
  sorting: SortingRecord,
  request: ListRequest<typeof sortingFileList>,
): Promise<Listed<SortingFile>> => showEach(await sql.listFiles(sorting, request), show)

export const getFile = async (sorting: SortingRecord, id: number): Promise<SortingFile> =>
  show((await sql.findFile(db, sorting, id)) ?? refuse('SORTING_FILE_NOT_FOUND'))

/** What is told of a path is never a place on our disks: parts that lead elsewhere, and what no screen shows, are written out. */
const tellable = (path: string): string =>
  cutStart(
    withSigns(path.toWellFormed().normalize('NFC'), '�')
      .replaceAll('\\', '/')
      .replace(/\/+/g, '/')
      .replace(/^\/|\/$/g, ''),
    400,
  ) || '�'

/** So much smaller than what it holds is no document. */
const bombRatio = 100
const bombBytes = 10 * 1_048_576
const isBomb = ({ size, packed }: Pick<ListedEntry, 'size' | 'packed'>) =>
  size > bombBytes && size > bombRatio * Math.max(1, packed)

/** Why a file of an archive is left where it is. */
const causeOf = (entry: ListedEntry, maxBytes: number): SortingCause | null => {
  if (entry.fault) return entry.fault
  if (isJunk(entry.path)) return 'junk'
  if (entry.size === 0) return 'empty'
  if (isBomb(entry)) return 'bomb'
  return entry.size > maxBytes ? 'too_large' : null
}

const demandRoom = async (tx: Tx, sorting: SortingRecord, files: number, bytes: number) => {
  const held = await sql.totalsOf(tx, sorting)
  if (held.files + files > sortingFilesMax || held.bytes + bytes > sortingBytes) refuse('SORTING_FULL')
  return held
}

/** Where the files of an archive lie: in a folder of its name, unless it has one itself. */
const rootOf = (archive: string, entries: readonly ListedEntry[]): string => {
  const name = tellable(archive.replace(/\.zip$/i, '')).replaceAll('/', ' ')
  const own = new Set(entries.filter(({ path }) => !isJunk(path)).map(({ path }) => path.split('/')[0]))
  return own.size === 1 && own.has(name) ? '' : `${name}/`
}

/** The files of an archive, as its directory names them: none of them is unpacked yet. Answers whether any is to be. */
export const addEntries = async (
  tx: Tx,
  sorting: SortingRecord,
  {
    file,
    name,
    entries,
    maxBytes,
  }: { file: ReceivedFile; name: string; entries: readonly ListedEntry[]; maxBytes: number },
): Promise<void> => {
  const root = rootOf(name, entries)
  const there = new Set(await sql.listPaths(tx, sorting))
  const listed = entries.map((entry) => {
    const path = `${root}${tellable(entry.path)}`
    if (entry.fault === 'unsafe_path') return { path, entry, cause: entry.fault }
    // Before all else that may be wrong with it: one file of a draft has a path.
    if (there.has(path)) return { path, entry, cause: 'twice' as const }
    there.add(path)
    return { path, entry, cause: causeOf(entry, maxBytes) }
  })
  const bytes = listed.reduce((sum, { entry, cause }) => (cause === null ? sum + entry.size : sum), 0)
  // A thousand small bombs, or a thousand entries that share the bytes of one, are a large one.
  if (isBomb({ size: bytes, packed: file.size_bytes }))
    refuse('ARCHIVE_REFUSED', { errors: { file: [{ code: 'too_large' }] } })
  await demandRoom(tx, sorting, listed.length, bytes)
  const coming = listed.filter(({ cause }) => cause === null)
  const archive_file_id = coming.length > 0 ? await keepFile(tx, file) : null
  await sql.insertFiles(
    tx,
    sorting,
    listed.map(({ path, entry, cause }) =>
      cause === null
        ? { path, size_bytes: entry.size, archive_file_id: archive_file_id!, entry: entry.path, state: 'WAITING' }
        : { path, size_bytes: Math.min(entry.size, 2 ** 40), state: 'LEFT_OUT', cause },
    ),
  )
}

/**
 * Where a file that came by itself stands: at its path, or at the first one with a number where others lie there. What was
 * sent for that path before is the one that is there.
 */
const placeOf = async (
  tx: Tx,
  sorting: SortingRecord,
  { path, cause, sha256 }: { path: string; cause: SortingCause | null; sha256: Buffer },
): Promise<{ path: string; there: number | undefined }> => {
  const short = cutStart(path, longestNumbered)
  const folder = short.slice(0, short.lastIndexOf('/') + 1)
  const name = short.slice(folder.length)
  const start = `${folder}${splitFileName(name).name} (`
  const found = new Map((await sql.listAt(tx, sorting, { path, start })).map((row) => [row.path, row]))
  const isOther = (at: string) => {
    const row = found.get(at)
    if (!row) return false
    return row.sha256 ? !row.sha256.equals(sha256) : cause === null || row.cause !== cause
  }
  const at = isOther(path) ? folder + freeName(name, (other) => isOther(folder + other)) : path
  return { path: at, there: found.get(at)?.id }
}
/** A path has room for a number. */
const longestNumbered = 390

/** A file that came by itself. What was sent for the same place before, byte for byte, is there already. */
export const addFile = async (
  tx: Tx,
  sorting: SortingRecord,
  file: ReceivedFile,
  at: string,
): Promise<{ id: number; isRepeated: boolean; waited: number }> => {
  const wanted = tellable(at)
  const cause = isJunk(wanted) ? 'junk' : file.size_bytes === 0 ? 'empty' : null
  const { path, there } = await placeOf(tx, sorting, { path: wanted, cause, sha256: file.sha256 })
  if (there !== undefined) return { id: there, isRepeated: true, waited: 1 }
  const { waiting } = await demandRoom(tx, sorting, 1, file.size_bytes)
  const [id] = await sql.insertFiles(tx, sorting, [
    cause === null
      ? { path, size_bytes: file.size_bytes, stored_file_id: await keepFile(tx, file), state: 'WAITING' }
      : { path, size_bytes: file.size_bytes, state: 'LEFT_OUT', cause },
  ])
  return { id: id!, isRepeated: cause !== null, waited: cause === null ? waiting : 1 }
}

/** Says something of files, all alike; those among them that are over are passed over. */
export const correct = async (
  tx: Tx,
  scope: CompanyScope,
  sorting: SortingRecord,
  ids: readonly number[],
  said: sql.Said,
): Promise<void> => {
  if (said.residence_id && !(await isHomeOf(tx, scope, said.residence_id))) refuse('RESIDENCE_NOT_FOUND')
  if ((await sql.correct(tx, sorting, ids, said)) === 0) refuse('SORTING_FILE_NOT_FOUND')
}
