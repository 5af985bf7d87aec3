import type { SecurityDetails, SecurityKind } from '@logis/contract/security.rules'
import { sql } from 'kysely'
import type { Call } from './call.ts'
import type { Db, Tx } from './db.ts'

/** What an event is about. `actorId` where the call does not say who acts: someone who is just signing in. */
export type SecurityFacts<K extends SecurityKind> = {
  actorId?: number
  userId?: number | undefined
  companyId?: number
  residenceId?: number
  details: SecurityDetails[K]
}

/**
 * Writes an event to the security log: in the transaction of the change where there is one, so that neither is without
 * the other. The call is null in a job or a command. Never a secret, never an address of mail: the table is append-only.
 */
export const note = async <K extends SecurityKind>(
  to: Db | Tx,
  call: Call | null,
  kind: K,
  { actorId, userId, companyId, residenceId, details }: SecurityFacts<K>,
): Promise<void> => {
  await to
    .insertInto('security_log')
    .values({
      kind,
      operation: call?.operation.name ?? null,
      actor_user_id: actorId ?? call?.actor?.userId ?? null,
      impersonator_user_id: call?.actor?.impersonatorId ?? null,
      user_id: userId ?? null,
      company_id: companyId ?? null,
      residence_id: residenceId ?? null,
      details: JSON.stringify(details),
      ip: call?.ip ?? null,
      user_agent: call?.userAgent ?? null,
      request_id: call?.requestId ?? null,
    })
    .execute()
}

/**
 * Says in whose name the rest of the transaction acts, for what the database itself notes: sessions that end and roles
 * that change, by whatever statement.
 */
export const attribute = async (tx: Tx, call: Call, actorId = call.actor?.userId): Promise<void> => {
  await sql`select set_config('logis.actor', ${String(actorId ?? '')}, true),
    set_config('logis.request', ${call.requestId}, true)`.execute(tx)
}
