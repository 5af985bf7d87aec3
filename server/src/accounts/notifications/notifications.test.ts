import { expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'
import { notify } from './rules.ts'

const claire = async () => ({
  client: await as('claire@foyer.example', 'resident'),
  user_id: await world.user('claire@foyer.example'),
})
const list = async (input: object = {}) => {
  const { client, user_id } = await claire()
  return client.call('accounts.listNotifications', { user_id, ...input })
}

test('RES-04 RES-11/notifications newest first, in the reader’s language', async () => {
  const { status, data, meta } = await list()
  expect({ status, meta }).toEqual({ status: 200, meta: { total: 3, per_page: 10, current_page: 1, last_page: 1 } })
  expect(data[0]).toMatchObject({
    code: 'ACCESS_REQUESTED',
    title: 'Demande d’accès',
    body: 'Tom Rivière demande l’accès à « Maison Les Érables ».',
    read_at: null,
  })
  const instants = data.map(({ created_at }: { created_at: string }) => created_at)
  expect(new Set(instants).size).toBe(3)
  expect(instants).toEqual(instants.toSorted().toReversed())
  const { client, user_id } = await claire()
  const english = await client.inEnglish().call('accounts.listNotifications', { user_id })
  expect(english.data[0]).toMatchObject({
    title: 'Access request',
    body: 'Tom Rivière asks for access to “Maison Les Érables”.',
  })
})

test('API-04 API-05 API-06 API-07 pages, the other way round, and the unread alone', async () => {
  expect((await list({ page_size: 1, page: 2 })).meta).toEqual({ total: 3, per_page: 1, current_page: 2, last_page: 3 })
  expect((await list({ page_size: 0 })).data).toHaveLength(1)
  expect((await list({ page_size: -1 })).meta.per_page).toBe(10_000)
  const oldest = await list({ sort: 'created_at' })
  expect(oldest.data[0].code).toBe('HOME_ACTIVATED')
  expect((await list({ search: { unread: '1' } })).meta.total).toBe(2)
  expect((await list({ search: { unread: 'false' } })).data.map(({ code }: { code: string }) => code)).toEqual([
    'HOME_ACTIVATED',
  ])
  expect(await list({ sort: 'title' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  expect(await list({ search: { code: 'x' } })).toMatchObject({ status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
})

test('RES-04 one is marked read, once; and unread again', async () => {
  const { client, user_id } = await claire()
  const notification_id = (await list()).data[0].id
  const mark = (read: boolean) => client.call('accounts.readNotification', { user_id, notification_id, read })
  const first = await mark(true)
  expect(first.data.read_at).toMatch(/Z$/)
  expect((await mark(true)).data.read_at).toBe(first.data.read_at)
  expect((await mark(false)).data.read_at).toBeNull()
})

test('404: a notification of somebody else, through their account or one’s own', async () => {
  const { user_id } = await claire()
  const notification_id = (await list()).data[0].id
  const tom = await as('tom@foyer.example', 'resident')
  expect(await tom.call('accounts.readNotification', { user_id, notification_id, read: true })).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  const own = { user_id: await world.user('tom@foyer.example'), read: true }
  expect(await tom.call('accounts.readNotification', { ...own, notification_id })).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_NOT_FOUND',
  })
  expect(await tom.call('accounts.readNotification', { ...own, notification_id: 999_999 })).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_NOT_FOUND',
  })
  expect(await tom.call('accounts.listNotifications', { user_id })).toMatchObject({ status: 404 })
  expect(await tom.call('accounts.readAllNotifications', { user_id })).toMatchObject({ status: 404 })
})

test('all are read at once, and those of others stay as they are', async () => {
  const tom = await world.user('tom@foyer.example')
  await write((tx) => notify(tx, tom, 'ACCESS_ACCEPTED', { home: 'Maison Les Érables' }))
  const { client, user_id } = await claire()
  expect(await client.call('accounts.readAllNotifications', { user_id })).toMatchObject({ status: 200, data: {} })
  expect((await client.call('accounts.getMe')).data.unread_notifications).toBe(0)
  const unread = await db.selectFrom('user_notifications').select('user_id').where('read_at', 'is', null).execute()
  expect(unread).toEqual([{ user_id: tom }])
})

test('a notification of a kind that is not known any more is listed by its code', async () => {
  const user_id = await world.user('alice@foyer.example')
  await db.insertInto('user_notifications').values({ user_id, code: 'FORMER_KIND', payload: '{}' }).execute()
  const alice = await as('alice@foyer.example', 'resident')
  expect((await alice.call('accounts.listNotifications', { user_id })).data).toMatchObject([
    { code: 'FORMER_KIND', title: 'FORMER_KIND', body: '' },
  ])
})
