import { addMonths } from '@logis/contract/days.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { photo } from '#platform/testing/photos.ts'
import { withRoom } from '#platform/testing/room.ts'
import { world } from '#platform/testing/world.ts'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
let hugo: Client
let claire: Client
let erables: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  claire = await as('claire@foyer.example', 'resident')
  erables = await world.project('Maison Les Érables')
})
const care = (client: Client, residence_id = erables) => client.call('devices.getCare', { residence_id })

test('the owner sees what is due first, and until when the law and the makers answer for what', async () => {
  await db.updateTable('residences').set({ commissioning_date: '2026-02-28' }).where('id', '=', erables).execute()
  const boiler = await db
    .updateTable('devices')
    .set({ warranty_expiration_date: '2031-05-01' })
    .where('serial_number', '=', '7571-442-018')
    .returning('id')
    .executeTakeFirstOrThrow()
  const { status, data } = await care(claire)
  expect(status).toBe(200)
  const days = data.tasks.map(({ due_date }: { due_date: string }) => due_date)
  expect(days).toEqual(days.toSorted())
  expect(data.tasks).toContainEqual({
    id: expect.any(Number),
    due_date: expect.any(String),
    task: { id: expect.any(Number), name: 'Entretien annuel obligatoire', periodicity: 12 },
    device: { id: boiler.id, name: 'Vitodens 200-W', type: 'PRODUCT', is_boiler: true },
  })
  expect(data.warranties).toEqual({
    legal: [
      { kind: 'COMPLETION', from: '2026-02-28', until: '2027-02-28' },
      { kind: 'EQUIPMENT', from: '2026-02-28', until: '2028-02-28' },
      { kind: 'DECENNIAL', from: '2026-02-28', until: '2036-02-28' },
    ],
    makers: [
      { device: { id: boiler.id, name: 'Vitodens 200-W', type: 'PRODUCT', is_boiler: true }, until: '2031-05-01' },
    ],
  })
  expect(data.cannot).toEqual({ write: 'FORBIDDEN', complete_task: null })
  expect(
    (await care(claire.inEnglish())).data.tasks.map(({ task }: { task: { name: string } }) => task.name),
  ).toContain('Mandatory yearly maintenance')
})

test('what is done, and what is out of use, is not due any more; a tenant reads and ticks nothing', async () => {
  const { data: before } = await care(claire)
  const first = before.tasks[0]
  await claire.call('devices.completeTask', { device_id: first.device.id, task_id: first.id })
  const ids = async () => (await care(claire)).data.tasks.map(({ id }: { id: number }) => id)
  expect(await ids()).not.toContain(first.id)
  const other = before.tasks.find(({ device }: { device: { id: number } }) => device.id !== first.device.id)
  await db.updateTable('devices').set({ active: false }).where('id', '=', other.device.id).execute()
  expect(await ids()).not.toContain(other.id)
  await db.updateTable('devices').set({ active: true }).where('id', '=', other.device.id).execute()
  await moveIn('tom@foyer.example', erables, 'TENANT')
  expect((await care(await as('tom@foyer.example', 'resident'))).data.cannot.complete_task).toBe('FORBIDDEN')
})

test('a tenant reads what is to be maintained, and since when the home is in use, but no warranty', async () => {
  await moveIn('tom@foyer.example', erables, 'TENANT')
  await db.updateTable('residences').set({ commissioning_date: '2026-02-28' }).where('id', '=', erables).execute()
  const { data } = await care(await as('tom@foyer.example', 'resident'))
  expect(data.tasks).toEqual((await care(claire)).data.tasks)
  expect(data).toMatchObject({ commissioning_date: '2026-02-28', warranties: null })
  expect((await care(claire)).data.warranties.legal).toHaveLength(3)
})

test('a flat without a date of its own has its building’s; a stranger’s home has no calendar', async () => {
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const building = await world.project('Résidence Les Tilleuls')
  await db.updateTable('residences').set({ commissioning_date: '2020-01-31' }).where('id', '=', building).execute()
  await db.updateTable('residences').set({ commissioning_date: null }).where('id', '=', flat!.id).execute()
  const samira = await as('samira@rivages.example')
  expect((await care(samira, flat!.id)).data).toMatchObject({
    commissioning_date: '2020-01-31',
    warranties: { legal: [{ until: '2021-01-31' }, {}, {}] },
  })
  for (const id of [flat!.id, 999_999_999])
    expect(await care(claire, id)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})

const taskOf = async () => {
  const { id: product_id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Vitodens 200-W')
    .executeTakeFirstOrThrow()
  const commissioning_date = addMonths(today, -6)
  const { data } = await hugo.call('devices.createDevice', { residence_id: erables, product_id, commissioning_date })
  return { device_id: data.id as number, task_id: data.tasks[0].id as number }
}
const send = async (client: Client, ids: Record<string, unknown>, parts = [photo('filtre.jpg')]) =>
  client.upload(
    'devices.attachTaskPhoto',
    ids,
    {},
    await Promise.all(parts.map(async (p) => ({ ...(await p), field: 'file' }))),
  )

test('the photo of what was done stands among the files of the device, without what the camera wrote into it', async () => {
  const ids = await taskOf()
  await claire.call('devices.completeTask', { ...ids, done_on: today })
  expect(await send(claire, ids)).toMatchObject({
    status: 201,
    data: { name: `Entretien annuel obligatoire, ${today}.webp`, mime_type: 'image/webp', from_product: false },
  })
  const listed = await hugo.call('devices.listDeviceDocuments', { device_id: ids.device_id, without_product: true })
  expect(listed.data).toMatchObject([{ name: `Entretien annuel obligatoire, ${today}.webp` }])
})

test('409 STORAGE_LIMIT_REACHED: a booklet that is full takes no photo of what was done', async () => {
  const ids = await taskOf()
  const answer = await withRoom(erables, 0, () => send(claire, ids))
  expect(answer).toMatchObject({ status: 409, error_reason: 'STORAGE_LIMIT_REACHED' })
  const listed = await hugo.call('devices.listDeviceDocuments', { device_id: ids.device_id, without_product: true })
  expect(listed.data).toEqual([])
})

test('no photo, two photos, no picture, a foreign task: refused, and no file is kept', async () => {
  const ids = await taskOf()
  const other = await taskOf()
  const kept = async () =>
    (
      await db
        .selectFrom('stored_files')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const before = await kept()
  expect(await send(claire, ids, [])).toMatchObject({ status: 422, errors: { file: [{ code: 'required' }] } })
  expect(await send(claire, ids, [photo(), photo()])).toMatchObject({ status: 422 })
  const text = Promise.resolve({ name: 'a.jpg', type: 'image/jpeg', bytes: 'not a picture' })
  expect(await send(claire, ids, [text as never])).toMatchObject({ error_reason: 'PICTURE_TYPE_NOT_ALLOWED' })
  expect(await send(claire, { ...ids, task_id: other.task_id })).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_NOT_FOUND',
  })
  expect(await send(await as('tom@foyer.example', 'resident'), ids)).toMatchObject({ status: 403 })
  expect(await send(await as('alice@foyer.example', 'resident'), ids)).toMatchObject({
    status: 404,
    error_reason: 'DEVICE_NOT_FOUND',
  })
  expect(await kept()).toBe(before)
})

test('a home commissioned on the last day that can be written is shown: nothing of it ends later than that', async () => {
  const last = '9999-12-31'
  const commission = (commissioning_date: string) =>
    hugo.call('projects.setCommissioningDate', { residence_id: erables, commissioning_date })
  expect((await commission(last)).status).toBe(200)
  const { status, data } = await care(claire)
  await commission('2026-02-28')
  expect(status).toBe(200)
  expect(data.warranties.legal.map(({ until }: { until: string }) => until)).toEqual([last, last, last])
})
