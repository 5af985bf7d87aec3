import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { personOf } from '#platform/testing/administration.ts'
import { anonymous, as, type Client } from '#platform/testing/client.ts'
import { acceptTerms } from '#platform/testing/people.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from '../../walk/subjects.ts'

withoutLimits()

let admin: Client
let adminId = 0
beforeAll(async () => {
  admin = await as('admin@logis.example')
  adminId = await world.user('admin@logis.example')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

const entriesOf = (userId: number) =>
  db
    .selectFrom('administration_entries')
    .selectAll()
    .where('model_name', '=', 'User')
    .where('model_id', '=', userId)
    .orderBy('id')
    .execute()
const nameOf = async (id: number) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username
const clientOf = async (id: number) => {
  await acceptTerms(id)
  return as(await nameOf(id), 'resident')
}
const picture = [{ name: 'moi.png', type: 'image/png', bytes: subjects.png }]
const send = (by: Client, user_id: number) => by.upload('accounts.setUserPicture', { user_id }, {}, picture)
const notificationOf = async (user_id: number) =>
  (
    await db
      .insertInto('user_notifications')
      .values({ user_id, code: 'HOME_ACTIVATED', payload: JSON.stringify({ home: 'Les Saules' }) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const sessionOf = async (user_id: number) => {
  await clientOf(user_id)
  const { id } = await db
    .selectFrom('access_tokens')
    .select('id')
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const code = 'MAINTENANCE_REMINDER'

type Act = { operation: string; act: (by: Client, user_id: number) => Promise<{ status: number }>; told: object }
const acts: Act[] = [
  {
    operation: 'accounts.updateUser',
    act: (by, user_id) => by.call('accounts.updateUser', { user_id, first_name: 'Zélie', locale: 'en-UK' }),
    told: [
      { attribute_name: 'first_name', old_value: null, value: '•••' },
      { attribute_name: 'locale', old_value: 'fr-FR', value: 'en-UK' },
    ],
  },
  {
    operation: 'accounts.changeEmail',
    act: (by, user_id) =>
      by.call('accounts.changeEmail', { user_id, email: `autre${user_id}@personne.example`, password: 'Logement2026' }),
    told: [{ attribute_name: 'email', old_value: '•••', value: '•••' }],
  },
  {
    operation: 'accounts.setUserPicture',
    act: send,
    told: [{ attribute_name: 'picture', old_value: null, value: '•••' }],
  },
  {
    operation: 'accounts.removeUserPicture',
    act: async (by, user_id) => {
      expect((await send(await clientOf(user_id), user_id)).status).toBe(200)
      return by.call('accounts.removeUserPicture', { user_id })
    },
    told: [{ attribute_name: 'picture', old_value: '•••', value: null }],
  },
  {
    operation: 'accounts.setUserChannels',
    act: (by, user_id) => by.call('accounts.setUserChannels', { user_id, settings: [{ code, active: false }] }),
    told: [{ attribute_name: code, old_value: 'true', value: 'false' }],
  },
  {
    operation: 'accounts.readNotification',
    act: async (by, user_id) =>
      by.call('accounts.readNotification', { user_id, notification_id: await notificationOf(user_id), read: true }),
    told: [{ attribute_name: 'notifications_read', old_value: 'false', value: 'true' }],
  },
  {
    operation: 'accounts.readAllNotifications',
    act: async (by, user_id) => {
      await notificationOf(user_id)
      return by.call('accounts.readAllNotifications', { user_id })
    },
    told: [{ attribute_name: 'notifications_read', old_value: 'false', value: 'true' }],
  },
  {
    operation: 'accounts.endSession',
    act: async (by, user_id) => by.call('accounts.endSession', { user_id, session_id: await sessionOf(user_id) }),
    told: [{ attribute_name: 'ended_sessions', old_value: null, value: '1' }],
  },
  {
    operation: 'accounts.endOtherSessions',
    act: async (by, user_id) => {
      await sessionOf(user_id)
      return by.call('accounts.endOtherSessions', { user_id })
    },
    told: [{ attribute_name: 'ended_sessions', old_value: null, value: '1' }],
  },
  {
    operation: 'accounts.deleteUser',
    act: (by, user_id) => by.call('accounts.deleteUser', { user_id, password: 'Logement2026' }),
    told: [{ attribute_name: 'is_active', old_value: 'true', value: 'false' }],
  },
]

test.each(acts)(
  '$operation: of an administrator on another account it is in the feed, without a name',
  async (deed) => {
    const id = await personOf()
    expect((await deed.act(admin, id)).status).toBeLessThan(300)
    const entries = await entriesOf(id)
    expect(entries).toMatchObject([
      {
        action: deed.operation === 'accounts.deleteUser' ? 'DELETED' : 'UPDATED',
        name: `#${id}`,
        actor_user_id: adminId,
        operation: deed.operation,
        pretty_log: deed.told,
      },
    ])
    expect(JSON.stringify(entries[0]!.pretty_log)).not.toMatch(/@|Zélie/)
  },
)

test('what somebody does to their own account is in no feed of administration, an administrator among them', async () => {
  const id = await personOf()
  await (await clientOf(id)).call('accounts.updateUser', { user_id: id, first_name: 'Zoé' })
  await admin.call('accounts.updateUser', { user_id: adminId, first_name: 'Ada' })
  expect(await entriesOf(id)).toEqual([])
  expect(await entriesOf(adminId)).toEqual([])
})

test('what changes nothing is not told', async () => {
  const id = await personOf()
  expect((await admin.call('accounts.updateUser', { user_id: id, locale: 'fr-FR' })).status).toBe(200)
  expect((await admin.call('accounts.removeUserPicture', { user_id: id })).status).toBe(204)
  expect((await admin.call('accounts.readAllNotifications', { user_id: id })).status).toBe(200)
  expect((await admin.call('accounts.endOtherSessions', { user_id: id })).status).toBe(200)
  expect(await entriesOf(id)).toEqual([])
})

test('404: an administrator whose role is taken away while the act waits changes nothing on another account', async () => {
  const [id, otherId] = [await personOf(), await personOf()]
  await db.insertInto('user_global_roles').values({ user_id: otherId, role: 'ADMINISTRATOR' }).execute()
  const other = await as(await nameOf(otherId))
  const answer = await meanwhile(
    ({ run }) => run('delete from user_global_roles where user_id = $1', [otherId]),
    () => other.call('accounts.updateUser', { user_id: id, first_name: 'Zélie' }),
  )
  expect(answer).toMatchObject({ status: 404, error_reason: 'USER_NOT_FOUND' })
  expect((await admin.call('accounts.getUser', { user_id: id })).data.first_name).toBeNull()
})

test('another’s data that an administrator takes out is in the security log, and one’s own is not', async () => {
  const id = await personOf()
  const eventsOf = () =>
    db.selectFrom('security_log').selectAll().where('kind', '=', 'EXPORTED').where('user_id', '=', id).execute()
  expect((await (await clientOf(id)).call('accounts.exportUserData', { user_id: id })).status).toBe(200)
  expect(await eventsOf()).toEqual([])
  expect((await admin.call('accounts.exportUserData', { user_id: id })).status).toBe(200)
  expect(await eventsOf()).toMatchObject([{ actor_user_id: adminId, operation: 'accounts.exportUserData' }])
})

/** An address with a character that nobody sees, or that turns what stands around it. */
test('422: an address that holds a character which nobody sees is refused; one that is spelt in two ways is one', async () => {
  const id = await personOf()
  for (const hidden of ['\u200b', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u2060'])
    expect(
      await admin.call('accounts.changeEmail', { user_id: id, email: `mar${hidden}ie@personne.example` }),
    ).toMatchObject({ status: 422, errors: { email: [{ code: 'email' }] } })
  const person = { username: 'mar\u200bie@personne.example', password: 'Correct9horse', cgu: true }
  expect(await anonymous.call('accounts.createUser', { ...person, first_name: 'M', last_name: 'N' })).toMatchObject({
    status: 422,
    errors: { username: [{ code: 'email' }] },
  })
  const composed = await admin.call('accounts.changeEmail', { user_id: id, email: 'andre\u0301@personne.example' })
  expect(composed.data.pending_email).toBe('andré@personne.example')
})
