import { addDays } from '@logis/contract/days.rules'
import { nextDueDate } from '@logis/contract/devices.rules'
import { languageOf, type Locale } from '@logis/contract/locale'
import { now, today } from '#platform/clock.ts'
import { db, write } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { holdForJob, holding, type Held } from '#platform/holding.ts'
import { jobKind } from '#platform/jobs.ts'
import { record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { devicePolicy } from '../policy.ts'
import { findDevice } from '../sql.ts'
import * as sql from './sql.ts'

const laterOf = (a: string, b: string) => (a > b ? a : b)

export const showTask = (locale: Locale, row: sql.TaskRow) => ({
  id: row.id,
  due_date: row.due_date,
  task: {
    id: row.product_task_id,
    name: languageOf(locale) === 'fr' ? row.name_fr : row.name_en,
    periodicity: row.periodicity_months,
  },
  done_at: row.done_at,
})

export const listTasks = async (scope: ProjectScope, deviceId: number) => {
  const rows = await sql.listTasks(db, scope, deviceId)
  return rows.map((row) => showTask(scope.locale, row))
}

/**
 * Puts what these devices are to have maintained into their calendars: for each task, its next day that is neither
 * past nor done already. Nothing for those without a commissioning date, nor for what is in the calendar.
 */
export const scheduleTasks = async (held: Held, deviceIds: readonly number[]): Promise<void> => {
  if (deviceIds.length === 0) return
  const occasions = await sql.findOccasions(held, deviceIds)
  if (occasions.length === 0) return
  await sql.insertTasks(
    held,
    occasions.map(({ device_id, product_task_id, commissioning_date, periodicity_months, last_done }) => {
      const notBefore = last_done === null ? today() : laterOf(today(), addDays(last_done, 1))
      return { device_id, product_task_id, due_date: nextDueDate(commissioning_date, periodicity_months, notBefore) }
    }),
  )
}

/** After a change of product or of commissioning date: what was done stays told, what is to do is counted anew. */
export const rescheduleTasks = (held: Held, deviceId: number): Promise<void> => rescheduleDevices(held, [deviceId])

const rescheduleDevices = async (held: Held, deviceIds: readonly number[]): Promise<void> => {
  await sql.deleteUndone(held, deviceIds)
  await scheduleTasks(held, deviceIds)
}

/** Nobody takes back what was ticked off: a day to come would put the next occurrence as far away. */
const demandPast = (doneOn: string | undefined) => {
  if (doneOn && doneOn > today()) refuse('VALIDATION_ERROR', { errors: { done_on: [{ code: 'done_day' }] } })
}

/** Ticks a task off, once, today or on an earlier day; its next occurrence takes its place. */
export const completeTask = (scope: ProjectScope, deviceId: number, taskId: number, doneOn: string | undefined) =>
  holding(scope, async (held) => {
    const { tx } = held
    devicePolicy.demand(held.scope, 'complete_task', null)
    demandPast(doneOn)
    const device = (await findDevice(tx, held, deviceId)) ?? refuse('DEVICE_NOT_FOUND')
    const before = (await sql.findTask(tx, held, deviceId, taskId)) ?? refuse('RESOURCE_NOT_FOUND')
    const doneAt = doneOn && doneOn !== today() ? new Date(`${doneOn}T12:00:00Z`) : now()
    if (!(await sql.complete(held, deviceId, taskId, doneAt))) refuse('TASK_ALREADY_DONE')
    await scheduleTasks(held, [deviceId])
    await record(held, {
      action: 'UPDATED',
      model: 'Device',
      id: deviceId,
      changes: [
        { attribute_name: 'name', old_value: device.product_name, value: device.product_name },
        { attribute_name: 'task', old_value: null, value: before.name_fr },
      ],
    })
    const rows = await sql.listTasks(tx, held, deviceId)
    const next = rows.find((row) => row.product_task_id === before.product_task_id && row.done_at === null)
    const done = (await sql.findTask(tx, held, deviceId, taskId)) ?? refuse('RESOURCE_NOT_FOUND')
    return { ...showTask(scope.locale, done), next: next ? showTask(scope.locale, next) : null }
  })

/**
 * After a change of what a product, or those that are models of it, is to have maintained: what was done stays told,
 * what is to do is counted anew, a home at a time. Safe to repeat.
 */
export const recounting = jobKind<{ product_id: number }>({
  name: 'devices.recount-tasks',
  handle: async ({ product_id }) =>
    eachByItself(await sql.findHomesWith(db, product_id), ({ home, ids }) =>
      write(async (tx) => {
        const held = await holdForJob(tx, home)
        if (held) await rescheduleDevices(held, ids)
      }),
    ),
})
