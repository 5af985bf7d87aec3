import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

type Channel = { id: number; code: string; name: string; target: string; is_active: boolean; is_optional: boolean }
const open = async (username: string, scope: 'partner' | 'resident' = 'partner') => {
  const user_id = await world.user(username)
  const client = await as(username, scope)
  return {
    client,
    user_id,
    get: async (): Promise<Channel[]> => (await client.call('accounts.getUserChannels', { user_id })).data,
    set: (settings: object[]) => client.call('accounts.setUserChannels', { user_id, settings }),
  }
}
const stateOf = (channels: Channel[], code: string) => channels.find((channel) => channel.code === code)?.is_active

test('API-13/get API-14 staff see their own side’s channels too, residents do not; names follow the language', async () => {
  const karim = await (await open('karim@renovest.example')).get()
  expect(karim.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['WEEKLY_REPORT', 'MAINTENANCE_REMINDER', 'PASSWORD_RESET']),
  )
  expect(karim.find(({ code }) => code === 'WEEKLY_REPORT')).toMatchObject({
    name: 'Bilan hebdomadaire',
    target: 'builder',
    is_active: true,
    is_optional: true,
  })
  const claire = await open('claire@foyer.example', 'resident')
  expect(new Set((await claire.get()).map(({ target }) => target))).toEqual(new Set(['user']))
  const english = await claire.client.inEnglish().call('accounts.getUserChannels', { user_id: claire.user_id })
  expect(english.data.map(({ name }: Channel) => name)).toContain('Maintenance reminders')
})

test('API-13/patch 200: by code or by id, off and on again', async () => {
  const claire = await open('claire@foyer.example', 'resident')
  const { id } = (await claire.get()).find(({ code }) => code === 'ACCESS_REQUEST')!
  const { data } = await claire.set([
    { code: 'MAINTENANCE_REMINDER', active: false },
    { id, active: '0' },
  ])
  expect([stateOf(data, 'MAINTENANCE_REMINDER'), stateOf(data, 'ACCESS_REQUEST')]).toEqual([false, false])
  expect(await claire.get()).toEqual(data)
  expect(stateOf((await claire.set([{ id, active: true }])).data, 'ACCESS_REQUEST')).toBe(true)
})

test('422 CHANNEL_NOT_OPTIONAL: what people must receive cannot be turned off, and nothing else of the call is done', async () => {
  const tom = await open('tom@foyer.example', 'resident')
  const refused = await tom.set([
    { code: 'MAINTENANCE_REMINDER', active: false },
    { code: 'PASSWORD_CHANGED', active: false },
  ])
  expect(refused).toMatchObject({ status: 422, error_reason: 'CHANNEL_NOT_OPTIONAL' })
  expect(stateOf(await tom.get(), 'MAINTENANCE_REMINDER')).toBe(true)
  expect(await tom.set([{ code: 'PASSWORD_CHANGED', active: true }])).toMatchObject({ status: 200 })
})

test('422: a channel that is not the person’s, or none', async () => {
  const tom = await open('tom@foyer.example', 'resident')
  for (const setting of [
    { code: 'WEEKLY_REPORT', active: false },
    { code: 'NOTHING', active: false },
    { id: 999_999, active: false },
    { active: false },
  ]) {
    expect(await tom.set([setting])).toMatchObject({ status: 422, errors: { 'settings.0': [{ code: 'enum' }] } })
  }
  expect(await tom.set([])).toMatchObject({ status: 422 })
})

test('the same again writes nothing', async () => {
  const luc = await open('luc@isotherme.example')
  await luc.set([{ code: 'WEEKLY_REPORT', active: true }])
  expect(await db.selectFrom('user_channel_settings').selectAll().where('user_id', '=', luc.user_id).execute()).toEqual(
    [],
  )
})

test('404: the settings of others are not there', async () => {
  const user_id = await world.user('karim@renovest.example')
  const zoe = await as('zoe@batir-ouest.example')
  expect(await zoe.call('accounts.getUserChannels', { user_id })).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  expect(
    await zoe.call('accounts.setUserChannels', { user_id, settings: [{ code: 'WEEKLY_REPORT', active: false }] }),
  ).toMatchObject({ status: 404 })
})
