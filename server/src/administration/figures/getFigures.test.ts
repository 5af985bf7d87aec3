import type { PlatformFigures } from '@logis/contract/administration.figures'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const figures = async (): Promise<PlatformFigures> =>
  (await (await as('admin@logis.example')).call('administration.getFigures', {})).data

test('the figures of the platform agree with its rows, and follow them', async () => {
  const before = await figures()
  const { rows } = await sql<{ homes: number; activated: number; companies: number }>`
    select count(*)::int as homes, count(activation_date)::int as activated,
      (select count(*)::int from companies where deleted_at is null) as companies
    from residences where deleted_at is null and not is_ptg`.execute(db)
  const { homes, activated, companies } = rows[0]!
  expect([before.homes.count, before.activated.count, before.companies.count]).toEqual([homes, activated, companies])
  await db
    .updateTable('residences')
    .set({ deleted_at: new Date() })
    .where('id', '=', await world.project('Maison Les Lilas'))
    .execute()
  expect((await figures()).homes.count).toBe(homes - 1)
})

test('which services of others are configured is told, so that no other is asked', async () => {
  expect((await figures()).configured).toEqual({ hello_watt: false, invoicing: false })
  onTestFinished(() => void Object.assign(settings, { INVOICING_URL: undefined, INVOICING_TOKEN: undefined }))
  Object.assign(settings, { INVOICING_URL: 'https://factures.example', INVOICING_TOKEN: 'secret' })
  expect((await figures()).configured).toEqual({ hello_watt: false, invoicing: true })
})

test('what waits for an administrator is counted until it is decided on', async () => {
  const { requests_waiting } = await figures()
  const { id } = await db
    .insertInto('product_requests')
    .values({ name: 'Stylus', manufacturer: 'Ravelli', company_id: await world.company('Maisons Clairière') })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await figures()).requests_waiting).toBe(requests_waiting + 1)
  await db
    .updateTable('product_requests')
    .set({ status: 'REJECTED', decided_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect((await figures()).requests_waiting).toBe(requests_waiting)
})

test('the newest company comes first among the latest', async () => {
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('companies')
    .values({ name: 'Toute Neuve', type: 'INSTALLER', contact_information_id: contact.id })
    .execute()
  expect((await figures()).latest[0]).toMatchObject({ name: 'Toute Neuve', type: 'INSTALLER' })
})
