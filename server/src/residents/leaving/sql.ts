import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'

/**
 * Homes that somebody has activated and nobody owns any more. A landlord's need no owner: its people decide who lives there
 * (decision 96). An account that is disabled is there still; one that is closed is not.
 */
const ownerless = (which: RawBuilder<unknown>) => sql<{ id: number }>`
  select r.id from residences r join companies c on c.id = r.company_id
  where r.activation_date is not null and c.type <> 'SOCIAL_LANDLORD' and ${which} and not exists (
    select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
    where l.residence_id = r.id and l.role_code = 'OWNER')
  order by r.id`

/** Those that this person had a part in; of everybody, those that somebody is known to have activated. */
export const listOwnerless = async (on: Db, userId: number | null): Promise<number[]> => {
  const { rows } = await ownerless(
    userId === null
      ? sql`exists (select from residence_states_history h where h.residence_id = r.id and h.state = 'ACTIVATED')`
      : sql`r.id in (select residence_id from residence_users where user_id = ${userId} and role_code = 'OWNER')`,
  ).execute(on)
  return rows.map(({ id }) => id)
}

export const isOwnerless = async ({ tx, residenceId }: Held): Promise<boolean> =>
  (await ownerless(sql`r.id = ${residenceId}`).execute(tx)).rows.length > 0

/** Those who owned it, by name; an account that is erased leaves none. */
export const listFormer = async ({ tx, residenceId }: Held): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username::text) as name
    from residence_users l join users u on u.id = l.user_id
    where l.residence_id = ${residenceId} and l.role_code = 'OWNER' order by l.id`.execute(tx)
  return rows.map(({ name }) => name)
}
