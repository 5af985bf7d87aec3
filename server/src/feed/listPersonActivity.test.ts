import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const admin = 'admin@logis.example'
let user: { id: number; username: string }
let helper: number
let lilas: number
let erables: number
const list = async (input: object = {}, who = admin) =>
  (await as(who)).call('feed.listPersonActivity', { user_id: user.id, ...input })

const put = async (residence_id: number, by: object, log: { action: string; model_name: string; name: string }) => {
  const { id } = await db
    .insertInto('activity_entries')
    .values({
      residence_id,
      actor_user_id: null,
      impersonator_user_id: null,
      actor_company_id: null,
      context_http: 'DELETE /v2/documents/{document_id}',
      context_http_name: 'documents.deleteDocument',
      request_id: crypto.randomUUID(),
      ...by,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name, ...rest } = log
  const pretty_log = JSON.stringify([{ attribute_name: 'name', old_value: name, value: null }])
  await db
    .insertInto('activity_logs')
    .values({ entry_id: id, model_id: 1, pretty_log, ...rest } as never)
    .execute()
}

beforeAll(async () => {
  ;[lilas, erables] = [await world.project('Maison Les Lilas'), await world.project('Maison Les Érables')]
  helper = await world.user('support@logis.example')
  const { user_id, username } = await newColleague('Maisons Clairière')
  user = { id: user_id, username }
  await put(lilas, { actor_user_id: user.id }, { action: 'DELETED', model_name: 'File', name: 'plan.pdf' })
  await put(erables, { actor_user_id: user.id }, { action: 'UPDATED', model_name: 'Device', name: 'Chaudière' })
  const assisted = { actor_user_id: await world.user('hugo@clairiere.example'), impersonator_user_id: helper }
  await put(lilas, assisted, { action: 'CREATED', model_name: 'File', name: 'notice.pdf' })
})

test('an administrator reads what one person did on whichever project, the last act first', async () => {
  const { status, data, meta } = await list()
  expect({ status, meta }).toMatchObject({ status: 200, meta: { total: 2 } })
  expect(data).toMatchObject([
    { residence: { id: erables, name: 'Maison Les Érables' }, logs: [{ action: 'UPDATED', model_name: 'Device' }] },
    {
      residence: { id: lilas, name: 'Maison Les Lilas', company_name: 'Maisons Clairière' },
      actor_user: { username: user.username },
      logs: [{ action: 'DELETED', pretty_log: [{ attribute_name: 'name', old_value: 'plan.pdf', value: null }] }],
    },
  ])
  const deleted = await list({ search: { model_type: 'File', action: 'DELETED' } })
  expect(deleted.data).toMatchObject([{ residence: { id: lilas } }])
  expect((await list({ search: 'CHAUDIERE' })).data).toMatchObject([{ residence: { id: erables } }])
  expect((await list({ search: { created_at: '2001-01-01', created_at_symbol: '=' } })).data).toEqual([])
})

test('what the support did in somebody’s name is among the acts of both', async () => {
  const [mine] = (await list({ user_id: helper })).data
  expect(mine).toMatchObject({ actor_user: { username: 'hugo@clairiere.example' }, logs: [{ action: 'CREATED' }] })
  expect(mine.impersonator.name).not.toBe('')
  const hugo = await list({ user_id: await world.user('hugo@clairiere.example'), page_size: 1 })
  expect(hugo.data).toMatchObject([{ id: mine.id }])
})

test('404 of a number that is nobody’s; 422 of an order or a criterion that it has not', async () => {
  expect(await list({ user_id: 990_001 })).toMatchObject({ status: 404, error_reason: 'USER_NOT_FOUND' })
  expect(await list({ sort: 'action' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  expect(await list({ search: { residence: '1' } })).toMatchObject({ error_reason: 'SEARCH_NOT_SUPPORTED' })
})

test.each(['support@logis.example', 'marie@horizon.example', 'hugo@clairiere.example'])(
  '403: it is for administrators of the platform, and not for %s',
  async (who) => {
    expect(await list({}, who)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  },
)
