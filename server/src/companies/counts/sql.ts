import { sql } from 'kysely'
import { db } from '#platform/db.ts'

/** What was added since is moved into the counts: one server does it at a time. */
export const fold = () => sql`select home_counts_fold()`.execute(db)

/** The next homes by id, and those of them of which something else is kept than they say. */
export const findStrayHomes = async (
  afterId: number,
  limit: number,
): Promise<{ last: number | null; strays: number[] }> => {
  const { rows } = await sql<{ last: number | null; strays: number[] }>`
    with batch as materialized (select id from residences where id > ${afterId} order by id limit ${limit})
    select (select max(id) from batch) as last, array(
      select f.residence_id from home_facts f left join home_progress h on h.residence_id = f.residence_id
      where f.residence_id = any(array(select id from batch)) and row(f.*)::home_progress is distinct from h)::bigint[] as strays`.execute(
    db,
  )
  return { last: rows[0]?.last ?? null, strays: (rows[0]?.strays ?? []).map(Number) }
}

export const refreshHomes = (ids: readonly number[]) => sql`select home_refresh(${[...ids]}::bigint[])`.execute(db)

export const listCompanies = async (afterId: number, limit: number): Promise<number[]> => {
  const found = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Counts the homes of these companies anew and adds what is missing to what is kept. One statement sees both at one
 * moment, and what it adds is a difference: who writes meanwhile is not in its way. Answers how many counts were wrong.
 */
export const mendCounts = async (companyIds: readonly number[]): Promise<number> => {
  const ids = sql`any(${[...companyIds]}::bigint[])`
  const isRecent = (day: string) => sql`${sql.ref(day)} > f_paris_day(now()) - 90`
  const { rows } = await sql<{ mended: number }>`
    with counted as (
      select h.company_id, h.is_ptg, s.measure, s.day, s.amount from home_progress h, home_steps(h) s where h.company_id = ${ids}
      union all select company_id, is_ptg, measure, day, -amount from home_count_deltas where company_id = ${ids}),
    differences as (
      select company_id, is_ptg, measure, case when measure in ('homes','sent','activated','occupied','visited') and ${isRecent('day')} then day end as day, amount from counted
      union all select company_id, is_ptg, measure, null, -amount from company_home_counts where company_id = ${ids}
      union all select d.company_id, d.is_ptg, n.measure, n.day, n.amount from company_home_days d
        cross join lateral (values ('homes'::home_measure, homes), ('sent', sent), ('activated', activated), ('occupied', occupied), ('visited', visited)) s (measure, amount)
        cross join lateral (values (s.measure, null, s.amount), (s.measure, d.day, -s.amount)) n (measure, day, amount)
        where d.company_id = ${ids} and ${isRecent('d.day')} and s.amount <> 0),
    mended as (
      insert into home_count_deltas (company_id, is_ptg, measure, day, amount)
      select company_id, is_ptg, measure, day, sum(amount) from differences group by 1, 2, 3, 4 having sum(amount) <> 0
      returning 1)
    select count(*)::int as mended from mended`.execute(db)
  return rows[0]?.mended ?? 0
}

/** The same for the buildings of these companies. */
export const mendBuildings = async (companyIds: readonly number[]): Promise<number> => {
  const ids = sql`any(${[...companyIds]}::bigint[])`
  const { rows } = await sql<{ mended: number }>`
    with differences as (
      select building_id, company_id, 1 as homes, (activated_on is not null)::int as activated from home_progress
        where building_id is not null and cancelled_on is null and company_id = ${ids}
      union all select building_id, company_id, -homes, -activated from building_home_counts where company_id = ${ids}),
    mended as (
      insert into building_home_counts as b (building_id, company_id, homes, activated)
      select building_id, max(company_id), sum(homes), sum(activated) from differences
      group by 1 having sum(homes) <> 0 or sum(activated) <> 0 order by 1
      on conflict (building_id) do update set homes = b.homes + excluded.homes, activated = b.activated + excluded.activated
      returning 1)
    select count(*)::int as mended from mended`.execute(db)
  return rows[0]?.mended ?? 0
}
