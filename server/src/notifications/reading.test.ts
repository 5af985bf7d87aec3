import { notificationKinds } from '@logis/contract/notifications.rules'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import {
  activate,
  activatedHome,
  forgetTold,
  hired,
  kindsOf,
  listOf,
  newHome,
  unreadOf,
} from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { world } from '#platform/testing/world.ts'
import { eraseClosedAccounts } from '../accounts/erasure/rules.ts'
import { forgetOld, tellingOthers } from './rules.ts'

const karim = 'karim@renovest.example'

beforeEach(forgetTold)

test('a notification tells nothing that its reader may not read any more: list, count, and reading it', async () => {
  const home = await activatedHome()
  const colleague = await hired('Rénov’Est')
  const company_id = await world.company('Rénov’Est')
  await db
    .insertInto('notifications')
    .values({ user_id: colleague.id, company_id, kind: 'HOME_ACTIVATED', residence_id: home.id, happening: 'x' })
    .execute()
  const client = await as(karim)
  const [{ id: notification_id } = { id: 0 }] = await listOf(karim)
  const expectClosed = async (username: string, id: number) => {
    expect([await listOf(username), await unreadOf(username)]).toEqual([[], 0])
    const answer = await (
      await as(username)
    ).call('notifications.readNotification', { notification_id: id, read: true })
    expect(answer).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  }

  await client.call('projects.cancelProject', { company_id, residence_id: home.id })
  await expectClosed(karim, notification_id)
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', home.id).execute()
  expect(await unreadOf(karim)).toBe(1)

  // Whoever leaves the company, though they still work for another one.
  const link = db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', colleague.id)
  await link.execute()
  await db
    .insertInto('user_role_companies')
    .values({ user_id: colleague.id, company_id: await world.company('Thermalia'), role: 'COMPANY_ADMIN' })
    .execute()
  const { id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', colleague.id)
    .executeTakeFirstOrThrow()
  await expectClosed(colleague.username, id)
})

test('what was told to someone whom the company had let in is closed with that access', async () => {
  const [owner, guest] = [await world.company('Rénov’Est'), await world.company('Thermalia')]
  const home = await newHome('Maison ouverte')
  const { id } = await db
    .insertInto('resource_accesses')
    .values({ company_id: owner, authorized_company_id: guest, resource_type: 'Company', resource_id: owner })
    .onConflict((conflict) =>
      conflict.columns(['authorized_company_id', 'resource_type', 'resource_id']).doUpdateSet({ resource_id: owner }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const user_id = await world.user('otto@thermalia.example')
  await db
    .insertInto('notifications')
    .values({ user_id, company_id: guest, kind: 'HOME_ACTIVATED', residence_id: home.id, happening: 'y' })
    .execute()
  expect(await unreadOf('otto@thermalia.example')).toBe(1)
  await db.deleteFrom('resource_accesses').where('id', '=', id).execute()
  expect([await kindsOf('otto@thermalia.example'), await unreadOf('otto@thermalia.example')]).toEqual([[], 0])
})

test('one is read and unread again; all are read, but for those that came after the last one seen', async () => {
  await activatedHome()
  const [first] = await listOf(karim)
  await activatedHome()
  const client = await as(karim)
  const mark = (read: boolean) => client.call('notifications.readNotification', { notification_id: first!.id, read })
  const { data } = await mark(true)
  expect(data).toMatchObject({ id: first!.id, read_at: expect.stringMatching(/Z$/) })
  expect((await mark(true)).data.read_at).toBe(data.read_at)
  expect(await listOf(karim, { search: { unread: '1' } })).toHaveLength(1)
  expect((await mark(false)).data.read_at).toBeNull()
  expect(await unreadOf(karim)).toBe(2)
  await client.call('notifications.readAllNotifications', { until: first!.id })
  expect((await listOf(karim)).map(({ read_at }) => read_at === null)).toEqual([true, false])
  expect((await client.call('notifications.readAllNotifications')).data).toEqual({})
  expect(await unreadOf(karim)).toBe(0)
})

test('404: a notification of somebody else; nothing of theirs is read with mine', async () => {
  await activatedHome()
  const [row] = await listOf(karim)
  const zoe = await as('zoe@batir-ouest.example')
  expect(await zoe.call('notifications.readNotification', { notification_id: row!.id, read: true })).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_NOT_FOUND',
  })
  await zoe.call('notifications.readAllNotifications')
  expect(await unreadOf(karim)).toBe(1)
})

test('by kind, in the list and by choice: who does not want a kind is not told of it', async () => {
  const client = await as(karim)
  const all = notificationKinds.map((kind) => ({ kind, is_active: true }))
  expect((await client.call('notifications.getChoices')).data).toEqual(all)
  const { data } = await client.call('notifications.setChoices', {
    choices: [{ kind: 'HOME_ACTIVATED', is_active: false }],
  })
  expect(data[0]).toEqual({ kind: 'HOME_ACTIVATED', is_active: false })
  const home = await activatedHome()
  const claire = await as('claire@foyer.example', 'resident')
  expect((await claire.upload('messages.write', { residence_id: home.id }, { body: 'Bonjour' }, [])).status).toBe(201)
  expect(await kindsOf(karim)).toEqual(['MESSAGE_RECEIVED'])
  await client.call('notifications.setChoices', { choices: [{ kind: 'HOME_ACTIVATED', is_active: true }] })
  await activatedHome()
  expect(await listOf(karim, { search: { kind: 'HOME_ACTIVATED' } })).toHaveLength(1)
  expect(
    await client.call('notifications.setChoices', { choices: [{ kind: 'NOTHING', is_active: true }] }),
  ).toMatchObject({
    status: 422,
  })
})

test('a company of many is told by a job beyond the first few hundred, each once, also when it is repeated', async () => {
  const company_id = await world.company('Rénov’Est')
  await sql`
    with made as (
      insert into users (username, email) select n || '@beaucoup.example', n || '@beaucoup.example' from generate_series(1, 450) n
      returning id)
    insert into user_role_companies (user_id, company_id, role) select id, ${company_id}, 'COMPANY_MEMBER' from made`.execute(
    db,
  )
  await activatedHome()
  const told = async () =>
    (await db.selectFrom('notifications').select(['user_id', 'happening']).execute()).map(({ user_id }) => user_id)
  expect(await told()).toHaveLength(200)
  const { happening } = await db.selectFrom('notifications').select('happening').executeTakeFirstOrThrow()
  await Promise.all([tellingOthers.handle({ happening }), tellingOthers.handle({ happening })])
  await runJobs()
  const users = await told()
  expect(users.length).toBeGreaterThanOrEqual(451)
  expect(new Set(users).size).toBe(users.length)
  await sql`delete from users where username like '%@beaucoup.example'`.execute(db)
})

test('whoever is erased is named nowhere, and has no row; what is a year old goes', async () => {
  const gone = await hired('Rénov’Est')
  await activatedHome()
  expect(await unreadOf(gone.username)).toBe(1)
  await db.updateTable('notifications').set({ actor_user_id: gone.id }).where('user_id', '!=', gone.id).execute()
  await db
    .updateTable('users')
    .set({ is_active: false, deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', gone.id)
    .execute()
  await eraseClosedAccounts()
  expect(await db.selectFrom('notifications').select('id').where('user_id', '=', gone.id).execute()).toEqual([])
  expect((await listOf(karim))[0]).toMatchObject({ actor: null })

  const year = { created_at: sql<string>`now() - interval '13 months'` }
  await activatedHome()
  const [newest, oldest] = await listOf(karim)
  await db.updateTable('notifications').set(year).where('id', '=', oldest!.id).execute()
  await forgetOld()
  expect((await listOf(karim)).map(({ id }) => id)).toEqual([newest!.id])
})

test('a change that is rolled back tells nobody', async () => {
  const home = await newHome('Maison reprise')
  await sql`create function fails() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    db,
  )
  await sql`create trigger fails before insert on residence_users for each row execute function fails()`.execute(db)
  expect((await activate(home.code)).status).toBe(500)
  await sql`drop trigger fails on residence_users`.execute(db)
  expect(await write((tx) => tx.selectFrom('notifications').select('id').execute())).toEqual([])
})

test('a company that is disabled tells nothing of its own to whoever works for another one too', async () => {
  const home = await newHome()
  const colleague = await hired('Rénov’Est')
  await db
    .insertInto('user_role_companies')
    .values({ user_id: colleague.id, company_id: await world.company('Thermalia'), role: 'COMPANY_ADMIN' })
    .execute()
  const company_id = await world.company('Rénov’Est')
  await db
    .insertInto('notifications')
    .values({ user_id: colleague.id, company_id, kind: 'HOME_ACTIVATED', residence_id: home.id, happening: 'closed' })
    .execute()
  const seen = async () => [(await listOf(colleague.username)).length, await unreadOf(colleague.username)]
  const disable = (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé' })
      .where('id', '=', company_id)
      .execute()
  expect(await seen()).toEqual([1, 1])
  await disable(new Date())
  const closed = await seen()
  await disable(null)
  expect(closed).toEqual([0, 0])
})
