import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

type SessionRow = {
  id: number
  scope: 'partner' | 'resident' | 'support'
  user_agent: string | null
  ip: string | null
  opened_at: string
  last_used_at: string
}

/** What a person has open; a machine's token is nobody's session. The one used last stands first. */
export const listOpen = async (reader: Db, userId: number): Promise<SessionRow[]> => {
  const { rows } = await sql<SessionRow>`
    select id, scope, user_agent, host(ip) as ip, issued_at as opened_at, coalesce(last_used_at, issued_at) as last_used_at
    from access_tokens
    where user_id = ${userId} and scope <> 'machine' and revoked_at is null and expires_at > now()
    order by last_used_at desc, id desc limit 200`.execute(reader)
  return rows
}

/** Ends one of a person's sessions, if it was open. */
export const endOne = async (tx: Tx, userId: number, sessionId: number): Promise<boolean> => {
  const ended = await tx
    .updateTable('access_tokens')
    .set({ revoked_at: new Date() })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('scope', '<>', 'machine')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
