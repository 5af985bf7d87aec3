import type { AuthorizedAccess, GrantedAccess } from '@logis/contract/accesses'
import { accessList } from '@logis/contract/accesses.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { personName } from '#platform/people.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type AuthorizedRow = Omit<AuthorizedAccess, 'cannot'>
export type AccessListRequest = ListRequest<typeof accessList>

const columns = sql`a.id, a.company_id, g.name as company_name, a.resource_type, a.resource_id, r.name as resource_name,
  a.authorized_company_id, w.name as authorized_company_name, a.created_at,
  case when u.id is not null then json_build_object('id', u.id, 'name', ${personName()}) end as given_by`

const companies = sql`left join companies g on g.id = a.company_id left join companies r on r.id = a.resource_id
  left join companies w on w.id = a.authorized_company_id
  left join users u on u.id = a.created_by_user_id and u.deleted_at is null`

/** What the company has received. */
const received = ({ companyId }: CompanyScope) => sql<SqlBool>`a.authorized_company_id = ${companyId}`
/** What the company has given, and what was given of it by a company above. */
const given = ({ companyId }: CompanyScope) =>
  sql<SqlBool>`(a.company_id = ${companyId} or a.resource_id = ${companyId})`

/** The accesses, searched by the company at their other end. */
const listBy = (other: RawBuilder<unknown>) =>
  listReader(accessList, {
    id: sql`a.id`,
    sorts: { created_at: sql`a.created_at` },
    neverNull: ['created_at'],
    search: { company_id: other, created_at: sql`a.created_at` },
    text: null,
  })
const byGiver = listBy(sql`a.resource_id`)
const byReceiver = listBy(sql`a.authorized_company_id`)

const accesses = {
  from: sql`resource_accesses a`,
  columns,
  joins: sql`left join resource_accesses a on a.id = page.id ${companies}`,
}

export const listGranted = (scope: CompanyScope, request: AccessListRequest) =>
  byGiver.page<GrantedAccess>(request, { ...accesses, within: [received(scope)] })

export const listAuthorized = (scope: CompanyScope, request: AccessListRequest) =>
  byReceiver.page<AuthorizedRow>(request, { ...accesses, within: [given(scope)] })

/** The company itself, or one below it. */
export const isShareable = async (tx: Tx, { companyId }: CompanyScope, resourceId: number): Promise<boolean> =>
  (await tx
    .selectFrom('company_closure as k')
    .innerJoin('companies as c', 'c.id', 'k.descendant_id')
    .select('c.id')
    .where('k.ancestor_id', '=', companyId)
    .where('k.descendant_id', '=', resourceId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Held until the access stands, so that the company is not deleted under it. */
export const lockCompany = (tx: Tx, id: number) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()

type Grant = { authorized_company_id: number; resource_type: string; resource_id: number }

/** Undefined when the company is authorised already: the unique key decides between two who do it at once. */
export const insertAccess = async (
  tx: Tx,
  { companyId, actor }: CompanyScope,
  { authorized_company_id, resource_type, resource_id }: Grant,
): Promise<AuthorizedRow | undefined> => {
  const { rows } = await sql<AuthorizedRow>`
    with a as (
      insert into resource_accesses (company_id, created_by_user_id, authorized_company_id, resource_type, resource_id)
      values (${companyId}, ${actor.userId}, ${authorized_company_id}, ${resource_type}, ${resource_id})
      on conflict (authorized_company_id, resource_type, resource_id) do nothing returning *)
    select ${columns} from a ${companies}`.execute(tx)
  return rows[0]
}

/** What was opened to whom: given by the company, given of it, or received. Undefined where there was none. */
export const deleteAccess = async (tx: Tx, scope: CompanyScope, id: number): Promise<Deleted | undefined> => {
  const { rows } = await sql<Deleted>`
    with a as (
      delete from resource_accesses a where a.id = ${id} and (${given(scope)} or ${received(scope)}) returning a.*)
    select ${columns} from a ${companies}`.execute(tx)
  return rows[0]
}
type Deleted = AuthorizedRow

/** The company that was opened and the type of the other, as long as that may still read it. */
export const findOpened = (tx: Tx, resourceId: number, authorizedId: number) =>
  tx
    .selectFrom('resource_accesses as a')
    .innerJoin('companies as c', 'c.id', 'a.resource_id')
    .innerJoin('companies as reader', 'reader.id', 'a.authorized_company_id')
    .select(['c.name', 'reader.type as reader_type'])
    .where('a.resource_id', '=', resourceId)
    .where('a.authorized_company_id', '=', authorizedId)
    .executeTakeFirst()

/** Every access that a company gave, received or is the object of. */
export const deleteAccessesOf = (tx: Tx, companyId: number) =>
  tx
    .deleteFrom('resource_accesses')
    .where((eb) =>
      eb.or([
        eb('company_id', '=', companyId),
        eb('authorized_company_id', '=', companyId),
        eb('resource_id', '=', companyId),
      ]),
    )
    .execute()

/** The companies that are read stay open: those above them now, and they themselves, see it and may close it. */
export const passOnAccesses = (tx: Tx, companyId: number) =>
  sql`update resource_accesses a set company_id = a.resource_id
    where a.resource_id in (select descendant_id from company_closure where ancestor_id = ${companyId})
      and not exists (select from company_closure k where k.ancestor_id = a.company_id and k.descendant_id = a.resource_id)`.execute(
    tx,
  )
