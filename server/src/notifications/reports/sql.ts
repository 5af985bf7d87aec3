import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { isWanted } from '#platform/mail/unsubscribing.ts'
import type { Tables } from '#platform/tables.ts'

/** Its Monday. */
type Week = string
/** The instants of a week, from its Monday on, as they are told in Paris. */
const within = (instant: ReturnType<typeof sql>, week: Week) => sql`(
  ${instant} >= (${week}::date)::timestamp at time zone 'Europe/Paris'
  and ${instant} < (${week}::date + 7)::timestamp at time zone 'Europe/Paris')`

/** How many there are, and what the first are called. */
export type Counted = { count: number; names: string[] }
const named = 5
const counted = (rows: ReturnType<typeof sql>) => sql`(
  select json_build_object('count', count(*)::int, 'names', coalesce((array_agg(x.name order by x.name, x.id))[1:${sql.lit(named)}], '{}'))
  from (${rows}) x)`

export type Reader = { id: number; email: string; locale: Tables['users']['locale']['__select__'] }

/** The companies that were not told of this week yet. */
export const listCompanies = async (on: Db, week: Week): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c where c.deleted_at is null and c.disabled_at is null
      and not exists (select from company_reports k where k.company_id = c.id and k.week = ${week}::date)
    order by c.id`.execute(on)
  return rows.map(({ id }) => id)
}

/** Notes that the week of a company is told; of several workers one does. */
export const takeCompany = async (tx: Tx, company_id: number, week: Week): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_reports')
    .values({ company_id, week })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The people of a company who want its report. */
export const listStaff = async (tx: Tx, companyId: number): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select u.id, u.email::text as email, u.locale from user_role_companies m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.is_active and u.is_active and u.deleted_at is null and u.email is not null
      and ${isWanted(sql`'WEEKLY_REPORT'`, { email: sql`u.email`, user: sql`u.id`, company: sql`m.company_id` })}
    order by u.id`.execute(tx)
  return rows
}

export type CompanyWeek = { name: string; added: Counted; activated: Counted; bounced: Counted; waiting: number }

/** What became of a company's homes in a week, and how many were invited and have not come yet. */
export const readCompanyWeek = async (
  on: Db | Tx,
  companyId: number,
  week: Week,
  undelivered: readonly string[],
): Promise<CompanyWeek | undefined> => {
  const homes = sql`residences r left join residences b on b.id = r.parent_id
    where r.company_id = c.id and r.deleted_at is null and b.deleted_at is null`
  const { rows } = await sql<CompanyWeek>`
    select c.name,
      ${counted(sql`select r.id, r.name from ${homes} and ${within(sql`r.created_at`, week)}`)} as added,
      ${counted(sql`select r.id, r.name from ${homes} and ${within(sql`r.activation_date`, week)}`)} as activated,
      ${counted(sql`select r.id, r.name from ${homes} and exists (
        select from communication_logs l join communication_log_events e on e.log_id = l.id
        where l.residence_id = r.id and e.name = any(${[...undelivered]}) and ${within(sql`e.time`, week)}
          and not (e.name = 'blocked' and e.raw ->> 'reason' = 'no longer needed'))`)} as bounced,
      (select count(*)::int from ${homes} and r.activation_date is null and r.credentials_sent_at is not null) as waiting
    from companies c where c.id = ${companyId}`.execute(on)
  return rows[0]
}

/** Those who live somewhere, asked for the report, and were not told of this week yet. */
export const listResidents = async (on: Db, week: Week): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select u.id, u.email::text as email, u.locale from users u
    where u.is_active and u.deleted_at is null and u.email is not null
      and exists (select from user_channel_settings s where s.user_id = u.id and s.is_active)
      and exists (select from residence_users l where l.user_id = u.id)
      and ${isWanted(sql`'HOME_REPORT'`, { email: sql`u.email`, user: sql`u.id`, company: sql`null::bigint` })}
      and not exists (select from home_reports k where k.user_id = u.id and k.week = ${week}::date)
    order by u.id`.execute(on)
  return rows
}

export const takeResident = async (tx: Tx, user_id: number, week: Week): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('home_reports')
    .values({ user_id, week })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export type HomeWeek = {
  id: number
  name: string
  documents: Counted
  interventions: number
  answers: number
  due: number
}

/** What became of someone's homes in a week, as they may read it; and what is to be maintained in the month after it. */
export const readHomeWeeks = async (on: Db | Tx, userId: number, week: Week): Promise<HomeWeek[]> => {
  const { rows } = await sql<HomeWeek>`
    select r.id, r.name,
      ${counted(sql`select d.id, d.name from documents d where d.residence_id in (r.id, b.id) and d.context = 'RESIDENCE'
        and not (d.is_private or d.is_withheld) and ${within(sql`d.created_at`, week)}`)} as documents,
      (select count(*)::int from interventions i where i.residence_id = r.id and i.status = 'DONE'
        and ${within(sql`i.updated_at`, week)}) as interventions,
      (select count(*)::int from messages m join conversations k on k.id = m.conversation_id
        where k.residence_id = r.id and k.user_id = l.user_id and m.by_company and ${within(sql`m.created_at`, week)}) as answers,
      (select count(*)::int from device_tasks t join devices d on d.id = t.device_id and d.active
        where d.residence_id = r.id and t.done_at is null and t.due_date between ${week}::date + 7 and ${week}::date + 37) as due
    from residence_users l join residences r on r.id = l.residence_id and r.deleted_at is null
    left join residences b on b.id = r.parent_id
    where l.user_id = ${userId} and b.deleted_at is null order by r.name_norm, r.id`.execute(on)
  return rows
}
