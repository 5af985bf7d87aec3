import { affiliateList } from '@logis/contract/companies.lists'
import type { HandOver, Letting } from '@logis/contract/companies.statistics'
import type { EnergyKind, EnergyStatus } from '@logis/contract/energies.rules'
import type { ListRequest } from '@logis/contract/lists'
import { handOverDays } from '@logis/contract/projects.lists'
import { sql, type RawBuilder } from 'kysely'
import { readFar } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { unseen, utc, type Listed } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import type { Tables } from '#platform/tables.ts'
import type { RefRow } from '../sql.ts'
import type { Delayed } from '../trends/rules.ts'

export type Measure = Tables['home_count_deltas']['measure']
/** What of each was added so many days ago. */
const trending = ['homes', 'sent', 'activated', 'occupied', 'visited'] as const satisfies Measure[]
export type Trending = (typeof trending)[number]
export type Added = Record<Trending, number> & { age: number }

/** A company, alone or with all that are below it. */
export type Extent = { companyId: number; children: boolean }

/** A trend looks back so far. */
const lookBack = 12 * 7
const today = sql`f_paris_day(now())`
/** Asked for once, not for each row. */
const since = sql`(select ${today} - ${sql.lit(lookBack)}::int)`

/** The live companies that are counted, as an array: an index is then read for each. */
const reached = ({ companyId, children }: Extent) => sql`array(
  select k.descendant_id from company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null
  where k.ancestor_id = ${unseen(companyId)} and (k.depth = 0 or ${children}))`

/** By the day, newest and oldest alike: days of the counts, and what nobody has folded into them yet. */
const addedWithin = (isCounted: RawBuilder<unknown>) => sql`
  select ${today} - day as age, ${sql.join(trending.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`))} from (
    select day, ${sql.join(trending.map((name) => sql.ref(name)))} from company_home_days where ${isCounted} and day > ${since}
    union all select day, ${sql.join(trending.map((name) => sql`case when measure = ${sql.lit(name)} then amount else 0 end`))}
      from home_count_deltas where ${isCounted} and day > ${since}) days
  group by day`

export type Counts = {
  totals: Partial<Record<Measure, number>>
  added: Added[]
  delays: Delayed[]
  buildings: number
  requested_since: string | null
  open_interventions: number
}

/**
 * From the counts that triggers keep, and what nobody has folded into them yet. Gas passports are the company's own (A-61).
 * How long an activation takes is told of so many days before the end of each week.
 */
export const readCounts = async (extent: Extent, delayDays: number): Promise<Counts> => {
  const isCounted = sql`company_id = any((select ids from reached)::bigint[]) and (not is_ptg or company_id = ${extent.companyId})`
  const rows = await readFar(
    sql<Counts>`
    with reached as materialized (select ${reached(extent)} as ids),
    totals as (
      select measure, sum(amount) as amount from (
        select measure, amount from company_home_counts where ${isCounted}
        union all select measure, amount from home_count_deltas where ${isCounted}) counted
      group by measure),
    added as (${addedWithin(isCounted)}),
    delays as (
      select ${today} - activated_on as age, activated_on - sent_on as days, count(*)::int as homes from home_progress
      where ${isCounted} and cancelled_on is null and sent_on <= activated_on
        and activated_on > (select ${today} - ${sql.lit(lookBack + delayDays)}::int)
      group by age, days)
    select coalesce((select json_object_agg(measure, amount) from totals), '{}') as totals,
      coalesce((select json_agg(added) from added), '[]') as added,
      coalesce((select json_agg(delays) from delays), '[]') as delays,
      (select count(*)::int from residences where company_id = any((select ids from reached)::bigint[]) and type = 'BUILDING' and deleted_at is null) as buildings,
      (select min(requested_at) from home_progress where requested_at is not null and cancelled_on is null and ${isCounted}) as requested_since,
      (select count(*)::int from interventions where company_id = any((select ids from reached)::bigint[]) and status = 'IN_PROGRESS') as open_interventions`,
    { isNamed: true },
  )
  return rows[0]!
}

type LateBuildingRow = {
  id: number
  name: string
  city: string | null
  picture_file_id: number | null
  company: { id: number; name: string }
  homes: number
  activated: number
}

export const listLateBuildings = async (extent: Extent, limit: number): Promise<LateBuildingRow[]> => {
  const rows = await readFar(
    sql<LateBuildingRow>`
    select r.id, r.name, r.city, m.stored_file_id as picture_file_id, json_build_object('id', c.id, 'name', c.name) as company, b.homes, b.activated
    from (select *, activated::float8 / homes as share from building_home_counts
        where company_id = any(${reached(extent)}) and activated < homes order by share, homes desc, building_id limit ${sql.lit(4 * limit)}) b
      join residences r on r.id = b.building_id and r.deleted_at is null join companies c on c.id = r.company_id
      left join residence_pictures m on m.residence_id = r.id and m.position = 0
    order by b.share, b.homes desc, b.building_id limit ${sql.lit(limit)}`,
    { isNamed: true },
  )
  return rows
}

type HandOverRow = Omit<HandOver, 'picture_path' | 'expected_documents'> & {
  picture_file_id: number | null
  lacked: number
}

/** Of each company the next ones, off an index; their number is counted in the same index. */
export const listHandOvers = async (
  { companyId, children }: Extent,
  limit: number,
): Promise<{ total: number; homes: HandOverRow[] }> => {
  const isNear = sql`r.deleted_at is null and r.commissioning_date between ${today} and ${today} + ${sql.lit(handOverDays)}::int
    and (not r.is_ptg or r.company_id = ${companyId})`
  const rows = await readFar(
    sql<{ total: number; homes: HandOverRow[] }>`
    with reached as materialized (select unnest(${reached({ companyId, children })}) as company_id),
    next as (
      select near.* from reached cross join lateral (
        select r.id, r.company_id, r.commissioning_date from residences r
        where r.company_id = reached.company_id and ${isNear} order by r.commissioning_date, r.id limit ${sql.lit(limit)}) near
      order by near.commissioning_date, near.id limit ${sql.lit(limit)})
    select (select count(*)::int from reached join residences r on r.company_id = reached.company_id where ${isNear}) as total,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'type', r.type, 'city', r.city, 'picture_file_id', m.stored_file_id,
          'company', json_build_object('id', c.id, 'name', c.name), 'commissioning_date', r.commissioning_date,
          'lacked', coalesce(cardinality(h.lacked_papers), 0), 'stage', case when r.activation_date is not null then 'ACTIVATED'
            when h.opened_on is not null then 'OPENED' when r.credentials_sent_at is not null then 'SENT' else 'CREATED' end)
          order by r.commissioning_date, r.id), '[]')
        from next join residences r on r.id = next.id join companies c on c.id = r.company_id
          left join home_progress h on h.residence_id = r.id
          left join residence_pictures m on m.residence_id = r.id and m.position = 0) as homes`,
    { isNamed: true },
  )
  return rows[0]!
}

export type LettingRow = {
  homes: number
  connections: { energy: EnergyKind; status: EnergyStatus; homes: number }[]
  vacant: number
  vacant_homes: Letting['vacant']['homes']
}

/** Of each home and energy the latest subscription of those who live there, as its building tells it. */
export const readLetting = async (extent: Extent, limit: number): Promise<LettingRow> => {
  const rows = await readFar(
    sql<LettingRow>`
    with homes as materialized (
      select r.id, r.name, r.name_norm, r.company_id, r.parent_id, p.occupied_on, p.requested_at, p.sent_on
      from home_progress p join residences r on r.id = p.residence_id and r.type <> 'BUILDING'
      where p.company_id = any(${reached(extent)}) and not p.is_ptg and p.cancelled_on is null),
    connected as (
      select distinct on (e.residence_id, e.energy) e.energy, e.status
      from energy_subscriptions e join homes h on h.id = e.residence_id
      order by e.residence_id, e.energy, e.created_at desc, e.id desc),
    vacant as (
      select h.id, h.name, h.company_id, h.requested_at is not null as is_requested, h.sent_on is not null as is_invited,
        case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as building
      from homes h left join residences b on b.id = h.parent_id where h.occupied_on is null
      order by h.requested_at, h.sent_on is not null, b.name_norm, h.name_norm, h.id limit ${sql.lit(limit)})
    select (select count(*)::int from homes) as homes,
      (select count(*)::int from homes where occupied_on is null) as vacant,
      (select coalesce(json_agg(c), '[]') from (
        select energy, status, count(*)::int as homes from connected group by energy, status) c) as connections,
      (select coalesce(json_agg(v), '[]') from vacant v) as vacant_homes`,
    { isNamed: true },
  )
  return rows[0]!
}

const measured = (measure: Measure, name: string, isPtg = false) =>
  sql`coalesce(sum(n.amount) filter (where n.measure = ${sql.lit(measure)} and n.is_ptg = ${sql.lit(isPtg)}), 0)::int as ${sql.ref(name)}`
/** The companies right below one, each with the counts of all that are below it. */
const affiliatesOf = (companyId: number) => sql`(
  select c.id, c.name, c.type, c.picture_file_id, c.disabled_at is not null as is_disabled, ${measured('homes', 'projects')}, ${measured('sent', 'credentials_sent')},
    ${measured('activated', 'activated')}, ${measured('homes', 'passports', true)}, ${measured('requests', 'with_requests')}, ${measured('undelivered', 'undelivered')},
    ${measured('lacking_documents', 'lacking_documents')}
  from companies c
    left join (company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null) on k.ancestor_id = c.id
    left join (select company_id, is_ptg, measure, amount from company_home_counts
      union all select company_id, is_ptg, measure, amount from home_count_deltas) n on n.company_id = d.id
  where c.parent_id = ${unseen(companyId)} and c.deleted_at is null
  group by c.id)`
const openInterventions = sql<number>`(
  select count(*)::int from company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null
    join interventions i on i.company_id = d.id and i.status = 'IN_PROGRESS'
  where k.ancestor_id = c.id)`
/** Of each company the last entry, off an index. */
const lastActivity = sql`(
  select max(e.created_at) from company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null
    cross join lateral (select created_at from activity_entries
      where actor_company_id = d.id and impersonator_user_id is null order by created_at desc, id desc limit 1) e
  where k.ancestor_id = c.id)`
/** Whose entry that is; nobody's once their account is gone. */
const lastActor = sql`(
  select ${personName()} from company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null
    cross join lateral (select id, created_at, actor_user_id from activity_entries
      where actor_company_id = d.id and impersonator_user_id is null order by created_at desc, id desc limit 1) e
    left join users u on u.id = e.actor_user_id and u.deleted_at is null
  where k.ancestor_id = c.id order by e.created_at desc, e.id desc limit 1)`
const quota = sql`(
  select json_build_object('used', coalesce(sum(u.used), 0), 'limit', sum(q.monthly_value))
  from company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null
    join ptg_quotas q on q.company_id = d.id
    left join ptg_quota_usages u on u.company_id = d.id and u.month = f_paris_month(now())
  where k.ancestor_id = c.id having count(*) > 0)`
const below = sql`array(select k.descendant_id from company_closure k join companies d on d.id = k.descendant_id and d.deleted_at is null
  where k.ancestor_id = c.id)::bigint[]`
const totals = sql`(select json_object_agg(measure, amount) from (
  select measure, sum(amount) as amount from (
    select measure, amount from company_home_counts where company_id = any(${below}) and not is_ptg
    union all select measure, amount from home_count_deltas where company_id = any(${below}) and not is_ptg) counted
  group by measure) totals)`
const added = sql`(select json_agg(added) from (${addedWithin(sql`company_id = any(${below}) and not is_ptg`)}) added)`

const reader = listReader(affiliateList, {
  id: sql`c.id`,
  sorts: {
    name: sql`f_norm(c.name)`,
    projects: sql`c.projects`,
    activated: sql`c.activated::float8 / nullif(c.projects, 0)`,
    waiting: sql`c.with_requests + c.undelivered + ${openInterventions}`,
    complete: sql`1 - c.lacking_documents::float8 / nullif(c.projects, 0)`,
    last_activity_at: lastActivity,
  },
  neverNull: ['name', 'projects', 'waiting'],
  search: {},
  text: [sql`f_norm(c.name)`],
})

export type AffiliateRow = RefRow & {
  is_disabled: boolean
  projects: number
  credentials_sent: number
  activated: number
  passports: number
  with_requests: number
  undelivered: number
  lacking_documents: number
  totals: Counts['totals'] | null
  open_interventions: number
  last_activity_at: string | null
  last_activity_by: string | null
  quota: { used: number; limit: number } | null
  added: Added[] | null
}

export const listAffiliates = (
  companyId: number,
  request: ListRequest<typeof affiliateList>,
): Promise<Listed<AffiliateRow>> =>
  reader.page(request, {
    from: sql`${affiliatesOf(companyId)} c`,
    within: [],
    isSmall: true,
    columns: sql`c.id, c.name, c.type, c.picture_file_id, c.is_disabled, c.projects, c.credentials_sent, c.activated, c.passports,
      c.with_requests, c.undelivered, c.lacking_documents, ${totals} as totals,
      ${openInterventions} as open_interventions, ${utc(lastActivity)} as last_activity_at,
      ${lastActor} as last_activity_by, ${quota} as quota, ${added} as added`,
    joins: sql`left join ${affiliatesOf(companyId)} c on c.id = page.id`,
  })
