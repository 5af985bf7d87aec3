import type { ListRequest } from '@logis/contract/lists'
import type { InvitedTenant } from '@logis/contract/tenants'
import { invitedTenantList } from '@logis/contract/tenants.lists'
import { sql, type SqlBool } from 'kysely'
import { readFar } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type InvitedRequest = ListRequest<typeof invitedTenantList>
export type Counts = { opened: number; undelivered: number }

/** The live homes where nobody lives, each with the last invitation to live there. */
const invited = sql`home_progress p join residences r on r.id = p.residence_id left join residences b on b.id = r.parent_id
  cross join lateral (
    select l.id, l.status, l.created_at from communication_logs l
    where l.residence_id = r.id and l.channel_code = 'INVITE_TENANT_SOCIAL_LANDLORD' and l.recipient <> ''
    order by l.created_at desc, l.id desc limit 1) i`

/** An invitation holds until somebody was let in after it, whether they are there still or not. */
const within = ({ companyId }: CompanyScope) => [
  sql<SqlBool>`p.company_id = ${companyId}`,
  sql<SqlBool>`p.occupied_on is null and p.cancelled_on is null`,
  sql<SqlBool>`b.deleted_at is null`,
  sql<SqlBool>`not exists (select from access_requests a
    where a.residence_id = r.id and a.status = 'ACCEPTED' and a.role_code = 'TENANT' and a.decided_at > i.created_at)`,
]

/** How far the mail came. What turned out not to arrive was opened by nobody, whatever a mail program told. */
const arrival = (undelivered: readonly string[]) => sql`(
  select case when i.status = 'FAILED' or (array_agg(e.name order by e.time desc, e.name = any(${undelivered}::text[]) desc)
      filter (where e.name <> 'clicks'))[1] = any(${undelivered}::text[]) then 'UNDELIVERED'
    when bool_or(e.name in ('opened','clicks')) then 'OPENED' else 'UNOPENED' end
  from communication_log_events e where e.log_id = i.id)`

const reader = listReader(invitedTenantList, {
  id: sql`i.id`,
  sorts: { invited_at: sql`i.created_at` },
  neverNull: ['invited_at'],
  search: {},
  text: null,
})

export const listInvited = (
  scope: CompanyScope,
  request: InvitedRequest,
  undelivered: readonly string[],
): Promise<Listed<InvitedTenant>> =>
  reader.page(request, {
    from: invited,
    within: within(scope),
    columns: sql`i.id, i.recipient as email, ${utc(sql`i.created_at`)} as invited_at, ${arrival(undelivered)} as arrival,
      json_build_object('id', r.id, 'name', r.name,
        'building', case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end) as residence`,
    joins: sql`left join communication_logs i on i.id = page.id left join residences r on r.id = i.residence_id
      left join residences b on b.id = r.parent_id`,
  })

export const countArrivals = async (scope: CompanyScope, undelivered: readonly string[]): Promise<Counts> => {
  const rows = await readFar(sql<Counts>`
    select count(*) filter (where arrival = 'OPENED')::int as opened,
      count(*) filter (where arrival = 'UNDELIVERED')::int as undelivered
    from (select ${arrival(undelivered)} as arrival from ${invited} where ${sql.join(within(scope), sql` and `)}) each`)
  return rows[0]!
}
