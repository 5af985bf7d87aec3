import type { SecurityEvent, SecurityLogInput } from '@logis/contract/security'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { compareDay, offsetOf, orderBy, type Paging } from '#platform/lists.ts'

export type SecurityQuery = Paging & { where: SecurityLogInput['search']['where']; descending: boolean }

const isOf = (id: number) => sql`(l.actor_user_id = ${id} or l.user_id = ${id} or l.impersonator_user_id = ${id})`

const matching = ({ user_id, kind, created_at, created_at_symbol }: SecurityQuery['where']): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(user_id === undefined ? [] : [isOf(user_id)]),
      ...(kind === undefined ? [] : [sql`l.kind = ${kind}`]),
      ...(created_at === undefined ? [] : [compareDay(sql`l.created_at`, created_at, created_at_symbol ?? '<=')]),
    ],
    sql` and `,
  )

const named = (id: string, name: RawBuilder<unknown>) =>
  sql`case when l.${sql.ref(id)} is not null then json_build_object('id', l.${sql.ref(id)}, 'name', ${name}) end`
const username = (id: string) => sql`(select u.username from users u where u.id = l.${sql.ref(id)})`

export const listEvents = async (
  reader: Db,
  query: SecurityQuery,
): Promise<{ rows: SecurityEvent[]; total: number }> => {
  const matches = matching(query.where)
  const order = orderBy(
    [{ key: 'created_at', descending: query.descending }],
    { created_at: sql`l.created_at` },
    sql`l.id`,
    ['created_at'],
  )
  const { rows } = await sql<SecurityEvent>`
    select l.id, l.created_at, l.kind, l.operation, l.details, host(l.ip) as ip, l.user_agent, l.request_id,
      ${named('actor_user_id', username('actor_user_id'))} as actor,
      ${named('impersonator_user_id', username('impersonator_user_id'))} as impersonator,
      ${named('user_id', username('user_id'))} as "user",
      ${named('company_id', sql`(select c.name from companies c where c.id = l.company_id)`)} as company,
      ${named('residence_id', sql`(select r.name from residences r where r.id = l.residence_id)`)} as residence
    from security_log l where ${matches} order by ${order} limit ${query.page_size} offset ${offsetOf(query)}`.execute(
    reader,
  )
  const counted = await sql<{ total: number }>`select count(*) as total from security_log l where ${matches}`.execute(
    reader,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** By the database's own function: a role that may not delete may still let the year-old go. */
export const forgetOldEvents = (reader: Db) => sql`select forget_security_log()`.execute(reader)
