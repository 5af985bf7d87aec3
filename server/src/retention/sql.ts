import type { ListRequest } from '@logis/contract/lists'
import type { Retention } from '@logis/contract/retention'
import { retentionList } from '@logis/contract/retention.lists'
import type { RetentionAct } from '@logis/contract/retention.rules'
import { sql, type RawBuilder } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import type { Db, Tx } from '#platform/db.ts'
import { listReader, onDate } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'
import type { Standing } from './policy.ts'

export type Row = Omit<Retention, 'cannot' | 'staying_count'> & Standing

/** A day, for how many years data is kept, how many more with the extension, and how long before the end it is listed. */
export type Calendar = { day: string; years: number; extensionCode: string; extensionYears: number; noticeDays: number }

/** Companies of whom nothing runs any more, and until when what they left is kept: the last end, with its own years. */
const ended = ({ day, years, extensionCode, extensionYears }: Calendar) => sql`
  select s.company_id, max(s.ends_on) as ended_on, bool_or(e.is_extended) as is_extended,
    max((s.ends_on + make_interval(years => ${years} + case when e.is_extended then ${extensionYears} else 0 end))::date) as kept_until
  from company_subscriptions s cross join lateral (select exists (
    select from company_subscriptions x where x.company_id = s.company_id and x.code = ${extensionCode}
      and s.ends_on is not null and x.starts_on <= s.ends_on and (x.ends_on is null or x.ends_on >= s.ends_on)) as is_extended) e
  where s.code <> ${extensionCode}
  group by s.company_id having bool_and(coalesce(s.ends_on < ${day}::date, false))`

/** Those whose time has passed or will soon, each with where it stands on that day. */
const retained = (calendar: Calendar): RawBuilder<unknown> => sql`(
  select p.company_id, p.ended_on, p.kept_until, p.is_extended, d.decided_at, n.told_at,
    ${calendar.day}::date - (n.told_at at time zone 'Europe/Paris')::date as told_days,
    case when h.company_id is not null then 'HELD' when d.is_erasing then 'ERASING' when d.is_erased then 'ERASED'
      when d.is_archived then 'ARCHIVED' when p.kept_until < ${calendar.day}::date then 'DUE' else 'ANNOUNCED' end as state
  from (${ended(calendar)}) p join companies c on c.id = p.company_id and c.deleted_at is null
  left join retention_holds h on h.company_id = p.company_id
  left join lateral (
    select bool_or(act = 'ERASE' and ended_at is null) as is_erasing,
      bool_or(act = 'ERASE' and ended_at is not null and not is_stopped) as is_erased,
      bool_or(act = 'ARCHIVE') as is_archived, max(decided_at) as decided_at
    from retention_decisions where company_id = p.company_id and kept_until = p.kept_until) d on true
  left join lateral (
    select max(told_at) as told_at from retention_notices
    where company_id = p.company_id and kept_until = p.kept_until) n on true
  where p.kept_until <= ${calendar.day}::date + ${calendar.noticeDays}::int)`

const columns = sql`c.id, json_build_object('id', c.id, 'name', c.name, 'type', c.type) as company, r.ended_on, r.kept_until,
  r.is_extended, r.state, r.told_days, ${utc(sql`r.told_at`)} as announced_at, ${utc(sql`r.decided_at`)} as decided_at,
  case when h.company_id is not null then json_build_object('reason', h.reason, 'held_at', ${utc(sql`h.held_at`)},
    'held_by', (select u.username from users u where u.id = h.held_by_user_id)) end as hold,
  (select count(*) from residences o where o.company_id = c.id) as homes_count,
  (select coalesce(sum(o.storage_bytes), 0)::bigint from residences o where o.company_id = c.id) as storage_bytes,
  (select count(*) from retention_erasures x join retention_decisions d on d.id = x.decision_id where d.company_id = c.id)
    as erased_count`
const joined = (calendar: Calendar) => sql`${retained(calendar)} r join companies c on c.id = r.company_id
  left join retention_holds h on h.company_id = c.id`

const reader = listReader(retentionList, {
  id: sql`r.company_id`,
  sorts: { kept_until: sql`r.kept_until`, company: sql`f_norm(c.name)` },
  neverNull: ['kept_until', 'company'],
  search: { state: sql`r.state`, kept_until: onDate(sql`r.kept_until`) },
  text: [sql`f_norm(c.name)`],
})

export const listRetentions = (request: ListRequest<typeof retentionList>, calendar: Calendar): Promise<Listed<Row>> =>
  reader.page(request, {
    from: sql`${retained(calendar)} r join companies c on c.id = r.company_id`,
    within: [],
    columns,
    joins: sql`left join (${joined(calendar)}) on r.company_id = page.id`,
  })

export const findRetention = async (on: Db | Tx, companyId: number, calendar: Calendar): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`select ${columns} from ${joined(calendar)} where c.id = ${companyId}`.execute(on)
  return rows[0]
}

/** Whoever decides of it, keeps it or gives it new terms takes the company: two who do it at once take turns. */
export const holdCompany = (tx: Tx, id: number) =>
  sql`select from companies where id = ${id} for no key update`.execute(tx)

export const insertDecision = async (
  { tx, scope }: Administering,
  decision: { company_id: number; act: RetentionAct; kept_until: string },
): Promise<number> => {
  const ended_at = decision.act === 'ARCHIVE' ? new Date() : null
  const row = { ...decision, ended_at, decided_by_user_id: scope.actor.userId }
  return (await tx.insertInto('retention_decisions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const insertHold = ({ tx, scope }: Administering, company_id: number, reason: string) =>
  tx.insertInto('retention_holds').values({ company_id, reason, held_by_user_id: scope.actor.userId }).execute()

export const deleteHold = ({ tx }: Administering, companyId: number) =>
  tx.deleteFrom('retention_holds').where('company_id', '=', companyId).execute()

/** Ends an erasure before its end: what is not erased stays, until somebody decides anew. */
export const stopErasing = (tx: Tx, companyId: number) =>
  tx
    .updateTable('retention_decisions')
    .set({ ended_at: new Date(), is_stopped: true })
    .where('company_id', '=', companyId)
    .where('act', '=', 'ERASE')
    .where('ended_at', 'is', null)
    .execute()

/** A decision to erase that goes on, its company held: nobody holds its data or gives it new terms meanwhile. */
export const holdErasing = async (
  tx: Tx,
  id: number,
): Promise<{ company_id: number; decided_at: string } | undefined> => {
  const { rows } = await sql<{ company_id: number }>`
    select c.id as company_id from companies c
    where c.id = (select company_id from retention_decisions where id = ${id}) for no key update`.execute(tx)
  const decision = await tx
    .selectFrom('retention_decisions')
    .select('decided_at')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return decision && rows[0] && { ...rows[0], ...decision }
}

export const endErasing = (tx: Tx, id: number) =>
  tx.updateTable('retention_decisions').set({ ended_at: new Date() }).where('id', '=', id).execute()

type Gone = {
  erased_residence_id: number
  type: ErasureRow['type']
  created_at: string
  activation_date: string | null
  documents: number
  devices: number
  storage_bytes: number
}
export const insertErasures = (tx: Tx, decision_id: number, homes: readonly Gone[]) =>
  tx
    .insertInto('retention_erasures')
    .values(homes.map((home) => ({ ...home, decision_id })))
    .execute()

export type ErasureRow = {
  erased_residence_id: number
  type: 'FLAT' | 'HOUSE' | 'BUILDING' | 'TWIN_HOUSE' | 'DUPLEX'
  company: string | null
  kept_until: string
  created_at: string
  activation_date: string | null
  documents: number
  devices: number
  storage_bytes: number
  decided_by: string | null
  decided_at: string
  erased_at: string
}
/** What was erased, the last first: from one on, a home being erased once. */
export const listErasures = async (on: Db, { limit, after }: { limit: number; after: number | null }) => {
  const further = sql`where (x.erased_at, x.erased_residence_id) < (
    select y.erased_at, y.erased_residence_id from retention_erasures y where y.erased_residence_id = ${after})`
  const { rows } = await sql<ErasureRow>`
    select x.erased_residence_id, x.type, c.name as company, d.kept_until, x.created_at, x.activation_date, x.documents, x.devices,
      x.storage_bytes, u.username as decided_by, d.decided_at, x.erased_at
    from retention_erasures x join retention_decisions d on d.id = x.decision_id
    left join companies c on c.id = d.company_id left join users u on u.id = d.decided_by_user_id
    ${after === null ? sql`` : further} order by x.erased_at desc, x.erased_residence_id desc limit ${limit}`.execute(
    on,
  )
  return rows
}
export const countErasures = async (on: Db): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from retention_erasures`.execute(on)
  return rows[0]!.total
}

/** Those whose end is within so many days, or past where `above` is null, and whose company was not told so yet. */
export const listToTell = async (
  on: Db,
  calendar: Calendar,
  { days, above }: { days: number; above: number | null },
): Promise<{ company_id: number; kept_until: string }[]> => {
  const { rows } = await sql<{ company_id: number; kept_until: string }>`
    select r.company_id, r.kept_until from ${retained(calendar)} r
    where r.state in ('ANNOUNCED', 'DUE') and r.kept_until - ${calendar.day}::date <= ${days}
      and (${above}::int is null or r.kept_until - ${calendar.day}::date >= ${above}::int)
      and not exists (select from retention_notices n
        where n.company_id = r.company_id and n.kept_until = r.kept_until and n.days <= ${days})
    order by r.company_id`.execute(on)
  return rows
}

/** Notes that the company is told, at an instant; of several workers one does. */
export const takeNotice = async (
  tx: Tx,
  notice: { company_id: number; kept_until: string; days: number; told_at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('retention_notices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
