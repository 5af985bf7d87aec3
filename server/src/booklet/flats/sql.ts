import type { FlatBooklet } from '@logis/contract/booklet'
import { flatBookletList } from '@logis/contract/booklet.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/db.ts'
import { listReader, whether } from '#platform/listReader.ts'
import { asCounted } from '#platform/lists.ts'
import type { ProjectScope } from '#platform/scope.ts'

const isComplete = sql<SqlBool>`exists (select from booklet_progress p where p.residence_id = f.id and p.done = p.total)`
const reader = listReader(flatBookletList, {
  id: sql`f.id`,
  sorts: {
    name: asCounted(sql`f.name_norm`),
    done: sql`(select p.done from booklet_progress p where p.residence_id = f.id)`,
  },
  neverNull: ['name'],
  search: {
    name: sql`f.name_norm`,
    incomplete: (isAsked) => whether(isComplete)(!isAsked),
    lacks: (item) =>
      sql<SqlBool>`exists (select from booklet_progress p where p.residence_id = f.id and ${item} = any(p.missing))`,
  },
  text: [sql`f.name_norm`],
})

export type FlatBookletRequest = ListRequest<typeof flatBookletList>
const live = ({ residenceId }: ProjectScope) => sql<SqlBool>`f.parent_id = ${residenceId} and f.deleted_at is null`

/** A page of the flats; the booklets are computed for its rows alone. */
export const listFlats = (scope: ProjectScope, request: FlatBookletRequest) =>
  reader.page<FlatBooklet>(request, {
    from: sql`residences f`,
    within: [live(scope)],
    columns: sql`f.id, f.name, json_build_object('done', coalesce(b.done, 0), 'total', coalesce(b.total, 0)) as progress, coalesce(b.items, '[]') as items`,
    joins: sql`left join residences f on f.id = page.id left join lateral (
      select count(*) filter (where i.state <= 'COMPLETE')::int as done, count(*)::int as total,
        json_agg(json_build_object('code', i.item, 'state', i.state, 'parts', i.parts) order by i.item_position) as items
      from (select s.item, s.item_position, max(s.state) as state,
          json_agg(json_build_object('code', s.part, 'state', s.state) order by s.part_position) as parts
        from booklet_states(array[f.id]) s group by s.item, s.item_position) i) b on true`,
  })

/** Of all of them. */
export const countFlats = async (on: Db, scope: ProjectScope) => {
  const { rows } = await sql<{ flats_count: number; complete_count: number }>`
    select count(*)::int as flats_count, (count(*) filter (where ${isComplete}))::int as complete_count
    from residences f where ${live(scope)}`.execute(on)
  return rows[0]!
}

type ColumnRow = { item: string; item_name: string; part: string; part_name: string }
/** The items in force today, and their parts. */
export const listColumns = async (on: Db, language: 'fr' | 'en'): Promise<ColumnRow[]> => {
  const { rows } = await sql<ColumnRow>`
    select i.code as item, ${sql.ref(`i.name_${language}`)} as item_name, p.code as part, ${sql.ref(`p.name_${language}`)} as part_name
    from booklet_items i join booklet_parts p on p.item = i.code
    where i.applies_from <= f_paris_day(now()) and (i.applies_until is null or i.applies_until > f_paris_day(now()))
    order by i.position, p.position`.execute(on)
  return rows
}
