import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

test('a device that is sent again under its key is there once; one that is gone by then is told', async () => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  const { id: product_id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Vitodens 200-W')
    .executeTakeFirstOrThrow()
  const add = (key: string, serial_number: string) =>
    hugo.send('POST', `/v2/residences/${residence_id}/devices`, {
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ product_id, serial_number }),
    })
  const there = async () => (await hugo.call('devices.listDevices', { residence_id })).meta.total as number
  const before = await there()
  const [first, again] = [await add('appareil-1', 'A-1'), await add('appareil-1', 'A-1')]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.data.id).toBe(first.data.id)
  expect(await there()).toBe(before + 1)
  expect(await add('appareil-1', 'A-2')).toMatchObject({ status: 409, error_reason: 'IDEMPOTENCY_KEY_REUSED' })
  await hugo.call('devices.deleteDevice', { device_id: first.data.id })
  expect(await add('appareil-1', 'A-1')).toMatchObject({ status: 404, error_reason: 'DEVICE_NOT_FOUND' })
  expect(await there()).toBe(before)
})
