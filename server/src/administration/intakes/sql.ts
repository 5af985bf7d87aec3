import type { AnyIntake } from '@logis/contract/administration.intakes'
import { allIntakeList } from '@logis/contract/administration.intakes.lists'
import type { IntakeRowState } from '@logis/contract/intakes.rules'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'

const reader = listReader(allIntakeList, {
  id: sql`i.id`,
  sorts: { created_at: sql`i.created_at` },
  neverNull: ['created_at'],
  search: {
    state: sql`i.state`,
    company_id: sql`i.company_id`,
    user_id: sql`i.user_id`,
    since: sql`i.created_at`,
    created_at: sql`i.created_at`,
  },
  text: [sql`f_norm(i.file_name)`],
})

export type CountedIntake = Omit<AnyIntake, 'counts'> & { counts: Partial<Record<IntakeRowState, number>> }

export const listIntakes = (
  request: ListRequest<typeof allIntakeList>,
  newest?: number,
): Promise<Listed<CountedIntake>> =>
  reader.page(request, {
    from: sql`intakes i`,
    within: newest === undefined ? [] : [sql<SqlBool>`i.id <= ${newest}`],
    isForAll: newest === undefined,
    columns: sql`i.id, i.file_name, i.state, i.created_at, i.started_at, i.ended_at, i.undone_at,
      json_build_object('id', c.id, 'name', c.name) as company,
      json_build_object('id', u.id, 'name', ${personName()}) as author,
      case when h.id is not null then json_build_object('id', h.id, 'name', ${personName('h')}) end as impersonator,
      coalesce(lines.counts, '{}') as counts, coalesce(lines.total, 0)::int as total`,
    joins: sql`left join (intakes i join companies c on c.id = i.company_id join users u on u.id = i.user_id
        left join users h on h.id = i.impersonator_user_id) on i.id = page.id
      left join lateral (select json_object_agg(t.state, t.count) as counts, sum(t.count) as total from (
        select r.state, count(*)::int as count from intake_rows r where r.intake_id = page.id group by r.state) t) lines on true`,
  })
