import type { Assistable } from '@logis/contract/accounts.assistance'
import { assistableList } from '@logis/contract/accounts.lists'
import type { ListRequest } from '@logis/contract/lists'
import type { Locale } from '@logis/contract/locale'
import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import { worksFor } from '#platform/worksFor.ts'

type AssistableRow = Omit<Assistable, 'cannot'> & { is_global: boolean }

const fullName = personName()
/** The companies that the person of the row works for and that open for them: of a disabled one there is nothing to assist with. */
const memberships = sql`${worksFor(sql`u.id`)} and c.disabled_at is null`

const reader = listReader(assistableList, {
  id: sql`u.id`,
  sorts: { name: sql`f_norm(${fullName})`, last_connection_at: sql`u.last_connection_at` },
  neverNull: ['name'],
  search: {},
  text: [
    sql`f_norm(${fullName})`,
    sql`f_norm(u.username::text)`,
    sql`f_norm(coalesce(u.email::text, ''))`,
    sql`f_norm((select coalesce(string_agg(c.name, ' '), '') from ${memberships}))`,
  ],
})

/** Who works for a company and may sign in. */
const isStaff = sql<SqlBool>`u.is_active and u.deleted_at is null and exists (select from ${memberships})`

export const listAssistable = (request: ListRequest<typeof assistableList>): Promise<Listed<AssistableRow>> =>
  reader.page(request, {
    from: sql`users u`,
    within: [isStaff],
    columns: sql`u.id, ${fullName} as name, u.username, u.last_connection_at,
      exists (select from user_global_roles g where g.user_id = u.id) as is_global,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'role', m.role) order by m.is_primary desc, c.name), '[]')
        from ${memberships}) as companies`,
    joins: sql`left join users u on u.id = page.id`,
  })

export type Assisted = {
  id: number
  email: string | null
  locale: Locale
  is_active: boolean
  is_global: boolean
  company_id: number | null
}

/** Holds the account until the transaction ends: whoever disables it, or gives it a role, waits and ends what was opened. */
export const holdAssisted = async (tx: Tx, userId: number): Promise<Assisted | undefined> => {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
  const { rows } = await sql<Assisted>`
    select u.id, u.email, u.locale, u.is_active, exists (select from user_global_roles g where g.user_id = u.id) as is_global,
      (select m.company_id from ${memberships} order by m.is_primary desc, m.id limit 1) as company_id
    from users u where u.id = ${userId} and u.deleted_at is null`.execute(tx)
  return rows[0]
}

type NewAssistance = {
  user_id: number
  impersonator_user_id: number
  reason: string
  read_only: boolean
  token_hash: Buffer
  ip: string
  user_agent: string | null
}

/** Holds the session that someone assists from, unless it has ended: whoever ends it waits, and ends the other with it. */
export const holdOwn = (tx: Tx, tokenId: number) =>
  tx
    .selectFrom('access_tokens')
    .select(['id', 'browser_hash'])
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()

type Own = { id: number; browser_hash: Buffer | null }
/** It lives in the browser of whoever assists, as their own session does. */
export const insertAssistance = (tx: Tx, own: Own, seconds: number, token: NewAssistance) =>
  tx
    .insertInto('access_tokens')
    .values({
      ...token,
      scope: 'support',
      opened_from_id: own.id,
      browser_hash: own.browser_hash,
      expires_at: sql<string>`now() + make_interval(secs => ${seconds})`,
      absolute_expires_at: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .returning(['id as session_id', 'expires_at'])
    .executeTakeFirstOrThrow()

/** What someone is called, for those who are told of them. */
export const findName = async (reader: Db | Tx, userId: number): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select ${fullName} as name from users u where u.id = ${userId}`.execute(
    reader,
  )
  return rows[0]?.name ?? ''
}

/** Who assists by this session, why, and until when. */
export const findAssistance = async (reader: Db, tokenId: number) => {
  const { rows } = await sql<{
    username: string
    name: string
    reason: string
    read_only: boolean
    expires_at: string
  }>`
    select u.username, ${fullName} as name, coalesce(t.reason, '') as reason, t.read_only, t.expires_at
    from access_tokens t join users u on u.id = t.impersonator_user_id where t.id = ${tokenId}`.execute(reader)
  return rows[0] ?? null
}
