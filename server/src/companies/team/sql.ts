import type { Colleague, RoleLink, StaffInvitation } from '@logis/contract/companies.team'
import type { CompanyRole } from '@logis/contract/companies.rules'
import { colleagueList } from '@logis/contract/companies.team.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { db, type Tx } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { isStillGiven } from '#platform/stillGiven.ts'

export type ColleagueListRequest = ListRequest<typeof colleagueList>
type ColleagueRow = Omit<Colleague, 'cannot' | 'picture_path'> & { picture_file_id: number | null }

const columns = sql`m.user_id as id, m.id as link_id, u.username, u.first_name, u.last_name, u.picture_file_id, m.role, m.is_active,
  m.created_at, u.last_connection_at`

const colleagues = listReader(colleagueList, {
  id: sql`m.id`,
  sorts: { username: sql`u.username`, created_at: sql`m.created_at`, role: sql`m.role` },
  neverNull: ['username', 'created_at', 'role'],
  search: { role: sql`m.role` },
  text: [sql`f_norm(u.username::text)`, sql`f_norm(concat_ws(' ', u.first_name, u.last_name))`],
})

/** Those who belong to the company now. */
export const listColleagues = ({ companyId }: CompanyScope, request: ColleagueListRequest) =>
  colleagues.page<ColleagueRow>(request, {
    from: sql`user_role_companies m join users u on u.id = m.user_id`,
    within: [sql<SqlBool>`m.company_id = ${companyId} and m.is_active and u.deleted_at is null`],
    columns,
    joins: sql`left join user_role_companies m on m.id = page.id left join users u on u.id = m.user_id`,
  })

export type LinkRow = Omit<RoleLink, 'role'> & { role: CompanyRole }

const link = sql`m.id, m.company_id, json_build_object('id', u.id, 'username', u.username) as user, m.role, m.is_active`

export const listLinks = async ({ companyId }: CompanyScope): Promise<LinkRow[]> => {
  const { rows } = await sql<LinkRow>`
    select ${link} from user_role_companies m join users u on u.id = m.user_id and u.deleted_at is null
    where m.company_id = ${companyId} order by u.username, m.id`.execute(db)
  return rows
}

export const findLink = async (tx: Tx, { companyId }: CompanyScope, linkId: number): Promise<LinkRow | undefined> => {
  const { rows } = await sql<LinkRow>`
    select ${link} from user_role_companies m join users u on u.id = m.user_id and u.deleted_at is null
    where m.company_id = ${companyId} and m.id = ${linkId}`.execute(tx)
  return rows[0]
}

/** Takes the company's team: of two who change it at once, one waits and sees what the other did. */
export const lockTeam = (tx: Tx, { companyId }: CompanyScope) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether someone else administers the company. */
export const hasOtherAdministrator = async (tx: Tx, { companyId }: CompanyScope, linkId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from user_role_companies m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.id <> ${linkId} and m.role = 'COMPANY_ADMIN' and m.is_active
      and u.is_active and u.deleted_at is null limit 1`.execute(tx)
  return rows.length > 0
}

export const updateLink = (
  tx: Tx,
  { companyId }: CompanyScope,
  linkId: number,
  change: { role?: CompanyRole; is_active?: boolean; is_primary?: boolean },
) =>
  tx
    .updateTable('user_role_companies')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', linkId)
    .execute()

/** The live account of an address that its owner has proven. */
export const findProvenUser = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('username', '=', email)
    .where('email_validated_at', 'is not', null)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()

type InvitationRow = Omit<StaffInvitation, 'cannot'>

export const listInvitations = ({ companyId }: CompanyScope): Promise<InvitationRow[]> =>
  db
    .selectFrom('staff_invitations as i')
    .select(['i.id', 'i.email', 'i.role', 'i.created_at', 'i.expires_at'])
    .where('i.company_id', '=', companyId)
    .where('i.expires_at', '>', sql<string>`now()`)
    .where(isStillGiven)
    .orderBy('i.email')
    .execute()

/** A second invitation takes the place of the first. */
export const putInvitation = async (
  tx: Tx,
  { companyId, actor }: CompanyScope,
  { email, role, seconds }: { email: string; role: CompanyRole; seconds: number },
) => {
  const again = {
    role,
    sender_user_id: actor.userId,
    created_at: sql<string>`now()`,
    expires_at: sql<string>`now() + make_interval(secs => ${seconds})`,
  }
  const { id } = await tx
    .insertInto('staff_invitations')
    .values({ company_id: companyId, email, ...again })
    .onConflict((conflict) => conflict.constraint('staff_invitations_once').doUpdateSet(again))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteInvitation = async (tx: Tx, { companyId }: CompanyScope, invitationId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_invitations')
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteExpired = async (): Promise<void> => {
  await db
    .deleteFrom('staff_invitations')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
}
