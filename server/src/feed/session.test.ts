import type { ActivityEntry } from '@logis/contract/feed'
import type { SecurityEvent } from '@logis/contract/security'
import { expect, test } from 'vitest'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const hugo = 'hugo@clairiere.example'
const signIn = async (): Promise<Client> => {
  const { data } = await anonymous.call('accounts.signIn', {
    username: hugo,
    password: 'Logement2026',
    scope: 'partner',
  })
  return clientWith(data.access_token)
}
const lastAct = async (reader: Client, residence_id: number): Promise<ActivityEntry> =>
  (await reader.call('feed.listActivity', { residence_id, page_size: 1 })).data[0]
const eventsOf = async (session_id: number): Promise<SecurityEvent[]> =>
  (
    await (
      await as('admin@logis.example')
    ).call('security.listSecurityLog', { search: { session_id: String(session_id) } })
  ).data

test('an act on a home leads an administrator to the very session that did it: how it began, what it took out, how it ended', async () => {
  const [home, company_id] = [await world.project('Maison Les Lilas'), await world.company('Maisons Clairière')]
  const [other, one] = [await signIn(), await signIn()]
  await one.call('projects.setCommissioningDate', { residence_id: home, commissioning_date: '2026-11-20' })
  await one.call('projects.exportProjects', { company_id })
  await other.call('projects.exportProjects', { company_id })
  const { session_id } = await lastAct(await as('admin@logis.example'), home)
  expect((await eventsOf(session_id!)).map(({ kind }) => kind)).toEqual(['EXPORTED', 'CODE_SHOWN', 'SIGNED_IN'])
  await one.call('accounts.signOut')
  const events = await eventsOf(session_id!)
  expect(events.map(({ kind }) => kind)).toEqual(['SESSIONS_ENDED', 'EXPORTED', 'CODE_SHOWN', 'SIGNED_IN'])
  expect(events.map((event) => event.session_id)).toEqual([session_id, session_id, session_id, null])
  expect(events.at(-1)).toMatchObject({ details: { session_id }, ip: '127.0.0.1' })
})

test('whoever administers nothing is not told the session of an act', async () => {
  const home = await world.project('Maison Les Érables')
  const one = await signIn()
  await one.call('projects.setCommissioningDate', { residence_id: home, commissioning_date: '2026-11-20' })
  expect((await lastAct(one, home)).session_id).toBeNull()
  expect((await lastAct(await as('support@logis.example'), home)).session_id).toBeNull()
  expect((await lastAct(await as('admin@logis.example'), home)).session_id).toEqual(expect.any(Number))
})

test('a session that somebody else ended is found by its number; one of nobody has no event', async () => {
  const [one, another] = [await signIn(), await signIn()]
  const user_id = await world.user(hugo)
  const open = (await another.call('accounts.listSessions', { user_id })).data as { id: number; is_current: boolean }[]
  const mine = (await one.call('accounts.listSessions', { user_id })).data as { id: number; is_current: boolean }[]
  const ended = mine.find(({ is_current }) => is_current)!.id
  const ending = open.find(({ is_current }) => is_current)!.id
  await another.call('accounts.endSession', { user_id, session_id: ended })
  expect((await eventsOf(ended)).map(({ kind }) => kind)).toEqual(['SESSIONS_ENDED', 'SIGNED_IN'])
  expect((await eventsOf(ending)).map(({ kind }) => kind)).toEqual(['SESSIONS_ENDED', 'SIGNED_IN'])
  expect(await eventsOf(999_999_999)).toEqual([])
})
