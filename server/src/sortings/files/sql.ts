import type { Reason } from '@logis/contract/errors'
import type { ListRequest } from '@logis/contract/lists'
import type { SortingFile } from '@logis/contract/sortings'
import { sortingFileList } from '@logis/contract/sortings.lists'
import type { SortingCause, SortingFileState, SortingLabel } from '@logis/contract/sortings.rules'
import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import { isOrBecomes } from '#platform/merged.ts'
import type { SortingRecord } from '../sql.ts'

type InSorting = Pick<SortingRecord, 'id'>

export type NewFile = {
  path: string
  size_bytes: number
  archive_file_id?: number
  entry?: string
  stored_file_id?: number
  state: SortingFileState
  cause?: SortingCause
}
/** Answers their ids, in no order. */
export const insertFiles = async (tx: Tx, { id }: InSorting, files: readonly NewFile[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into sorting_files (sorting_id, path, size_bytes, archive_file_id, entry, stored_file_id, state, cause)
    select ${id}, path, size_bytes, archive_file_id, entry, stored_file_id, state, cause
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as t (path text, size_bytes bigint, archive_file_id bigint,
      entry text, stored_file_id bigint, state text, cause text)
    returning id`.execute(tx)
  return rows.map((row) => row.id)
}

/** What a draft holds already, and whether some of it waits to be read. */
export const totalsOf = async (on: Db | Tx, { id }: InSorting) => {
  const { rows } = await sql<{ files: number; bytes: number; waiting: number; ready: number }>`
    select count(*)::int as files, coalesce(sum(size_bytes), 0)::bigint as bytes,
      count(*) filter (where state = 'WAITING')::int as waiting, count(*) filter (where state = 'READY')::int as ready
    from sorting_files where sorting_id = ${id}`.execute(on)
  return rows[0]!
}
/** The homes that have files of it, in the order of their names. */
export const homesFiledOnto = async (on: Db | Tx, { id }: InSorting): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from residences r where r.id in (
      select f.residence_id from sorting_files f where f.sorting_id = ${id} and f.state in ('FILED','EXISTING'))
    order by r.name_norm, r.id`.execute(on)
  return rows.map((row) => row.id)
}
export const listPaths = async (on: Db | Tx, { id }: InSorting): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`select path from sorting_files where sorting_id = ${id}`.execute(on)
  return rows.map(({ path }) => path)
}
type Placed = { id: number; path: string; cause: SortingCause | null; sha256: Buffer | null }
/** What has a path, or begins as one that was given a number does; with its digest, once it is known. */
export const listAt = async (
  on: Db | Tx,
  { id }: InSorting,
  { path, start }: { path: string; start: string },
): Promise<Placed[]> => {
  const { rows } = await sql<Placed>`
    select f.id, f.path, f.cause, s.sha256 from sorting_files f left join documents d on d.id = f.document_id
    left join stored_files s on s.id = coalesce(f.stored_file_id, d.stored_file_id)
    where f.sorting_id = ${id} and (f.path = ${path} or starts_with(f.path, ${start}))
      and (f.cause is null or f.cause not in ('twice', 'unsafe_path'))`.execute(on)
  return rows
}

/** Whether the home of a file has it already, by its digest. */
const isThere = (residence: ReturnType<typeof sql>, stored: ReturnType<typeof sql>) => sql<SqlBool>`exists (
  select from documents d join stored_files has on has.id = d.stored_file_id
  join stored_files own on own.id = ${stored} and own.sha256 = has.sha256
  where d.residence_id = ${residence} and d.context = 'RESIDENCE')`

/** A file as it stands in its table. */
type FileRecord = {
  stored_file_id: number | null
  size_bytes: number
  cause: SortingCause | null
  residence_id: number | null
  folder: string | null
  label: SortingLabel | null
  home_found: SortingFile['home_found']
  kind_found: SortingFile['kind_found']
  valid_until: string | null
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined }
/** What somebody says of files; what is left open stays as it is. */
export type Said = Optional<Pick<FileRecord, 'residence_id' | 'folder' | 'label'>> & {
  is_left_out?: boolean | undefined
}
/** The files of a draft that anything may still be said of; answers how many of these there are. */
export const correct = async (
  tx: Tx,
  { id }: InSorting,
  ids: readonly number[],
  { residence_id, folder, label, is_left_out }: Said,
): Promise<number> => {
  const home = residence_id === undefined ? sql`f.residence_id` : sql`${residence_id}::bigint`
  // Whoever names its home takes it in again.
  const isOut =
    is_left_out === undefined
      ? sql`(f.state = 'LEFT_OUT' and ${residence_id ?? null}::bigint is null)`
      : sql`${is_left_out}`
  const { numAffectedRows = 0n } = await sql`
    update sorting_files f set
      residence_id = ${home},
      folder = ${folder === undefined ? sql`f.folder` : folder}, label = ${label === undefined ? sql`f.label` : label},
      home_found = case when ${residence_id !== undefined} then null else f.home_found end,
      valid_until = case when ${label !== undefined} and f.label is distinct from ${label ?? null} then null else f.valid_until end,
      kind_found = case when ${label !== undefined || folder !== undefined} then null else f.kind_found end,
      state = case when ${isOut} then 'LEFT_OUT' when ${home} is null then 'UNSORTED'
        when ${isThere(home, sql`f.stored_file_id`)} then 'EXISTING' else 'READY' end,
      cause = case when ${isOut} then coalesce(f.cause, 'chosen') end, reason = null
    where f.sorting_id = ${id} and f.id = any(${[...ids]}::bigint[]) and f.stored_file_id is not null
      and f.state in ('UNSORTED', 'READY', 'EXISTING', 'LEFT_OUT', 'REFUSED')`.execute(tx)
  return Number(numAffectedRows)
}

export type WaitingFile = {
  id: number
  path: string
  archive_file_id: number | null
  archive_key: string | null
  entry: string | null
  stored_file_id: number | null
  storage_key: string | null
  size_bytes: number
  mime_type: string | null
}
/** The next ones to be read. */
export const listWaiting = async (on: Db, { id }: InSorting, most: number): Promise<WaitingFile[]> => {
  const { rows } = await sql<WaitingFile>`
    select f.id, f.path, f.archive_file_id, a.storage_key as archive_key, f.entry, f.stored_file_id, s.storage_key,
      f.size_bytes, s.mime_type
    from sorting_files f left join stored_files a on a.id = f.archive_file_id left join stored_files s on s.id = f.stored_file_id
    where f.sorting_id = ${id} and f.state = 'WAITING' order by f.id limit ${most}`.execute(on)
  return rows
}
/** False when somebody else has read it, or nobody wants it any more. */
export const holdWaiting = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`select from sorting_files where id = ${id} and state = 'WAITING' for update`.execute(tx)
  return rows.length > 0
}

/** What was read of it. */
export type Read = FileRecord
const json = (value: object | null) => (value === null ? null : JSON.stringify(value))
export const setRead = (tx: Tx, id: number, read: Read) =>
  sql`
    update sorting_files f set archive_file_id = null, entry = null, stored_file_id = ${read.stored_file_id},
      size_bytes = ${read.size_bytes}, cause = ${read.cause}, residence_id = ${read.residence_id}::bigint,
      folder = ${read.folder}, label = ${read.label}, valid_until = ${read.valid_until}::date, home_found = ${json(read.home_found)}, kind_found = ${json(read.kind_found)},
      state = case when ${read.cause}::text is not null then 'LEFT_OUT' when ${read.residence_id}::bigint is null then 'UNSORTED'
        when ${isThere(sql`${read.residence_id}::bigint`, sql`${read.stored_file_id}::bigint`)} then 'EXISTING' else 'READY' end
    where f.id = ${id}`.execute(tx)

export type ReadyFile = {
  id: number
  path: string
  size_bytes: number
  stored_file_id: number
  folder: string | null
  label: SortingLabel | null
  valid_until: string | null
}
/** The home that comes next, of those with files to be filed. */
export const findNextHome = async (on: Db, { id }: InSorting): Promise<number | undefined> => {
  const { rows } = await sql<{ residence_id: number }>`
    select residence_id from sorting_files where sorting_id = ${id} and state = 'READY'
    order by residence_id, id limit 1`.execute(on)
  return rows[0]?.residence_id
}
/** Whether a home is the company's whose files they are: as both stand now, also while one follows the other. */
export const isOfCompany = async ({ tx, companyId }: Held, { id }: InSorting): Promise<boolean> => {
  const { rows } = await sql`
    select from sortings s where s.id = ${id} and ${isOrBecomes(sql`${companyId}::bigint`, sql`s.company_id`)}`.execute(
    tx,
  )
  return rows.length > 0
}
/** The next files of a home, kept until the transaction ends. */
export const holdReady = async ({ tx, residenceId }: Held, { id }: InSorting, most: number): Promise<ReadyFile[]> => {
  const { rows } = await sql<ReadyFile>`
    select id, path, size_bytes, stored_file_id, folder, label, valid_until from sorting_files
    where sorting_id = ${id} and state = 'READY' and residence_id = ${residenceId} order by id limit ${most} for update`.execute(
    tx,
  )
  return rows
}
/** Whether the home has got the very bytes meanwhile. */
export const isThereNow = async ({ tx, residenceId }: Held, storedFileId: number): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select ${isThere(sql`${residenceId}::bigint`, sql`${storedFileId}::bigint`)} as there`.execute(tx)
  return rows[0]!.there
}
/** From now on the document has its bytes. */
export const setFiled = (tx: Tx, id: number, documentId: number) =>
  sql`
    update sorting_files set state = 'FILED', document_id = ${documentId}, stored_file_id = null, filed_at = now()
    where id = ${id}`.execute(tx)
export const setExisting = (tx: Tx, id: number) =>
  sql`update sorting_files set state = 'EXISTING' where id = ${id}`.execute(tx)
/** All that are left of a home. */
export const refuseReady = (tx: Tx, { id }: InSorting, home: number, reason: Reason) =>
  sql`
    update sorting_files set state = 'REFUSED', reason = ${reason}
    where sorting_id = ${id} and state = 'READY' and residence_id = ${home}`.execute(tx)
/** All that are left of all homes; none where the files have gone to another company since theirs was asked. */
export const refuseRest = (tx: Tx, { id, company_id }: Pick<SortingRecord, 'id' | 'company_id'>, reason: Reason) =>
  sql`
    update sorting_files f set state = 'REFUSED', reason = ${reason} from sortings s
    where s.id = ${id} and s.company_id = ${company_id} and f.sorting_id = s.id and f.state = 'READY'`.execute(tx)
/** The next one of a home. */
export const refuseNext = (tx: Tx, { id }: InSorting, home: number, reason: Reason) =>
  sql`
    update sorting_files set state = 'REFUSED', reason = ${reason} where id = (
      select id from sorting_files where sorting_id = ${id} and state = 'READY' and residence_id = ${home}
      order by id limit 1 for update)`.execute(tx)

/** What was filed last, home by home, that may still be taken back. */
export const listFiled = async (on: Db | Tx, { id }: InSorting, home: number | null = null) => {
  const { rows } = await sql<{ id: number; residence_id: number; document_id: number }>`
    select f.id, f.residence_id, f.document_id from sorting_files f join sortings s on s.id = f.sorting_id
    where f.sorting_id = ${id} and f.state = 'FILED' and f.document_id is not null and f.filed_at >= s.started_at
      and (${home}::bigint is null or f.residence_id = ${home})
    order by f.residence_id, f.id`.execute(on)
  return rows
}
/** It has its bytes again, while its document still has them too. */
export const takeBack = (tx: Tx, ids: readonly number[]) =>
  sql`
    update sorting_files f set state = 'READY', stored_file_id = d.stored_file_id, document_id = null, filed_at = null
    from documents d where d.id = f.document_id and f.id = any(${[...ids]}::bigint[])`.execute(tx)

const reader = listReader(sortingFileList, {
  id: sql`f.id`,
  sorts: { path: sql`f.path` },
  neverNull: ['path'],
  search: { state: sql`f.state`, residence_id: sql`f.residence_id`, label: sql`f.label` },
  text: [sql`f_norm(f.path)`],
})
const columns = sql`f.id, f.path, f.size_bytes as size, f.state, f.folder, f.label, f.valid_until, f.home_found, f.kind_found, f.cause,
  f.reason, f.document_id, case when h.id is not null then json_build_object('id', h.id, 'name', h.name, 'building', b.name) end as residence`
const joins = sql`left join residences h on h.id = f.residence_id left join residences b on b.id = h.parent_id`

export type ListedFile = Omit<SortingFile, 'name'>
export const listFiles = (
  { id }: InSorting,
  request: ListRequest<typeof sortingFileList>,
): Promise<Listed<ListedFile>> =>
  reader.page(request, {
    from: sql`sorting_files f`,
    within: [sql`f.sorting_id = ${id}`],
    columns,
    joins: sql`left join sorting_files f on f.id = page.id ${joins}`,
  })
export const findFile = async (on: Db | Tx, { id }: InSorting, fileId: number): Promise<ListedFile | undefined> => {
  const { rows } = await sql<ListedFile>`
    select ${columns} from sorting_files f ${joins} where f.sorting_id = ${id} and f.id = ${fileId}`.execute(on)
  return rows[0]
}
