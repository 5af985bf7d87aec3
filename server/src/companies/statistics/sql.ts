import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Statistics = {
  projects: number
  credentials_sent: number
  delivered: number
  opened: number
  activated: number
  connected: number
  without_email: number
}

type Wanted = { companyId: number; children: boolean; invitationCodes: readonly string[] }

/**
 * Live projects only, and gas passports only of the company itself. The totals are kept by triggers; the
 * passports of companies below are few, counted and taken off. The rest is counted from the side that is short: the
 * events of mails, the homes that people live in.
 */
export const countProjects = async (
  reader: Db,
  { companyId, children, invitationCodes }: Wanted,
): Promise<Statistics> => {
  const { rows } = await sql<Statistics>`
    with reached as materialized (
      select k.descendant_id as id from company_closure k join companies c on c.id = k.descendant_id and c.deleted_at is null
      where k.ancestor_id = ${companyId} and (k.depth = 0 or ${children})),
    kept as (
      select coalesce(sum(total), 0)::int as projects, coalesce(sum(activated), 0)::int as activated,
        coalesce(sum(credentials_sent), 0)::int as credentials_sent
      from company_residence_stats where company_id in (select id from reached)),
    passports as (
      select count(*)::int as projects, count(activation_date)::int as activated, count(credentials_sent_at)::int as credentials_sent
      from residences where company_id in (select id from reached) and company_id <> ${companyId} and is_ptg and deleted_at is null),
    mailed as (
      select l.residence_id, bool_or(e.name = 'opened') as is_opened
      from communication_logs l
      join communication_log_events e on e.log_id = l.id and e.name in ('delivered', 'opened')
      join residences r on r.id = l.residence_id and r.deleted_at is null and not (r.is_ptg and r.company_id <> ${companyId})
      where l.company_id in (select id from reached) and r.company_id in (select id from reached)
        and l.channel_code = any(${[...invitationCodes]})
      group by l.residence_id)
    select kept.projects - passports.projects as projects,
      kept.credentials_sent - passports.credentials_sent as credentials_sent,
      kept.activated - passports.activated as activated,
      (select count(*)::int from mailed) as delivered,
      (select count(*)::int from mailed where is_opened) as opened,
      (select count(distinct u.residence_id)::int
         from residence_users u join residences r on r.id = u.residence_id and r.deleted_at is null
        where u.last_connection_at > now() - interval '30 days'
          and r.company_id in (select id from reached) and not (r.is_ptg and r.company_id <> ${companyId})) as connected,
      (select count(*)::int from residences r
        where r.company_id in (select id from reached) and r.deleted_at is null and not (r.is_ptg and r.company_id <> ${companyId})
          and not exists (select from emails e where e.contact_information_id = r.contact_information_id)) as without_email
    from kept, passports`.execute(reader)
  return rows[0]!
}
