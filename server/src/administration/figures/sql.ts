import type { CompanyType } from '@logis/contract/companies.rules'
import { sql } from 'kysely'
import { readFar } from '#platform/db.ts'
import { utc } from '#platform/lists.ts'
import { isFailed } from '#platform/mail/failed.ts'

type Counted = { count: number; change: number }
type FiguresRow = {
  companies: Counted
  homes: Counted
  activated: Counted
  people: { count: number; recent: number }
  requests_waiting: number
  energy_waiting: number
  mails_failed: number
  storage_bytes: number
  latest: { id: number; name: string; type: CompanyType; picture_file_id: number | null; created_at: string }[]
  jobs_failed: { name: string; count: number; last_at: string }[]
}

const lately = sql`now() - interval '30 days'`
/** Homes are counted by the counters that triggers keep (decision 27); gas passports are no homes. */
const kept = (measure: 'homes' | 'activated') => sql`
  select measure, amount, null::date as day from company_home_counts where measure = ${sql.lit(measure)} and not is_ptg
  union all select measure, amount, null from home_count_deltas where measure = ${sql.lit(measure)} and not is_ptg`
const added = (measure: 'homes' | 'activated') => sql`
  select coalesce(sum(amount), 0)::int from (
    select ${sql.ref(measure)} as amount from company_home_days where not is_ptg and day > f_paris_day(now()) - 30
    union all select amount from home_count_deltas where measure = ${sql.lit(measure)} and not is_ptg and day > f_paris_day(now()) - 30) days`
const counted = (measure: 'homes' | 'activated') => sql`json_build_object(
  'count', (select coalesce(sum(amount), 0)::int from (${kept(measure)}) kept), 'change', (${added(measure)}))`

export const readFigures = async (latest: number): Promise<FiguresRow> => {
  const rows = await readFar(sql<FiguresRow>`
    select
      (select json_build_object('count', count(*), 'change', count(*) filter (where created_at > ${lately}))
        from companies where deleted_at is null) as companies,
      ${counted('homes')} as homes, ${counted('activated')} as activated,
      (select json_build_object('count', count(*), 'recent', count(*) filter (where last_connection_at > ${lately}))
        from users where deleted_at is null and is_active) as people,
      (select count(*)::int from product_requests where status = 'PENDING') as requests_waiting,
      (select count(*)::int from energy_subscriptions where energy = 'ELECTRICITY' and status in ('PENDING', 'WAITING_APPROVAL')) as energy_waiting,
      (select count(*)::int from communication_logs l where ${isFailed}
        and l.created_at >= (f_paris_day(now()) - 30)::timestamp at time zone 'Europe/Paris') as mails_failed,
      (select coalesce(sum(size_bytes), 0)::float8 from stored_files) as storage_bytes,
      (select coalesce(json_agg(c), '[]') from (
        select id, name, type, picture_file_id, ${utc(sql`created_at`)} as created_at from companies
        where deleted_at is null order by companies.created_at desc, id desc limit ${latest}) c) as latest,
      (select coalesce(json_agg(j), '[]') from (
        select name, count(*)::int as count, ${utc(sql`max(completed_on)`)} as last_at from pgboss.job
        where state = 'failed' and completed_on > now() - interval '7 days' group by name order by max(completed_on) desc) j) as jobs_failed`)
  return rows[0]!
}
