import type { Sorting, SortingFile } from '@logis/contract/sortings'
import type { sortingFileList } from '@logis/contract/sortings.lists'
import { sortingDays, sortingFileStates } from '@logis/contract/sortings.rules'
import type { ListRequest } from '@logis/contract/lists'
import { settings } from '#platform/config.ts'
import { everyPage } from '#platform/csv.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { noteExport } from '#platform/exports.ts'
import type { ReceivedFile } from '#platform/files.ts'
import { openApart } from '#platform/files/apart.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { listZip, ZipFault, type ListedEntry } from '#platform/files/unzip.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { enqueue } from '#platform/jobs.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { unpaged, type Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import type { FieldCode } from '@logis/contract/errors.fields'
import * as files from './files/rules.ts'
import type { Said } from './files/sql.ts'
import { filingOn, takeBack } from './filing/rules.ts'
import { sortingPolicy, sortingsPolicy, undoableUntil } from './policy.ts'
import { archiveLimits, readingOn } from './reading/rules.ts'
import * as sql from './sql.ts'

const draftsMax = 10
const archivesPerPerson: Limit = { name: 'sorting-archives', times: 60, seconds: 3600 }

/** A draft without files is nobody's to see; the night takes it. */
export const openSorting = async (scope: CompanyScope, name: string): Promise<Sorting> => {
  const id = await write(async (tx) => {
    // First: it waits for whoever merges the company into another, which is then told. A draft without files counts for none.
    const made = await sql.insertSorting(tx, scope, name)
    const again = await proveCompanyAgain(tx, scope)
    sortingsPolicy.demand(again, 'open', null)
    if ((await sql.countDrafts(tx, again)) >= draftsMax) refuse('SORTINGS_TOO_MANY')
    return made
  })
  return getSorting(scope, id)
}

/** A draft goes once nobody has touched it for a week. */
const keptUntil = ({ state, touched_at }: sql.ShownSorting): string | null =>
  state === 'DRAFT' ? new Date(new Date(touched_at).getTime() + sortingDays * 86_400_000).toISOString() : null

const show = (scope: CompanyScope, { counts, ...sorting }: sql.ShownSorting): Sorting => ({
  ...sorting,
  counts: Object.fromEntries(sortingFileStates.map((state) => [state, counts[state] ?? 0])) as Sorting['counts'],
  undoable_until: undoableUntil(sorting),
  kept_until: keptUntil({ counts, ...sorting }),
  file_limit: settings.UPLOAD_MAX_BYTES,
  cannot: sortingPolicy.cannot(scope, sorting),
})

export const listSortings = async (scope: CompanyScope): Promise<Listed<Sorting>> => {
  sortingsPolicy.demand(scope, 'open', null)
  return unpaged((await sql.listSortings(db, scope)).map((sorting) => show(scope, sorting)))
}

export const getSorting = async (scope: CompanyScope, id: number): Promise<Sorting> => {
  sortingsPolicy.demand(scope, 'open', null)
  return show(scope, (await sql.showSorting(db, scope, id)) ?? refuse('SORTING_NOT_FOUND'))
}

/** One transaction on a set of files of the company, to whom it is still open. */
const holding = <T>(
  scope: CompanyScope,
  id: number,
  act: keyof typeof sortingPolicy.needs,
  work: (tx: Tx, sorting: sql.SortingRecord, again: CompanyScope) => Promise<T>,
): Promise<T> =>
  write(async (tx) => {
    const sorting = (await sql.holdSorting(tx, scope, id)) ?? refuse('SORTING_NOT_FOUND')
    const again = await proveCompanyAgain(tx, scope)
    sortingPolicy.demand(again, act, sorting)
    await sql.touch(tx, sorting)
    return work(tx, sorting, again)
  })

const reach = async (scope: CompanyScope, id: number): Promise<sql.SortingRecord> => {
  sortingsPolicy.demand(scope, 'open', null)
  return (await sql.findSorting(db, scope, id)) ?? refuse('SORTING_NOT_FOUND')
}

/** Before a byte is taken. */
export const reachToAdd = async (scope: CompanyScope, id: number): Promise<void> => {
  sortingPolicy.demand(scope, 'add', await reach(scope, id))
}
export const limitArchives = ({ actor }: CompanyScope): Promise<void> =>
  demandLimit(archivesPerPerson, String(actor.userId))

/** What an archive holds, by its directory; refused whole when it is none, or all of it is locked. */
const entriesOf = async ({ storage_key }: ReceivedFile): Promise<ListedEntry[]> => {
  try {
    await using file = await openApart(storage_key)
    const entries = await listZip(file, archiveLimits)
    if (entries.length > 0 && entries.every(({ fault }) => fault === 'encrypted')) refuseArchive('encrypted')
    return entries.length === 0 ? refuseArchive('empty_archive') : entries
  } catch (error) {
    if (error instanceof ZipFault) return refuseArchive(error.code)
    throw error
  }
}
const refuseArchive = (code: FieldCode) => refuse('ARCHIVE_REFUSED', { errors: { file: [{ code }] } })

/** Lists what an archive holds; a job unpacks it. The same one again is there already. */
export const addArchive = async (
  scope: CompanyScope,
  id: number,
  { file, name }: { file: ReceivedFile; name: string },
): Promise<Sorting> => {
  await keptOnce([{ file }], async () => {
    const entries = await entriesOf(file)
    await holding(scope, id, 'add', async (tx, sorting) => {
      const digest = file.sha256.toString('hex')
      if (sorting.archives.includes(digest)) return
      await sql.noteArchive(tx, sorting, digest)
      await files.addEntries(tx, sorting, { file, name, entries, maxBytes: settings.UPLOAD_MAX_BYTES })
      await enqueue(tx, readingOn, { sorting: id })
    })
    // What no row speaks of goes again: an archive that came twice, or of which nothing is unpacked.
    return { answer: undefined, isRepeated: true }
  })
  return getSorting(scope, id)
}

export const addFile = async (
  scope: CompanyScope,
  id: number,
  { file, path: at }: { file: ReceivedFile; path: string },
): Promise<SortingFile> => {
  const added = await keptOnce([{ file }], async () => {
    const answer = await holding(scope, id, 'add', async (tx, sorting) => {
      const one = await files.addFile(tx, sorting, file, at)
      // Whoever reads goes on until none waits.
      if (one.waited === 0) await enqueue(tx, readingOn, { sorting: id })
      return one
    })
    return { answer, isRepeated: answer.isRepeated }
  })
  return files.getFile(await reach(scope, id), added.id)
}

export const listFiles = async (
  scope: CompanyScope,
  id: number,
  request: ListRequest<typeof sortingFileList>,
): Promise<Listed<SortingFile>> => files.listFiles(await reach(scope, id), request)

/** The homes that have files of it. */
export const homesFiledOnto = async (scope: CompanyScope, id: number): Promise<number[]> =>
  files.homesFiledOnto(db, await reach(scope, id))

export const correctFiles = async (
  scope: CompanyScope,
  id: number,
  ids: readonly number[],
  said: Said,
): Promise<Sorting> => {
  await holding(scope, id, 'correct', (tx, sorting, again) => files.correct(tx, again, sorting, ids, said))
  return getSorting(scope, id)
}

export const startSorting = async (scope: CompanyScope, id: number): Promise<Sorting> => {
  await holding(scope, id, 'start', async (tx, sorting, again) => {
    const { waiting, ready } = await files.totalsOf(tx, sorting)
    if (waiting > 0) refuse('SORTING_READING')
    if (ready === 0) refuse('SORTING_FILES_NOTHING')
    await sql.start(tx, again, sorting)
    await enqueue(tx, filingOn, { sorting: id })
  })
  return getSorting(scope, id)
}

/** What was filed is to be sorted again, with all that was said of it; what somebody has touched since stays filed. */
export const undoSorting = async (scope: CompanyScope, id: number): Promise<Sorting> => {
  const sorting = await holding(scope, id, 'undo', async (_tx, held) => held)
  await takeBack(scope, sorting)
  await write(async (tx) => {
    await sql.reopen(tx, sorting)
  })
  return getSorting(scope, id)
}

export const discardSorting = (scope: CompanyScope, id: number): Promise<void> =>
  holding(scope, id, 'discard', (tx, sorting) => sql.discard(tx, sorting))

export const forgetOld = (): Promise<void> => write((tx) => sql.deleteOld(tx, sortingDays))

/** A server that was killed left its files where they were. */
export const resumeSortings = async (): Promise<void> => {
  for (const { id, state } of await sql.findUnfinished(db))
    await write((tx) => enqueue(tx, state === 'RUNNING' ? filingOn : readingOn, { sorting: id }))
}

const inOrder = { sort: [{ key: 'path' as const, descending: false }], search: { text: null, where: {} } }
/** Every file of it; the security log is told. */
export async function* reportRows(scope: CompanyScope, id: number): AsyncGenerator<SortingFile[]> {
  const sorting = await reach(scope, id)
  yield* everyPage(
    (paging) => files.listFiles(sorting, { ...paging, ...inOrder }),
    (rows) => noteExport(scope, { rows, companyId: scope.companyId }),
  )
}
