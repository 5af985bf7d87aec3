import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

type SignInRow = {
  id: number
  created_at: string
  refused: string | null
  user_agent: string | null
  ip: string | null
}

/** Who came in as this person, or tried to. */
export const listSignIns = async (reader: Db, userId: number): Promise<SignInRow[]> => {
  const { rows } = await sql<SignInRow>`
    select id, created_at, details ->> 'reason' as refused, host(ip) as ip, user_agent from (
      (select * from security_log where actor_user_id = ${userId} and kind = 'SIGNED_IN' order by created_at desc limit 20)
      union all
      (select * from security_log where user_id = ${userId} and kind = 'SIGN_IN_REFUSED' order by created_at desc limit 20)
    ) e order by created_at desc, id desc limit 20`.execute(reader)
  return rows
}
