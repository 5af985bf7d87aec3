import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

export type TaskRow = {
  id: number
  due_date: string
  done_at: string | null
  product_task_id: number
  name_fr: string
  name_en: string
  periodicity_months: number
}

/** Those of these devices that are the project's. */
const ownDevices = (db: Db, { residenceId }: InProject, ids: readonly number[]) =>
  db
    .selectFrom('devices')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('id', 'in', [...ids])

const tasksOf = (db: Db, place: InProject, deviceId: number) =>
  db
    .selectFrom('device_tasks as d')
    .innerJoin('product_tasks as t', 't.id', 'd.product_task_id')
    .where('d.device_id', 'in', ownDevices(db, place, [deviceId]))
    .select(['d.id', 'd.due_date', 'd.done_at', 'd.product_task_id'])
    .select(['t.name_fr', 't.name_en', 't.periodicity_months'])

/** What is to do first, by due date; what was done last, latest first. */
export const listTasks = (db: Db, place: InProject, deviceId: number): Promise<TaskRow[]> =>
  tasksOf(db, place, deviceId)
    .orderBy(sql`d.done_at is not null`)
    .orderBy(sql`case when d.done_at is null then d.due_date end`)
    .orderBy('d.done_at', 'desc')
    .orderBy('d.id')
    .execute()

export const findTask = (db: Db, place: InProject, deviceId: number, id: number): Promise<TaskRow | undefined> =>
  tasksOf(db, place, deviceId).where('d.id', '=', id).executeTakeFirst()

/** Notes that a task is done, unless it was. */
export const complete = async (held: Held, deviceId: number, id: number, doneAt: Date): Promise<boolean> => {
  const { numUpdatedRows } = await held.tx
    .updateTable('device_tasks')
    .set({ done_at: doneAt })
    .where('device_id', 'in', ownDevices(held.tx, held, [deviceId]))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteUndone = (held: Held, deviceIds: readonly number[]) =>
  held.tx
    .deleteFrom('device_tasks')
    .where('device_id', 'in', ownDevices(held.tx, held, deviceIds))
    .where('done_at', 'is', null)
    .execute()

type Occasion = {
  device_id: number
  product_task_id: number
  commissioning_date: string
  periodicity_months: number
  last_done: string | null
}

/**
 * What commissioned devices are to have maintained, and nobody has put in the calendar: the tasks of the product, of
 * its class, and of the generic product that it is a model of.
 */
export const findOccasions = async ({ tx, residenceId }: Held, deviceIds: readonly number[]): Promise<Occasion[]> => {
  const { rows } = await sql<Occasion>`
    select d.id as device_id, t.id as product_task_id, d.commissioning_date, t.periodicity_months,
      (select max(k.due_date) from device_tasks k where k.device_id = d.id and k.product_task_id = t.id and k.done_at is not null) as last_done
    from devices d
    join products p on p.id = d.product_id left join products g on g.id = p.parent_id
    join product_tasks t on t.product_id in (p.id, g.id) or t.class_id in (p.class_id, g.class_id)
    where d.residence_id = ${residenceId} and d.id = any(${[...deviceIds]}::bigint[]) and d.commissioning_date is not null
      and t.archived_at is null
      and not exists (select from device_tasks k where k.device_id = d.id and k.product_task_id = t.id and k.done_at is null)
    order by d.id, t.id`.execute(tx)
  return rows
}

export const insertTasks = async (
  { tx }: Held,
  tasks: readonly { device_id: number; product_task_id: number; due_date: string }[],
): Promise<void> => {
  await sql`insert into device_tasks (device_id, product_task_id, due_date)
    select device_id, product_task_id, due_date
    from json_to_recordset(${JSON.stringify(tasks)}::json) as t (device_id bigint, product_task_id bigint, due_date date)
    on conflict on constraint device_tasks_once do nothing`.execute(tx)
}

/** The homes with devices of a product or of its models, and these devices. Proves nothing: for a job, which holds each home. */
export const findHomesWith = async (db: Db, productId: number): Promise<{ home: number; ids: number[] }[]> => {
  const { rows } = await sql<{ home: number; ids: number[] }>`
    select d.residence_id as home, json_agg(d.id order by d.id) as ids from devices d join products p on p.id = d.product_id
    where ${productId} in (p.id, p.parent_id) and d.commissioning_date is not null group by 1 order by 1`.execute(db)
  return rows
}
