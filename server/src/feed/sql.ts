import { activityList } from '@logis/contract/feed.lists'
import type { ListRequest, SearchOf } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { db } from '#platform/db.ts'
import { listReader, type Condition } from '#platform/listReader.ts'
import { contains, unseen, type Listed } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import type { ProjectScope } from '#platform/scope.ts'
import type { Tables } from '#platform/tables.ts'

type Log = Tables['activity_logs']

export type Entry = {
  id: number
  actor_user: { id: number; first_name: string | null; last_name: string | null; username: string } | null
  impersonator: { name: string } | null
  actor_company: { id: number; name: string; picture_file_id: number | null } | null
  created_at: string
  session_id: number | null
  context_http: string
  context_http_name: string
  logs: { action: Log['action']; model_name: Log['model_name']; pretty_log: Log['pretty_log']['__select__'] }[]
}

type Where = SearchOf<typeof activityList>['where']

/** An entry matches by one of its lines: what is asked for together is of the same line. */
const hasLine = ({ model_type, action }: Where, text: string | null): Condition[] => {
  if (!model_type && !action && !text) return []
  const kind = model_type ? sql`and l.model_name = ${model_type}` : sql``
  const act = action ? sql`and l.action = ${action}` : sql``
  const said = text ? sql`and ${contains(sql`f_norm(l.pretty_log::text)`, text)}` : sql``
  return [sql<SqlBool>`exists (select from activity_logs l where l.entry_id = e.id ${kind} ${act} ${said})`]
}

const reader = listReader(activityList, {
  id: sql`e.id`,
  sorts: { created_at: sql`e.created_at` },
  neverNull: ['created_at'],
  search: {
    actor_user_id: sql`e.actor_user_id`,
    actor_company_id: sql`e.actor_company_id`,
    model_type: null,
    action: null,
    created_at: sql`e.created_at`,
  },
  text: null,
})

const entryColumns = sql`e.id, e.created_at, e.session_id, e.context_http, e.context_http_name,
  case when u.id is null then null else json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'username', u.username) end as actor_user,
  case when i.id is not null then json_build_object('name', ${personName('i')}) end as impersonator,
  case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'picture_file_id', c.picture_file_id) end as actor_company,
  coalesce((select json_agg(json_build_object('action', l.action, 'model_name', l.model_name, 'pretty_log', l.pretty_log) order by l.id)
              from activity_logs l where l.entry_id = e.id), '[]') as logs`
const entryJoins = sql`left join activity_entries e on e.id = page.id
  left join users u on u.id = e.actor_user_id left join users i on i.id = e.impersonator_user_id left join companies c on c.id = e.actor_company_id`

/** A page of the project's feed, each entry with all of its lines. */
export const listEntries = (scope: ProjectScope, request: ListRequest<typeof activityList>): Promise<Listed<Entry>> =>
  reader.page(request, {
    from: sql`activity_entries e`,
    within: [sql<SqlBool>`e.residence_id = ${unseen(scope.residenceId)}`],
    isSmall: true,
    also: hasLine(request.search.where, request.search.text),
    columns: entryColumns,
    joins: entryJoins,
  })

export type PlacedEntry = Entry & { residence: { id: number; name: string; company_name: string } }

/** What one person did on any project: themself, or of the support in another's name. */
export const listEntriesOf = (
  userId: number,
  request: ListRequest<typeof activityList>,
): Promise<Listed<PlacedEntry>> =>
  reader.page(request, {
    from: sql`activity_entries e`,
    within: [sql<SqlBool>`(e.actor_user_id = ${userId} or e.impersonator_user_id = ${userId})`],
    also: hasLine(request.search.where, request.search.text),
    columns: sql`${entryColumns}, json_build_object('id', r.id, 'name', r.name, 'company_name', o.name) as residence`,
    joins: sql`${entryJoins} left join residences r on r.id = e.residence_id left join companies o on o.id = r.company_id`,
  })

export type Named = { id: number; name: string }

/** The people and the companies that ever acted on the project, by name. */
export const listActors = async (scope: ProjectScope): Promise<{ users: Named[]; companies: Named[] }> => {
  const [{ rows: users }, { rows: companies }] = await Promise.all([
    sql<Named>`
      select u.id, ${personName()} as name from users u
      where u.id in (select actor_user_id from activity_entries where residence_id = ${scope.residenceId}) order by f_norm(u.last_name), u.id`.execute(
      db,
    ),
    sql<Named>`
      select c.id, c.name from companies c
      where c.id in (select actor_company_id from activity_entries where residence_id = ${scope.residenceId}) order by f_norm(c.name), c.id`.execute(
      db,
    ),
  ])
  return { users, companies }
}
