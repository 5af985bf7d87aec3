import { expect, test } from 'vitest'
import { db, pool } from '#platform/db.ts'
import { personOf, tradeOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const list = (client: Client, input: Record<string, unknown> = {}) => client.call('administration.listEntries', input)

test('the last act first, searched by who, what, which act, day and name', async () => {
  const admin = await as('admin@logis.example')
  const [one, two] = [await tradeOf(), await tradeOf()]
  const { data } = await list(admin, { page_size: 2 })
  expect(data.map(({ model_id }: { model_id: number }) => model_id)).toEqual([two, one])
  const actor_user_id = String(await world.user('admin@logis.example'))
  const all = { actor_user_id, model_name: 'Trade', action: 'CREATED', created_at: '2026-01-01' }
  expect((await list(admin, { search: all })).meta.total).toBeGreaterThanOrEqual(2)
  for (const none of [{ actor_user_id: '999999' }, { action: 'DELETED' }, { created_at_symbol: '<=' }])
    expect((await list(admin, { search: { ...all, ...none } })).meta.total).toBe(0)
  expect((await list(admin, { search: data[0].name.toUpperCase() })).data).toMatchObject([{ model_id: two }])
})

test('a person is found by the name under which they are shown', async () => {
  const admin = await as('admin@logis.example')
  const user_id = await personOf()
  await admin.call('accounts.updateUser', { user_id, first_name: 'Zélie' })
  const { data } = await admin.call('accounts.getUser', { user_id })
  expect((await list(admin, { search: data.username })).data).toMatchObject([
    { model_id: user_id, name: data.username },
  ])
})

test('what stands in it neither changes nor goes, by a statement of any kind', async () => {
  await tradeOf()
  const before = await db.selectFrom('administration_entries').selectAll().orderBy('id').execute()
  const refused = { code: '42501' }
  await expect(db.updateTable('administration_entries').set({ name: 'x' }).execute()).rejects.toMatchObject(refused)
  await expect(db.deleteFrom('administration_entries').execute()).rejects.toMatchObject(refused)
  await expect(pool.query('truncate administration_entries')).rejects.toMatchObject(refused)
  expect(await db.selectFrom('administration_entries').selectAll().orderBy('id').execute()).toEqual(before)
})
