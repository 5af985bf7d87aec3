import type { ListRequest } from '@logis/contract/lists'
import type { SecurityEvent, StandingOut } from '@logis/contract/security'
import { securityList } from '@logis/contract/security.lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isIP } from 'node:net'
import type { Db } from '#platform/db.ts'
import { listReader, type Condition } from '#platform/listReader.ts'
import { contains, type Listed } from '#platform/lists.ts'

const isOf = (id: number) =>
  sql<SqlBool>`(l.actor_user_id = ${id} or l.user_id = ${id} or l.impersonator_user_id = ${id})`

/** Sheets of a campaign that the home is in, or that nobody can ask any more; an export with whole codes. */
const mayBearCodeOf = (id: number) => sql<SqlBool>`(
  l.kind = 'CODE_SHOWN' and (
    exists (select from campaign_homes h where h.campaign_id = (l.details ->> 'campaign_id')::bigint and h.residence_id = ${id})
    or not exists (select from campaigns c where c.id = (l.details ->> 'campaign_id')::bigint))
  or l.kind = 'EXPORTED' and l.details ->> 'codes' = 'true')`

/**
 * What is done to a building, whose sheets bear the codes of its flats, is done to each of them. What bears the codes of
 * many homes is told of a company alone: of the home's own or of one above, once the home was there.
 */
const isOfHome = (id: number) => sql<SqlBool>`(
  l.residence_id in (${id}, (select r.parent_id from residences r where r.id = ${id}))
  or l.residence_id is null and l.company_id = any(array(select k.ancestor_id from residences r
      join company_closure k on k.descendant_id = r.company_id where r.id = ${id}))
    and l.created_at >= (select r.created_at from residences r where r.id = ${id}) and ${mayBearCodeOf(id)})`

/** What it did, how it began, and how it ended. */
const isOfSession = (id: number) => sql<SqlBool>`(l.session_id = ${id}
  or l.details ? 'session_id' and (l.details ->> 'session_id')::bigint = ${id}
  or l.details ? 'session_ids' and l.details -> 'session_ids' @> to_jsonb(${id}::bigint))`

/** An address or a network, whole: « contains » finds 10.0.0.1 in 10.0.0.12. What is neither is of no event. */
const isFrom = (asked: string): Condition => {
  const [address = '', bits, ...rest] = asked.trim().split('/')
  const family = isIP(address)
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
  if (family === 0 || address.includes('%') || !isNetwork || rest.length > 0) return sql<SqlBool>`false`
  return sql<SqlBool>`l.ip <<= ${asked.trim()}::inet`
}

const reader = listReader(securityList, {
  id: sql`l.id`,
  sorts: { created_at: sql`l.created_at` },
  neverNull: ['created_at'],
  search: {
    user_id: isOf,
    company_id: sql`l.company_id`,
    residence_id: isOfHome,
    session_id: isOfSession,
    kind: sql`l.kind`,
    ip: isFrom,
    since: sql`l.created_at`,
    created_at: sql`l.created_at`,
  },
  text: null,
})

/** Whoever, whichever company, home or address is called so: the log itself keeps no names. */
const isCalled = (text: string): Condition => {
  const people = sql`(select u.id from users u where ${contains(
    sql`f_norm(concat_ws(' ', u.first_name, u.last_name, u.username, u.email))`,
    text,
  )})`
  return sql<SqlBool>`(l.actor_user_id in ${people} or l.user_id in ${people} or l.impersonator_user_id in ${people}
    or l.company_id in (select c.id from companies c where ${contains(sql`f_norm(c.name)`, text)})
    or l.residence_id in (select r.id from residences r where ${contains(sql`r.name_norm`, text)})
    or ${contains(sql`host(l.ip)`, text)})`
}

const named = (id: string, name: RawBuilder<unknown>) =>
  sql`case when l.${sql.ref(id)} is not null then json_build_object('id', l.${sql.ref(id)}, 'name', ${name}) end`
const username = (id: string) => sql`(select u.username from users u where u.id = l.${sql.ref(id)})`

export const listEvents = (
  request: ListRequest<typeof securityList>,
  newest?: number,
): Promise<Listed<SecurityEvent>> =>
  reader.page(request, {
    from: sql`security_log l`,
    within: newest === undefined ? [] : [sql<SqlBool>`l.id <= ${newest}`],
    isForAll: newest === undefined,
    also: request.search.text ? [isCalled(request.search.text)] : [],
    columns: sql`l.id, l.created_at, l.kind, l.operation, l.details, host(l.ip) as ip, l.user_agent, l.request_id, l.session_id,
      ${named('actor_user_id', username('actor_user_id'))} as actor,
      ${named('impersonator_user_id', username('impersonator_user_id'))} as impersonator,
      ${named('user_id', username('user_id'))} as "user",
      ${named('company_id', sql`(select c.name from companies c where c.id = l.company_id)`)} as company,
      ${named('residence_id', sql`(select r.name from residences r where r.id = l.residence_id)`)} as residence`,
    joins: sql`left join security_log l on l.id = page.id`,
  })

/** From how many on, and how far back. */
type Limits = { days: number; codes: number; refusals: number; guesses: number; night: { from: number; until: number } }

/** Each of the four, by person or address and by day in Paris. */
export const listStandingOut = async (
  reader: Db,
  { days, codes, refusals, guesses, night }: Limits,
): Promise<StandingOut[]> => {
  const { rows } = await sql<StandingOut>`
    with late as (
      select l.*, (l.created_at at time zone 'Europe/Paris') as at from security_log l
      where l.created_at > now() - make_interval(days => ${days}) and l.kind in ('CODE_SHOWN', 'SIGN_IN_REFUSED', 'CODE_REFUSED', 'EXPORTED')),
    found as (
      select 'MANY_CODES' as kind, at::date as day, sum(coalesce((details ->> 'codes')::bigint, 1)) as count,
        actor_user_id as user_id, null::inet as ip
      from late where kind = 'CODE_SHOWN' and actor_user_id is not null
      group by at::date, actor_user_id having sum(coalesce((details ->> 'codes')::bigint, 1)) >= ${codes}
      union all
      select 'MANY_REFUSALS', at::date, count(*), user_id, null
      from late where kind = 'SIGN_IN_REFUSED' and user_id is not null
      group by at::date, user_id having count(*) >= ${refusals}
      union all
      select 'MANY_REFUSALS', at::date, count(*), null, ip
      from late where kind = 'SIGN_IN_REFUSED' and ip is not null
      group by at::date, ip having count(*) >= ${refusals}
      union all
      select 'MANY_GUESSES', at::date, count(*), actor_user_id, null
      from late where kind = 'CODE_REFUSED' and actor_user_id is not null
      group by at::date, actor_user_id having count(*) >= ${guesses}
      union all
      select 'NIGHT_EXPORTS', at::date, count(*), actor_user_id, null
      from late where kind = 'EXPORTED' and actor_user_id is not null
        and (extract(hour from at) >= ${night.from} or extract(hour from at) < ${night.until})
      group by at::date, actor_user_id)
    select kind, to_char(day, 'YYYY-MM-DD') as day, count, host(ip) as ip,
      case when user_id is not null then json_build_object('id', user_id,
        'name', (select u.username from users u where u.id = found.user_id)) end as "user"
    from found order by found.day desc, kind, count desc, user_id, ip limit 100`.execute(reader)
  return rows
}

/** By the database's own function: a role that may not delete may still let the year-old go. */
export const forgetOldEvents = (reader: Db) => sql`select forget_security_log()`.execute(reader)
