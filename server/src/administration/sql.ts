import type { AdministrationEntry } from '@logis/contract/administration'
import { administrationList } from '@logis/contract/administration.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

/** A person is called as they are today: what outlives the account keeps no name of theirs (decision 74). */
const name = sql`coalesce((select u.username::text from users u where e.model_name = 'User' and u.id = e.model_id), e.name)`

const reader = listReader(administrationList, {
  id: sql`e.id`,
  sorts: { created_at: sql`e.created_at` },
  neverNull: ['created_at'],
  search: {
    actor_user_id: sql`e.actor_user_id`,
    model_name: sql`e.model_name`,
    model_id: sql`e.model_id`,
    action: sql`e.action`,
    created_at: sql`e.created_at`,
  },
  text: [sql`f_norm(${name})`],
})

const person = (id: string) =>
  sql`json_build_object('id', e.${sql.ref(id)}, 'name', (select u.username from users u where u.id = e.${sql.ref(id)}))`

export const listEntries = (
  request: ListRequest<typeof administrationList>,
  newest?: number,
): Promise<Listed<AdministrationEntry>> =>
  reader.page(request, {
    from: sql`administration_entries e`,
    within: newest === undefined ? [] : [sql<SqlBool>`e.id <= ${newest}`],
    isForAll: newest === undefined,
    columns: sql`e.id, e.created_at, e.action, e.model_name, e.model_id, ${name} as name, e.pretty_log as changes, e.operation,
      e.request_id, ${person('actor_user_id')} as actor,
      case when e.impersonator_user_id is not null then ${person('impersonator_user_id')} end as impersonator`,
    joins: sql`left join administration_entries e on e.id = page.id`,
  })
