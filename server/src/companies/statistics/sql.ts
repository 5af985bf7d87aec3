import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Totals = { projects: number; credentials_sent: number; activated: number }
export type Progress = { delivered: number; opened: number; connected: number; without_email: number }

/** A company, alone or with all that are below it. */
export type Extent = { companyId: number; children: boolean }

const reached = ({ companyId, children }: Extent) => sql`
  reached as materialized (
    select k.descendant_id as id from company_closure k join companies c on c.id = k.descendant_id and c.deleted_at is null
    where k.ancestor_id = ${companyId} and (k.depth = 0 or ${children}))`

/** Live projects, and gas passports of the company itself alone. */
const isCounted = ({ companyId }: Extent) =>
  sql`r.deleted_at is null and not (r.is_ptg and r.company_id <> ${companyId})`

/** From the totals that triggers keep, less the passports of companies below, which are few. */
export const countTotals = async (reader: Db, extent: Extent): Promise<Totals> => {
  const { rows } = await sql<Totals>`
    with ${reached(extent)},
    kept as (
      select coalesce(sum(total), 0)::int as projects, coalesce(sum(credentials_sent), 0)::int as credentials_sent,
        coalesce(sum(activated), 0)::int as activated
      from company_residence_stats where company_id in (select id from reached)),
    passports as (
      select count(*)::int as projects, count(credentials_sent_at)::int as credentials_sent, count(activation_date)::int as activated
      from residences
      where company_id in (select id from reached) and company_id <> ${extent.companyId} and is_ptg and deleted_at is null)
    select kept.projects - passports.projects as projects, kept.credentials_sent - passports.credentials_sent as credentials_sent,
      kept.activated - passports.activated as activated
    from kept, passports`.execute(reader)
  return rows[0]!
}

/** What nothing keeps count of: homes whose invitation arrived or was opened, whose residents came lately, without an address. */
export const countProgress = async (
  reader: Db,
  extent: Extent,
  invitationCodes: readonly string[],
): Promise<Progress> => {
  const { rows } = await sql<Progress>`
    with ${reached(extent)},
    mailed as (
      select l.residence_id, bool_or(e.name = 'opened') as is_opened
      from communication_logs l
      join communication_log_events e on e.log_id = l.id and e.name in ('delivered', 'opened')
      join residences r on r.id = l.residence_id and ${isCounted(extent)}
      where l.channel_code = any(${[...invitationCodes]}) and r.company_id in (select id from reached)
      group by l.residence_id)
    select
      (select count(*)::int from mailed) as delivered,
      (select count(*)::int from mailed where is_opened) as opened,
      (select count(distinct u.residence_id)::int
         from residence_users u join residences r on r.id = u.residence_id and ${isCounted(extent)}
        where u.last_connection_at > now() - interval '30 days' and r.company_id in (select id from reached)) as connected,
      (select count(*)::int from residences r
        where r.company_id in (select id from reached) and ${isCounted(extent)}
          and not exists (select from emails e where e.contact_information_id = r.contact_information_id)) as without_email`.execute(
    reader,
  )
  return rows[0]!
}
