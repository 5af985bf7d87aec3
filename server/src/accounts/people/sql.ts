import type { ListRequest } from '@logis/contract/lists'
import type { Locale } from '@logis/contract/locale'
import type { Person, PersonRow } from '@logis/contract/people'
import { personList } from '@logis/contract/people.lists'
import type { GlobalRole } from '@logis/contract/people.rules'
import { sql, type SqlBool } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { listReader, whether } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import { called, isPerson } from '#platform/people.ts'
import type { Account } from './policy.ts'

type Shown<T> = Omit<T, 'cannot' | 'picture_path'> & Account & { picture_file_id: number | null }
export type Row = Shown<PersonRow>
export type PersonFacts = Shown<Person>

/** What a company's name is sorted by: that of the company the person acts for. */
const company = sql`(select f_norm(c.name) from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
  where m.user_id = u.id and m.is_active order by m.is_primary desc, m.id limit 1)`
const state = sql`case when not u.is_active then 'DISABLED' when u.password_hash is null then 'INVITED' else 'ACTIVE' end`
const works = (also: ReturnType<typeof sql<SqlBool>>) => sql<SqlBool>`exists (
  select from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
  where m.user_id = u.id and m.is_active and ${also})`

/** Another administrator of the platform who could sign in. */
const isLastAdministrator = sql`(
  exists (select from user_global_roles g where g.user_id = u.id and g.role = 'ADMINISTRATOR') and not exists (
    select from user_global_roles g join users o on o.id = g.user_id and o.is_active and o.deleted_at is null
    where g.role = 'ADMINISTRATOR' and o.id <> u.id))`
const isLastCompanyAdmin = sql`exists (
  select from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
  where m.user_id = u.id and m.is_active and m.role = 'COMPANY_ADMIN' and not exists (
    select from user_role_companies n join users o on o.id = n.user_id and o.is_active and o.deleted_at is null
    where n.company_id = m.company_id and n.user_id <> u.id and n.is_active and n.role = 'COMPANY_ADMIN'))`

const columns = sql`u.id, u.username, u.first_name, u.last_name, u.picture_file_id, ${state} as state, u.last_connection_at, u.created_at,
  array(select g.role::text from user_global_roles g where g.user_id = u.id order by g.role) as global_roles,
  (select coalesce(json_agg(json_build_object('role', m.role, 'company', json_build_object('id', c.id, 'name', c.name, 'type', c.type))
      order by m.is_primary desc, m.id), '[]')
    from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = u.id and m.is_active) as memberships,
  (select count(*) from residence_users l join residences r on r.id = l.residence_id and r.deleted_at is null
    where l.user_id = u.id) as homes_count,
  u.is_active, u.email is not null as has_email, u.email_validated_at is null as is_unproven,
  ${isLastAdministrator} as is_last_administrator, ${isLastCompanyAdmin} as is_last_company_admin`

const reader = listReader(personList, {
  id: sql`u.id`,
  sorts: {
    username: sql`u.username`,
    name: sql`nullif(f_norm(concat_ws(' ', u.last_name, u.first_name)), '')`,
    company,
    last_connection_at: sql`u.last_connection_at`,
    created_at: sql`u.created_at`,
  },
  neverNull: ['username', 'created_at'],
  search: {
    state,
    role: (role) => works(sql<SqlBool>`m.role = ${role}`),
    global_role: (role) =>
      sql<SqlBool>`exists (select from user_global_roles g where g.user_id = u.id and g.role = ${role})`,
    is_staff: whether(works(sql<SqlBool>`true`)),
    company_id: (id) => works(sql<SqlBool>`m.company_id = ${id}`),
  },
  text: [
    called,
    sql`(select string_agg(f_norm(c.name), ' ') from user_role_companies m join companies c on c.id = m.company_id
      and c.deleted_at is null where m.user_id = u.id and m.is_active)`,
  ],
})

export const listPeople = (request: ListRequest<typeof personList>): Promise<Listed<Row>> =>
  reader.page(request, {
    from: sql`users u`,
    within: [isPerson],
    isForAll: true,
    columns,
    joins: sql`left join users u on u.id = page.id`,
  })

export const findPerson = async (on: Db | Tx, id: number): Promise<PersonFacts | undefined> => {
  const { rows } = await sql<PersonFacts>`
    select ${columns}, u.email, u.email_validated_at is not null as email_validated, u.locale,
      (select t.email from one_time_tokens t where t.user_id = u.id and t.kind = 'EMAIL_VALIDATION' and t.used_at is null
        and t.revoked_at is null and t.expires_at > now() and t.email is distinct from u.email
        order by t.id desc limit 1) as pending_email,
      (select count(*) from access_tokens t where t.user_id = u.id and t.revoked_at is null and t.expires_at > now()) as sessions_count,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'role', l.role_code, 'company_name', c.name)
          order by f_norm(r.name), r.id), '[]')
        from residence_users l join residences r on r.id = l.residence_id and r.deleted_at is null
        join companies c on c.id = r.company_id where l.user_id = u.id) as homes
    from users u where u.id = ${id} and ${isPerson}`.execute(on)
  return rows[0]
}
export const readPerson = (id: number) => findPerson(db, id)

/** Those who decide who administers take turns. */
export const takeRoster = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(tx)

export const setActive = ({ tx }: Administering, id: number, is_active: boolean) =>
  tx.updateTable('users').set({ is_active, updated_at: new Date() }).where('id', '=', id).execute()

/** The database ends the sessions from before, and says so in the security log. */
export const setGlobalRoles = async (
  { tx, scope }: Administering,
  id: number,
  { given, taken }: { given: readonly GlobalRole[]; taken: readonly GlobalRole[] },
): Promise<void> => {
  for (const role of taken)
    await tx.deleteFrom('user_global_roles').where('user_id', '=', id).where('role', '=', role).execute()
  for (const role of given)
    await tx
      .insertInto('user_global_roles')
      .values({ user_id: id, role, granted_by_user_id: scope.actor.userId })
      .execute()
}

type Named = { first_name: string; last_name: string; locale: Locale }
export const insertPerson = async (
  { tx }: Administering,
  { email, ...named }: Named & { email: string },
): Promise<number | undefined> =>
  (
    await tx
      .insertInto('users')
      .values({ username: email, email, ...named })
      .onConflict((conflict) => conflict.column('username').where('deleted_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** Whether the account still waits for its first password; held until the transaction ends. */
export const isWaiting = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined
