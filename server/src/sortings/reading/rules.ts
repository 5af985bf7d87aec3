import { cut } from '@logis/contract/cut.rules'
import type fs from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { proposedValidity, validityIn } from '@logis/contract/documents.validity.rules'
import { kindOf, type KindFound } from '@logis/contract/sortings.kinds.rules'
import { partsOf, sortingFilesMax, type SortingCause } from '@logis/contract/sortings.rules'
import { today } from '#platform/clock.ts'
import { settings } from '#platform/config.ts'
import { db, write } from '#platform/db.ts'
import { keepFile, openFile, receiveFile, type ReceivedFile } from '#platform/files.ts'
import { headBytes } from '#platform/files/contentType.ts'
import { openApart } from '#platform/files/apart.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { listZip, ZipFault, type ListedEntry } from '#platform/files/unzip.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { firstPages, largestRead } from '#platform/pdf/reading.ts'
import { Refusal } from '#platform/refuse.ts'
import * as files from '../files/sql.ts'
import { homeOf, indexOf, type HomeIndex } from '../homes/rules.ts'
import { listKnown } from '../homes/sql.ts'
import * as sql from '../sql.ts'

export const archiveLimits = { files: sortingFilesMax, bytes: Number.MAX_SAFE_INTEGER }

/** Of a company with more homes the newest are looked at. */
const homesMax = 100_000
/** A job reads for so long; another goes on. */
const turn = { maxMs: 120_000 }
const atOnce = 50

/** The archives that are being unpacked. */
class Archives {
  readonly #open = new Map<string, { file: fs.FileHandle; entries: Map<string, ListedEntry> }>()

  async entry(key: string, name: string): Promise<ListedEntry | undefined> {
    const there = this.#open.get(key) ?? (await this.#fetch(key))
    return there.entries.get(name)
  }
  async #fetch(key: string) {
    const file = await openApart(key)
    const fetched = { file, entries: new Map<string, ListedEntry>() }
    this.#open.set(key, fetched)
    // Of two of one name the first was taken.
    for (const entry of (await listZip(file, archiveLimits)).toReversed()) fetched.entries.set(entry.path, entry)
    return fetched
  }
  async [Symbol.asyncDispose]() {
    for (const { file } of this.#open.values()) await file.close()
  }
}

/**
 * Unpacks and reads the files of a draft, one after the other, until none is left or its time is over. Safe to repeat, and
 * to run twice at once: what a file holds and what was read of it are written by one transaction, for a file that waits.
 */
export const readOn = async (id: number, { maxMs }: { maxMs: number } = turn): Promise<void> => {
  const sorting = await sql.findAny(db, id)
  if (!sorting) return
  const until = performance.now() + maxMs
  const index = await indexOf(await listKnown(db, sorting.company_id, homesMax))
  await using archives = new Archives()
  for (;;) {
    const waiting = await files.listWaiting(db, sorting, atOnce)
    if (waiting.length === 0 && (await isOver(id))) return
    for (const file of waiting) {
      await readOne(file, archives, index)
      if (performance.now() > until) return write((tx) => enqueue(tx, readingOn, { sorting: id }))
    }
  }
}

/** Whoever brings another file holds the draft meanwhile: it is seen now, or begins a job of its own. */
const isOver = (id: number): Promise<boolean> =>
  write(async (tx) => {
    const sorting = await sql.holdAny(tx, id)
    return !sorting || (await files.totalsOf(tx, sorting)).waiting === 0
  })

const readOne = async (file: files.WaitingFile, archives: Archives, index: HomeIndex): Promise<void> => {
  if (file.storage_key !== null)
    return keep(file, null, await told(file, file.storage_key, file.mime_type ?? '', file.size_bytes, index))
  const unpacked = await unpack(file, archives)
  if ('cause' in unpacked) return keep(file, null, { ...nothing, cause: unpacked.cause })
  const { storage_key, mime_type, size_bytes } = unpacked
  await keptOnce([{ file: unpacked }], async () => ({
    answer: await keep(file, unpacked, await told(file, storage_key, mime_type, size_bytes, index)),
    isRepeated: true,
  }))
}

const causes: Record<string, SortingCause> = { FILE_TYPE_NOT_ALLOWED: 'program', FILE_TOO_LARGE: 'too_large' }
const unpack = async (
  { archive_key, entry: name }: files.WaitingFile,
  archives: Archives,
): Promise<ReceivedFile | { cause: SortingCause }> => {
  try {
    const entry = await archives.entry(archive_key ?? '', name ?? '')
    return entry ? await receiveFile(entry.open(), { maxBytes: settings.UPLOAD_MAX_BYTES }) : { cause: 'damaged' }
  } catch (error) {
    if (error instanceof ZipFault) return { cause: 'damaged' }
    const cause = error instanceof Refusal ? causes[error.reason] : undefined
    if (cause) return { cause }
    throw error // the storage, or the disk: tried again, from here
  }
}

type Told = Omit<files.Read, 'stored_file_id' | 'size_bytes'>
const nothing: Told = {
  cause: null,
  residence_id: null,
  folder: null,
  label: null,
  home_found: null,
  kind_found: null,
  valid_until: null,
}
const archiveTypes = /zip$|x-rar|rar-compressed|x-7z|gzip|x-tar|x-bzip|x-xz|zstd|x-lzip|cab-compressed/

const told = async (
  { path: at }: files.WaitingFile,
  key: string,
  mimeType: string,
  size: number,
  index: HomeIndex,
): Promise<Told> => {
  const home = homeOf(index, at)
  const pages = await textsOf(key, mimeType, size)
  const kind = kindOf(at, pages)
  return {
    cause: archiveTypes.test(mimeType) ? 'archive' : null,
    residence_id: home?.residence_id ?? null,
    folder: kind?.folder ?? null,
    label: kind?.label ?? null,
    home_found: home && { by: home.by, words: cut(home.words, 120) },
    kind_found: kind && { by: kind.by, words: cut(kind.words, 120), page: kind.page },
    valid_until: kind && endOf(at, kind, pages),
  }
}

/** Only what the paper says, or its name: the day that it came here is a guess, which nobody confirms here. */
const endOf = (at: string, { label }: KindFound, pages: readonly string[]): string | null => {
  if (label === null) return null
  const proposed = proposedValidity(partsOf(at).name, [label], today(), validityIn(pages))
  return proposed === null || proposed.by === 'coming' ? null : proposed.until
}

/** What a file says at its beginning, as far as it is read. */
const textsOf = async (key: string, mimeType: string, size: number): Promise<string[]> => {
  if (mimeType === 'application/pdf' && size <= largestRead) return firstPages(await buffer(await openFile(key)))
  if (!/^text\/|xml$/.test(mimeType)) return []
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of (await openFile(key)) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    read += chunk.length
    if (read >= headBytes) break
  }
  return [Buffer.concat(chunks).toString('utf8').replace(/[<>/]/g, ' ')]
}

/** What was read of a file that still waits. */
const keep = (
  { id, stored_file_id, size_bytes }: files.WaitingFile,
  unpacked: ReceivedFile | null,
  read: Told,
): Promise<void> =>
  write(async (tx) => {
    if (!(await files.holdWaiting(tx, id))) return
    const kept = unpacked ? await keepFile(tx, unpacked) : stored_file_id
    await files.setRead(tx, id, { ...read, stored_file_id: kept, size_bytes: unpacked?.size_bytes ?? size_bytes })
  })

export const readingOn = jobKind<{ sorting: number }>({
  name: 'sortings.read',
  handle: ({ sorting }) => readOn(sorting),
})
