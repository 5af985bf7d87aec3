import type { SecurityDetails, SecurityKind } from '@logis/contract/security.rules'
import { sql } from 'kysely'
import { sessionOf } from './actor.ts'
import type { Call } from './call.ts'
import { prepared, type Db, type Tx } from './db.ts'

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
  const line = to.insertInto('security_log').values({
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
    session_id: call?.actor ? sessionOf(call.actor) : null,
  })
  await prepared(line).execute(to)
}

/**
 * Says in whose name the rest of the transaction acts, for what the database itself notes: sessions that end and roles
 * that change, by whatever statement.
 */
export const attribute = async (tx: Tx, call: Call, actorId = call.actor?.userId): Promise<void> => {
  await sql`select set_config('logis.actor', ${String(actorId ?? '')}, true),
    set_config('logis.request', ${call.requestId}, true)`.execute(tx)
}

/** The same of one act that is somebody else's; of nobody's, once they are gone. */
export const attributedTo = async (tx: Tx, actorId: number | null, act: () => Promise<unknown>): Promise<void> => {
  const { rows } = await sql<{ before: string | null; now: string }>`
    select before, set_config('logis.actor', ${String(actorId ?? '')}, true) as now
    from (select current_setting('logis.actor', true) as before offset 0) taken`.execute(tx)
  await act()
  await sql`select set_config('logis.actor', ${rows[0]?.before ?? ''}, true)`.execute(tx)
}
