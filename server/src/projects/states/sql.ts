import { sql } from 'kysely'
import { db } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { ProjectScope } from '#platform/scope.ts'

export type State = 'CREATED' | 'CREDENTIALS_SENT' | 'ACTIVATED' | 'CANCELLED' | 'RESTORED'

export const addState = ({ tx, residenceId, author }: Held, state: State) =>
  tx
    .insertInto('residence_states_history')
    .values({ residence_id: residenceId, state, actor_user_id: author.userId })
    .execute()

/** The same state of many, held by one transaction. */
export const addStates = async (held: readonly Held[], state: State): Promise<void> => {
  const [first] = held
  if (!first) return
  const entered = held.map(({ residenceId, author }) => ({ residence_id: residenceId, actor: author.userId }))
  await sql`
    insert into residence_states_history (residence_id, state, actor_user_id)
    select residence_id, ${state}::residence_state, actor from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as t (residence_id bigint, actor bigint)`.execute(
    first.tx,
  )
}

export const listStates = ({ residenceId }: ProjectScope) =>
  db
    .selectFrom('residence_states_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_user_id')
    .select(['h.state', 'h.created_at', 'u.username as actor'])
    .where('h.residence_id', '=', residenceId)
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .execute()

/** Remembers when the credentials of homes first left, held by one transaction; answers those that had none before. */
export const noteCredentialsSent = async (held: readonly Held[]): Promise<Held[]> => {
  const [first] = held
  if (!first) return []
  const sent = await first.tx
    .updateTable('residences')
    .set({ credentials_sent_at: new Date() })
    .where('id', '=', sql<number>`any(${held.map(({ residenceId }) => residenceId)}::bigint[])`)
    .where('credentials_sent_at', 'is', null)
    .returning('id')
    .execute()
  const ids = new Set(sent.map(({ id }) => id))
  return held.filter(({ residenceId }) => ids.has(residenceId))
}

/**
 * Forgets that the credentials left by a mail that was written down at that instant and never left. They stay sent where
 * they had left before, have left again since, or where somebody has come in by them.
 */
export const forgetCredentialsSent = ({ tx, residenceId }: Held, at: string) =>
  sql`
    with gone as (
      delete from residence_states_history h using residences r
      where h.residence_id = ${residenceId} and h.state = 'CREDENTIALS_SENT' and h.created_at = ${at}::timestamptz
        and r.id = h.residence_id and r.activation_date is null
        and not exists (select from communication_logs l where l.residence_id in (r.id, r.parent_id)
          and l.created_at >= h.created_at and f_is_invitation(l.channel_code))
      returning h.residence_id)
    update residences set credentials_sent_at = null where id in (select residence_id from gone)`.execute(tx)

/** False when somebody has activated the home: its code opens nothing any more. */
export const replaceCode = async ({ tx, residenceId }: Held, code: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('residences')
    .set({ residence_code: code, updated_at: sql<string>`now()` })
    .where('id', '=', residenceId)
    .where('activation_date', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A home that nobody has activated, whatever was before: its code, which whoever had activated it knows, opens nothing any
 * more, and the new one has gone to nobody yet. Answers when it had been activated, if it was.
 */
export const deactivate = ({ tx, residenceId }: Held, code: string) =>
  tx
    .updateTable('residences')
    .set(({ ref }) => ({
      former_activation_date: ref('activation_date'),
      activation_date: null,
      activated_by_user_id: null,
      credentials_sent_at: null,
      residence_code: code,
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', residenceId)
    .where('activation_date', 'is not', null)
    .returning(sql<string>`former_activation_date`.as('activation_date'))
    .executeTakeFirst()

export const replaceCodeOfSold = ({ tx, residenceId }: Held, code: string) =>
  tx
    .updateTable('residences')
    .set({ residence_code: code, updated_at: sql<string>`now()` })
    .where('id', '=', residenceId)
    .execute()

export type Activated = { id: number; name: string; activation_date: string }

/** Activates a home in a person's name, once. */
export const activate = ({ tx, residenceId }: Held, userId: number): Promise<Activated | undefined> =>
  tx
    .updateTable('residences')
    .set({ activation_date: new Date(), activated_by_user_id: userId })
    .where('id', '=', residenceId)
    .where('activation_date', 'is', null)
    .returning(['id', 'name', sql<string>`activation_date`.as('activation_date')])
    .executeTakeFirst()
