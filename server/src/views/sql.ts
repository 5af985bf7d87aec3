import type { ViewCriteria, ViewedList } from '@logis/contract/views.rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { personName } from '#platform/people.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { worksFor } from '#platform/worksFor.ts'

export type ViewContent = {
  name: string
  is_shared: boolean
  query: string
  criteria: ViewCriteria
  sort: string | null
  columns: string[] | null
}
export type ViewRow = ViewContent & {
  id: number
  list: ViewedList
  user_id: number | null
  author: { id: number; name: string } | null
}

const author = sql<ViewRow['author']>`(
  select json_build_object('id', u.id, 'name', ${personName()}) from users u
  where u.id = views.user_id and u.deleted_at is null)`.as('author')
const columns = ['id', 'list', 'user_id', 'name', 'is_shared', 'query', 'criteria', 'sort', 'columns', author] as const

/** What the reader sees of them: their own, and what is shared. */
const seen = (reader: Db, { companyId, actor }: CompanyScope) =>
  reader
    .selectFrom('views')
    .select(columns)
    .where('company_id', '=', companyId)
    .where((by) => by.or([by('user_id', '=', actor.userId), by('is_shared', '=', true)]))

export const listViews = (reader: Db, scope: CompanyScope, list: ViewedList): Promise<ViewRow[]> =>
  seen(reader, scope)
    .where('list', '=', list)
    .orderBy(sql`f_norm(name)`)
    .orderBy('id')
    .execute()

export const findView = (reader: Db, scope: CompanyScope, id: number): Promise<ViewRow | undefined> =>
  seen(reader, scope).where('id', '=', id).executeTakeFirst()

/** Takes the company's views: of two who add at once, one waits and counts what the other did. */
export const lockViews = (tx: Tx, { companyId }: CompanyScope) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** How many of the list the author keeps, and how many the company shares. */
export const countViews = async (tx: Tx, { companyId, actor }: CompanyScope, list: ViewedList) => {
  const { rows } = await sql<{ own: number; shared: number }>`
    select count(*) filter (where user_id = ${actor.userId})::int as own, count(*) filter (where is_shared)::int as shared
    from views where company_id = ${companyId} and list = ${list}`.execute(tx)
  return rows[0]!
}

const written = <Content extends ViewContent>({ criteria, ...content }: Content) => ({
  ...content,
  criteria: JSON.stringify(criteria),
})

export const insertView = (tx: Tx, { companyId, actor }: CompanyScope, list: ViewedList, content: ViewContent) =>
  tx
    .insertInto('views')
    .values({ company_id: companyId, user_id: actor.userId, list, ...written(content) })
    .returning(columns)
    .executeTakeFirstOrThrow()

type Owned = ViewContent & Pick<ViewRow, 'user_id'>
export const updateView = (tx: Tx, { companyId }: CompanyScope, id: number, content: Owned) =>
  tx
    .updateTable('views')
    .set({ ...written(content), updated_at: sql<string>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Whether an author still reads the lists of the company: as its staff, a manager's above it, or the platform's. */
export const isAuthorThere = async (tx: Tx, { companyId }: CompanyScope, userId: number | null): Promise<boolean> => {
  if (userId === null) return false
  const { rows } = await sql`
    select from users u where u.id = ${userId} and u.deleted_at is null and (
      exists (select from user_global_roles g where g.user_id = u.id)
      or exists (select from ${worksFor(sql`u.id`)} and m.company_id in (
        select ancestor_id from company_closure where descendant_id = ${companyId})))`.execute(tx)
  return rows.length > 0
}

/** One view, whoever may read it: what it is stays until the transaction ends. */
export const lockView = (tx: Tx, { companyId }: CompanyScope, id: number) =>
  tx.selectFrom('views').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate().execute()

export const deleteView = (tx: Tx, { companyId }: CompanyScope, id: number) =>
  tx.deleteFrom('views').where('company_id', '=', companyId).where('id', '=', id).execute()
