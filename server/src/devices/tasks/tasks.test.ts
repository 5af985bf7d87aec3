import { beforeAll, expect, test } from 'vitest'
import { addDays, addMonths } from '@logis/contract/days.rules'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let lilas: number
let boiler: number
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
  boiler = (await db.selectFrom('products').select('id').where('name', '=', 'Vitodens 200-W').executeTakeFirstOrThrow())
    .id
})
const add = async (commissioning_date: string | null, residence_id = lilas) =>
  (await hugo.call('devices.createDevice', { residence_id, product_id: boiler, commissioning_date })).data
const tasksOf = async (device_id: number) => (await hugo.call('devices.listDeviceTasks', { device_id })).data

test('DEV-26/device DEV-32/dated DEV-36/device a commissioned device has the tasks of its class, due at the next period not before today', async () => {
  const device = await add(addMonths(today, -18))
  const tasks = await tasksOf(device.id)
  expect(tasks).toEqual([
    {
      id: expect.any(Number),
      due_date: addMonths(addMonths(today, -18), 24),
      done_at: null,
      task: { id: expect.any(Number), name: 'Entretien annuel obligatoire', periodicity: 12 },
    },
    expect.objectContaining({ task: expect.objectContaining({ name: 'Ramonage du conduit' }) }),
  ])
  expect(device.tasks).toEqual(tasks)
  expect((await hugo.inEnglish().call('devices.listDeviceTasks', { device_id: device.id })).data[1].task.name).toBe(
    'Flue sweeping',
  )
})

test('DEV-32/undated without a commissioning date there is nothing in the calendar; with one, there is; another moves it', async () => {
  const device = await add(null)
  expect(await tasksOf(device.id)).toEqual([])
  const edit = (commissioning_date: string | null) =>
    hugo.call('devices.editDevice', { device_id: device.id, commissioning_date })
  await edit(today)
  expect((await tasksOf(device.id))[0].due_date).toBe(addMonths(today, 12))
  await edit(addMonths(today, -1))
  expect((await tasksOf(device.id))[0].due_date).toBe(addMonths(addMonths(today, -1), 12))
  await edit(null)
  expect(await tasksOf(device.id)).toEqual([])
})

const finish = (who: Client, device_id: number, task_id: number, more: object = {}) =>
  who.call('devices.completeTask', { device_id, task_id, ...more })

test('a task that is done gives way to its next occurrence, and the journal tells', async () => {
  const device = await add(addMonths(today, -6))
  const [task] = await tasksOf(device.id)
  const mark = await journalMark()
  const answer = await finish(hugo, device.id, task.id, { done_on: today })
  expect(answer).toMatchObject({
    status: 200,
    data: {
      id: task.id,
      done_at: expect.any(String),
      next: { due_date: addMonths(addMonths(today, -6), 24), done_at: null },
    },
  })
  expect(await journalOf(lilas, mark)).toMatchObject([{ action: 'UPDATED', model_name: 'Device', model_id: device.id }])
  const after = await tasksOf(device.id)
  expect(after).toHaveLength(3)
  expect(after.at(-1)).toMatchObject({ id: task.id })
})

test('409 TASK_ALREADY_DONE: the second time, and all but one at once', async () => {
  const device = await add(addMonths(today, -6))
  const [task] = await tasksOf(device.id)
  const answers = await Promise.all(Array.from({ length: 4 }, () => finish(hugo, device.id, task.id)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(await finish(hugo, device.id, task.id)).toMatchObject({ error_reason: 'TASK_ALREADY_DONE' })
  expect(await tasksOf(device.id)).toHaveLength(3)
})

test('422: nothing is done on a day to come; today and before it, it is', async () => {
  const device = await add(addMonths(today, -6))
  const [first, second] = await tasksOf(device.id)
  const tomorrow = addDays(today, 1)
  for (const done_on of [tomorrow, '2099-01-01'])
    expect(await finish(hugo, device.id, first.id, { done_on })).toMatchObject({
      status: 422,
      errors: { done_on: [{ code: 'done_day' }] },
    })
  expect(await tasksOf(device.id)).toEqual([first, second])
  for (const [{ id }, done_on] of [[first, today] as const, [second, addMonths(today, -1)] as const])
    expect((await finish(hugo, device.id, id, { done_on })).status).toBe(200)
})

test('what was done stays told when the commissioning date changes', async () => {
  const device = await add(addMonths(today, -6))
  const [task] = await tasksOf(device.id)
  await finish(hugo, device.id, task.id)
  await hugo.call('devices.editDevice', { device_id: device.id, commissioning_date: addMonths(today, -3) })
  const after = await tasksOf(device.id)
  expect(after.filter(({ done_at }: { done_at: string | null }) => done_at !== null)).toHaveLength(1)
  expect(after).toHaveLength(3)
})

test('the owner of the home ticks it off, a tenant may not, a resident of elsewhere learns nothing', async () => {
  const erables = await world.project('Maison Les Érables')
  const device = await add(addMonths(today, -6), erables)
  const [task] = await tasksOf(device.id)
  await moveIn('tom@foyer.example', erables, 'TENANT')
  const [claire, tom, alice] = await Promise.all(
    ['claire', 'tom', 'alice'].map((name) => as(`${name}@foyer.example`, 'resident')),
  )
  expect(await finish(tom!, device.id, task.id)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect((await finish(alice!, device.id, task.id)).status).toBeGreaterThanOrEqual(403)
  expect(await finish(claire!, device.id, task.id)).toMatchObject({ status: 200 })
})

test('404: an absent task, and one of another device', async () => {
  const [one, other] = [await add(today), await add(today)]
  const [task] = await tasksOf(other.id)
  for (const id of [task.id, 999_999])
    expect(await finish(hugo, one.id, id)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
})

test('422: commissioned on a day whose maintenance would fall behind the calendar', async () => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Érables')
  const { product_id } = await db.selectFrom('devices').select('product_id').executeTakeFirstOrThrow()
  for (const commissioning_date of ['0000-01-01', '3000-01-01', '9999-12-31'])
    expect(await hugo.call('devices.createDevice', { residence_id, product_id, commissioning_date })).toMatchObject({
      status: 422,
      error_reason: 'VALIDATION_ERROR',
    })
  expect(await hugo.call('devices.listDevices', { residence_id })).toMatchObject({ status: 200 })
})
