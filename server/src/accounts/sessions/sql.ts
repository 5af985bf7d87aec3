import { sql, type RawBuilder, type UpdateQueryBuilder } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

/** Whether this account has signed in from this network in the last month. */
export const isKnownNetwork = async (reader: Db, username: string, subnet: string): Promise<boolean> => {
  const { rows } = await sql`
    select from access_tokens t join users u on u.id = t.user_id
    where u.username = ${username} and u.deleted_at is null
      and t.ip <<= ${subnet}::inet and t.issued_at > now() - interval '30 days' limit 1`.execute(reader)
  return rows.length > 0
}

type Life = { seconds: number; absoluteSeconds: number }
const secondsLeft = sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as('expires_in')
const isLive = sql<boolean>`revoked_at is null and expires_at > now()`
/** The portal asks at every change of page: one write a minute is enough. */
const isDue = sql<boolean>`coalesce(last_used_at, issued_at) < now() - interval '1 minute'`
/** When a session of this life ends that gave a sign of life at `seen`, whatever it was opened for. */
const endOf = (seen: RawBuilder<unknown>, { seconds, absoluteSeconds }: Life) =>
  sql<string>`least(${seen} + make_interval(secs => ${seconds}), issued_at + make_interval(secs => ${absoluteSeconds}), absolute_expires_at)`

export const prolongToken = (reader: Db, tokenId: number, life: Life) => {
  const prolong = reader
    .updateTable('access_tokens')
    .set({ expires_at: endOf(sql`now()`, life), last_used_at: new Date() })
    .where('id', '=', tokenId)
    .where(isLive)
    .where(isDue)
    .returning(secondsLeft)
  return prepared(prolong).executeTakeFirst(reader)
}

export const findSecondsLeft = (reader: Db, tokenId: number, life: Life) => {
  const asked = reader
    .selectFrom('access_tokens')
    .select(
      sql<number>`ceil(extract(epoch from least(expires_at, ${endOf(sql`coalesce(last_used_at, issued_at)`, life)}) - now()))::int`.as(
        'expires_in',
      ),
    )
    .where('id', '=', tokenId)
    .where(isLive)
  return prepared(asked).executeTakeFirst(reader)
}

/** Those that were still open. */
const revoked = async (
  query: UpdateQueryBuilder<Tables, 'access_tokens', 'access_tokens', unknown>,
): Promise<number[]> => {
  const rows = await query
    .set({ revoked_at: new Date() })
    .where('revoked_at', 'is', null)
    .returning(['id', sql<boolean>`expires_at > now()`.as('was_open')])
    .execute()
  return rows.filter(({ was_open }) => was_open).map(({ id }) => id)
}

export const revokeToken = (tx: Tx, tokenId: number) =>
  revoked(tx.updateTable('access_tokens').where('id', '=', tokenId))

/** What they opened in the name of others too. */
export const revokeTokens = async (tx: Tx, tokenIds: number[]) =>
  tokenIds.length === 0 ? [] : revoked(tx.updateTable('access_tokens').where('id', 'in', tokenIds))

export const revokeAll = (tx: Tx, userId: number, exceptTokenId: number | null) =>
  revoked(
    tx
      .updateTable('access_tokens')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('impersonator_user_id', '=', userId)]))
      .$if(exceptTokenId !== null, (query) => query.where('id', '<>', exceptTokenId)),
  )

/** Sessions long over. Those of the last month tell which networks an account is used from. */
export const forgetOldTokens = (reader: Db) =>
  reader
    .deleteFrom('access_tokens')
    .where('absolute_expires_at', '<', sql<string>`now() - interval '30 days'`)
    .execute()
