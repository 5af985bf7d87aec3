import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { isWanted } from '#platform/mail/unsubscribing.ts'
import { whatBecameOf } from '#platform/merged.ts'
import type { Tables } from '#platform/tables.ts'

/** A morning without a worker loses no reminder; a date noted long after the works brings none either. */
const patience = 7

const commissioned = sql`coalesce(r.commissioning_date, b.commissioning_date)`

/** Nobody who owned the home and has closed their account. */
const isToCome = sql`(r.former_activation_date is null or not f_has_left(r.id, e.email))`

/**
 * The homes that nobody has activated so many months after their commissioning, or their building's, and that have an
 * address; those reminded already are left out. Proves nothing: for a job, which holds each.
 */
export const listWaiting = async (
  on: Db,
  today: string,
  months: readonly number[],
): Promise<{ id: number; months: number }[]> => {
  const { rows } = await sql<{ id: number; months: number }>`
    select r.id, m.months from residences r
    join companies c on c.id = r.company_id and c.deleted_at is null and c.disabled_at is null and c.type <> 'SOCIAL_LANDLORD'
    left join residences b on b.id = r.parent_id
    cross join unnest(${[...months]}::int[]) m (months)
    where r.activation_date is null and r.deleted_at is null and b.deleted_at is null
      and (${commissioned} + make_interval(months => m.months))::date between ${today}::date - ${patience - 1}::int and ${today}::date
      and exists (select from emails e where e.contact_information_id = r.contact_information_id and ${isToCome})
      and not exists (select from account_reminders k where k.residence_id = r.id and k.months = m.months)
    order by r.id, m.months`.execute(on)
  return rows
}

/** Notes that a home is reminded; of several workers one does. */
export const takeReminder = async ({ tx, residenceId }: Held, months: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account_reminders')
    .values({ residence_id: residenceId, months })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export type Waiting = { email: string; user_id: number | null; locale: Tables['users']['locale']['__select__'] | null }

/** The addresses of a held home that still waits, but those that want none of these mails. */
export const listAddresses = async ({ tx, residenceId, companyId }: Held): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select e.email::text as email, u.id as user_id, u.locale
    from residences r join emails e on e.contact_information_id = r.contact_information_id
    left join users u on u.username = e.email and u.deleted_at is null
    where r.id = ${residenceId} and r.activation_date is null and r.deleted_at is null and ${isToCome}
      and ${isWanted(sql`'ACCOUNT_REMINDER'`, { email: sql`e.email`, user: sql`u.id`, company: sql`${companyId}::bigint` })}
    order by e.position`.execute(tx)
  return rows
}

/** Whether a mail's home still stands at the address that it goes to, and its company still opens it. */
export const isStillTheirs = async (tx: Tx, { residence_id, recipient }: Addressed): Promise<boolean> => {
  const { rows } = await sql`
    select from residences r join emails e on e.contact_information_id = r.contact_information_id
    join companies c on c.id = ${whatBecameOf(sql`r.company_id`)} and c.deleted_at is null and c.disabled_at is null
    where r.id = ${residence_id} and e.email = ${recipient}::citext`.execute(tx)
  return rows.length > 0
}
type Addressed = Pick<Tables['communication_logs'], 'recipient'> & {
  residence_id: Tables['communication_logs']['residence_id']
}
