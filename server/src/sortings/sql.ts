import type { Sorting } from '@logis/contract/sortings'
import type { SortingFileState, SortingState } from '@logis/contract/sortings.rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { asCounted } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** A set of files as its rules read it. */
export type SortingRecord = {
  id: number
  company_id: number
  user_id: number | null
  filed_by_user_id: number | null
  filed_by_impersonator_id: number | null
  state: SortingState
  archives: string[]
  ended_at: string | null
}
const record = sql`id, company_id, user_id, filed_by_user_id, filed_by_impersonator_id, state, archives, ended_at`

export const insertSorting = async (tx: Tx, { companyId, actor }: CompanyScope, name: string): Promise<number> => {
  const { id } = await tx
    .insertInto('sortings')
    .values({ company_id: companyId, user_id: actor.userId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lets drafts of a company be opened one after the other, and says how many are open. */
export const countDrafts = async (tx: Tx, { companyId }: CompanyScope): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('sorting:' || ${companyId}::bigint, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sortings s where company_id = ${companyId} and state = 'DRAFT'
      and exists (select from sorting_files f where f.sorting_id = s.id)`.execute(tx)
  return rows[0]!.count
}

/** One of the company's, kept as it is until the transaction ends. */
export const holdSorting = async (
  tx: Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<SortingRecord | undefined> => {
  const { rows } = await sql<SortingRecord>`
    select ${record} from sortings where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}
export const findSorting = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<SortingRecord | undefined> => {
  const { rows } = await sql<SortingRecord>`
    select ${record} from sortings where company_id = ${companyId} and id = ${id}`.execute(on)
  return rows[0]
}
/** For the job that goes on with it. */
export const findAny = async (on: Db | Tx, id: number): Promise<SortingRecord | undefined> =>
  (await sql<SortingRecord>`select ${record} from sortings where id = ${id}`.execute(on)).rows[0]
/** The same, kept as it is until the transaction ends. */
export const holdAny = async (tx: Tx, id: number): Promise<SortingRecord | undefined> =>
  (await sql<SortingRecord>`select ${record} from sortings where id = ${id} for update`.execute(tx)).rows[0]

export type ShownSorting = Omit<Sorting, 'cannot' | 'undoable_until' | 'kept_until' | 'counts'> & {
  touched_at: string
  counts: Partial<Record<SortingFileState, number>>
}
/** So many homes are told of; there are seldom more. */
const homesMax = 500
const shown = sql`
  s.id, s.name, s.state, s.created_at, s.started_at, s.ended_at,
  s.touched_at,
  case when u.id is not null then json_build_object('id', u.id,
    'name', ${personName()}) end as author,
  (select coalesce(json_object_agg(t.state, t.count), '{}') from (
    select f.state, count(*)::int as count from sorting_files f where f.sorting_id = s.id group by f.state) t) as counts,
  (select count(*)::int from sorting_files f where f.sorting_id = s.id) as total,
  (select coalesce(sum(f.size_bytes), 0)::bigint from sorting_files f where f.sorting_id = s.id) as size,
  (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'building', h.building, 'files', h.files)
      order by ${asCounted(sql`h.building`)} nulls first, ${asCounted(sql`h.name`)}, h.id), '[]') from (
    select r.id, r.name, b.name as building, count(*)::int as files
    from sorting_files f join residences r on r.id = f.residence_id left join residences b on b.id = r.parent_id
    where f.sorting_id = s.id and f.state <> 'LEFT_OUT' group by r.id, r.name, b.name
    order by ${asCounted(sql`b.name`)} nulls first, ${asCounted(sql`r.name`)} limit ${homesMax}) h) as homes`

export const showSorting = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<ShownSorting | undefined> => {
  const { rows } = await sql<ShownSorting>`
    select ${shown} from sortings s left join users u on u.id = s.user_id
    where s.company_id = ${companyId} and s.id = ${id}`.execute(on)
  return rows[0]
}
const holdsAny = sql`exists (select from sorting_files f where f.sorting_id = o.id)`
/** Of those that hold anything the last twenty, and all that wait or run: there are few drafts (`draftsMax`). */
export const listSortings = async (on: Db, { companyId }: CompanyScope): Promise<ShownSorting[]> => {
  const { rows } = await sql<ShownSorting>`
    select ${shown} from sortings s left join users u on u.id = s.user_id
    where s.id in (
      (select o.id from sortings o where o.company_id = ${companyId} and ${holdsAny} order by o.id desc limit 20)
      union (select o.id from sortings o where o.company_id = ${companyId} and ${holdsAny}
        and o.state in ('DRAFT', 'RUNNING') order by o.id desc limit 50)) order by s.id desc`.execute(on)
  return rows
}

/** Somebody has worked on it: it is kept for a week from now. */
export const touch = (tx: Tx, { id }: SortingRecord) =>
  tx
    .updateTable('sortings')
    .set({ touched_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

export const noteArchive = (tx: Tx, { id }: SortingRecord, digest: string) =>
  sql`update sortings set archives = archives || ${digest}::text where id = ${id}`.execute(tx)

/** From now on in the name of whoever confirms. */
export const start = (tx: Tx, { actor }: CompanyScope, { id }: SortingRecord) =>
  tx
    .updateTable('sortings')
    .set({
      state: 'RUNNING',
      started_at: sql<string>`now()`,
      touched_at: sql<string>`now()`,
      ended_at: null,
      filed_by_user_id: actor.userId,
      filed_by_impersonator_id: actor.impersonatorId,
    })
    .where('id', '=', id)
    .execute()

/** Over where nothing is left to be sorted, and a draft of the rest otherwise. */
export const end = (tx: Tx, { id }: SortingRecord) =>
  sql`
    update sortings s set ended_at = now(), touched_at = now(),
      state = case when exists (select from sorting_files f where f.sorting_id = s.id
        and f.state in ('WAITING', 'UNSORTED', 'READY', 'REFUSED')) then 'DRAFT' else 'DONE' end
    where id = ${id} and state = 'RUNNING'`.execute(tx)

/** What was filed may be filed elsewhere. */
export const reopen = (tx: Tx, { id }: SortingRecord) =>
  sql`
    update sortings set state = 'DRAFT', ended_at = null, touched_at = now()
    where id = ${id} and state <> 'RUNNING'`.execute(tx)

/** Those with files to be read, and those whose files are being filed: a server that starts goes on with them. */
export const findUnfinished = async (on: Db): Promise<{ id: number; state: SortingState }[]> => {
  const { rows } = await sql<{ id: number; state: SortingState }>`
    select id, state from sortings s where state = 'RUNNING'
      or (state = 'DRAFT' and exists (select from sorting_files f where f.sorting_id = s.id and f.state = 'WAITING'))
    order by id`.execute(on)
  return rows
}

const hasFiled = sql`exists (select from sorting_files f where f.sorting_id = sortings.id and f.state = 'FILED')`
/** Gives up what is not filed, with its bytes, which the janitor takes; what is filed keeps its report. */
const giveUp = async (tx: Tx, which: ReturnType<typeof sql>): Promise<void> => {
  await sql`delete from sortings where ${which} and not ${hasFiled}`.execute(tx)
  await sql`
    update sorting_files set state = 'LEFT_OUT', cause = 'chosen', stored_file_id = null, archive_file_id = null
    where state in ('WAITING', 'UNSORTED', 'READY', 'REFUSED')
      and sorting_id in (select id from sortings where ${which})`.execute(tx)
  await sql`update sortings set state = 'DONE' where ${which}`.execute(tx)
}
export const discard = (tx: Tx, { id }: SortingRecord): Promise<void> => giveUp(tx, sql`id = ${id}`)

/** A draft is kept for some days after it was last touched; what was filed, with its report, for a quarter of a year. */
export const deleteOld = async (tx: Tx, days: number): Promise<void> => {
  await giveUp(tx, sql`state = 'DRAFT' and touched_at < now() - make_interval(days => ${days})`)
  await sql`delete from sortings where state = 'DONE' and touched_at < now() - interval '92 days'`.execute(tx)
  // What is over is a report: nothing of what it left out is kept.
  await sql`
    update sorting_files f set stored_file_id = null from sortings s
    where s.id = f.sorting_id and s.state = 'DONE' and f.stored_file_id is not null and f.state in ('LEFT_OUT', 'EXISTING')
      and s.touched_at < now() - interval '1 day'`.execute(tx)
}
