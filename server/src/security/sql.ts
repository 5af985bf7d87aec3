import type { ListRequest } from '@logis/contract/lists'
import type { SecurityEvent } from '@logis/contract/security'
import { securityList } from '@logis/contract/security.lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

const isOf = (id: number) =>
  sql<SqlBool>`(l.actor_user_id = ${id} or l.user_id = ${id} or l.impersonator_user_id = ${id})`

const reader = listReader(securityList, {
  id: sql`l.id`,
  sorts: { created_at: sql`l.created_at` },
  neverNull: ['created_at'],
  search: { user_id: isOf, kind: sql`l.kind`, created_at: sql`l.created_at` },
  text: null,
})

const named = (id: string, name: RawBuilder<unknown>) =>
  sql`case when l.${sql.ref(id)} is not null then json_build_object('id', l.${sql.ref(id)}, 'name', ${name}) end`
const username = (id: string) => sql`(select u.username from users u where u.id = l.${sql.ref(id)})`

export const listEvents = (request: ListRequest<typeof securityList>): Promise<Listed<SecurityEvent>> =>
  reader.page(request, {
    from: sql`security_log l`,
    within: [],
    columns: sql`l.id, l.created_at, l.kind, l.operation, l.details, host(l.ip) as ip, l.user_agent, l.request_id,
      ${named('actor_user_id', username('actor_user_id'))} as actor,
      ${named('impersonator_user_id', username('impersonator_user_id'))} as impersonator,
      ${named('user_id', username('user_id'))} as "user",
      ${named('company_id', sql`(select c.name from companies c where c.id = l.company_id)`)} as company,
      ${named('residence_id', sql`(select r.name from residences r where r.id = l.residence_id)`)} as residence`,
    joins: sql`left join security_log l on l.id = page.id`,
  })

/** By the database's own function: a role that may not delete may still let the year-old go. */
export const forgetOldEvents = (reader: Db) => sql`select forget_security_log()`.execute(reader)
