import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import type { LoggedMail } from '#platform/mail/outbox.ts'
import { isWanted } from '#platform/mail/unsubscribing.ts'
import type { Tables } from '#platform/tables.ts'

/**
 * Whoever lives in a home and wants these mails, and what waits to be done there within the days to come; not the account
 * by which a company owns its homes.
 */
const occasions = (today: string, days: number) => sql`
  device_tasks k join devices d on d.id = k.device_id and d.active
  join residences r on r.id = d.residence_id and r.deleted_at is null
  left join residences b on b.id = r.parent_id
  join companies c on c.id = r.company_id
  join residence_users l on l.residence_id = r.id
  join users u on u.id = l.user_id and u.is_active and u.deleted_at is null and u.email is not null
  where k.done_at is null and k.reminded_at is null and k.due_date between ${today}::date and ${today}::date + ${days}::int
    and b.deleted_at is null and u.id is distinct from c.owner_user_id
    and ${isWanted(sql`'MAINTENANCE_REMINDER'`, { email: sql`u.email`, user: sql`u.id`, company: sql`c.id` })}
    and not exists (select from care_reminders q where q.user_id = u.id and q.device_id = d.id
      and q.product_task_id = k.product_task_id and q.due_date = k.due_date)`

/** The homes where someone is to be reminded. Proves nothing: for a job, which holds each. */
export const listHomes = async (on: Db, today: string, days: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct d.residence_id as id from ${occasions(today, days)} order by 1`.execute(on)
  return rows.map(({ id }) => id)
}

type Reminded = {
  user_id: number
  email: string
  locale: Tables['users']['locale']['__select__']
  tasks: number[]
}

/** Notes who is reminded of what in a held home; of several workers one does. */
export const takeReminders = async ({ tx, residenceId }: Held, today: string, days: number): Promise<Reminded[]> => {
  const { rows } = await sql<Reminded>`
    with told as (
      insert into care_reminders (user_id, device_id, product_task_id, due_date)
      select u.id, d.id, k.product_task_id, k.due_date from ${occasions(today, days)} and d.residence_id = ${residenceId}
      order by 1, 2, 3, 4 on conflict do nothing
      returning user_id, device_id, product_task_id, due_date)
    select u.id as user_id, u.email::text as email, u.locale, json_agg(k.id order by k.due_date, k.id) as tasks
    from told t join users u on u.id = t.user_id
    join device_tasks k on k.device_id = t.device_id and k.product_task_id = t.product_task_id and k.due_date = t.due_date
    group by u.id order by u.id`.execute(tx)
  return rows
}

export type Waiting = { name_fr: string; name_en: string; device: string; due_date: string }

/** Those of these tasks that still wait as the mail leaves, for a reader who still lives there. */
export const listWaiting = async (tx: Tx, { recipient_user_id, residence_id }: LoggedMail, ids: readonly number[]) => {
  const { rows } = await sql<Waiting>`
    select t.name_fr, t.name_en, coalesce(d.name, p.name) as device, k.due_date
    from device_tasks k join devices d on d.id = k.device_id and d.active join products p on p.id = d.product_id
    join product_tasks t on t.id = k.product_task_id
    join residence_users l on l.residence_id = d.residence_id and l.user_id = ${recipient_user_id}
    where k.id = any(${[...ids]}::bigint[]) and k.done_at is null and d.residence_id = ${residence_id}
    order by k.due_date, k.id`.execute(tx)
  return rows
}
