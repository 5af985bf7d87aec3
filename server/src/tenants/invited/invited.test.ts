import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { building, flatOf, newRequest, newTenant } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let samira: Client
let [rivages, tilleuls] = [0, 0]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  rivages = await world.company('Habitat Rivages')
  tilleuls = await world.project(building)
})

type Row = { email: string; arrival: string; invited_at: string; residence: { id: number } }
const invited = async (more: object = {}, who = samira) =>
  who.call('tenants.listInvitedTenants', { company_id: rivages, page_size: -1, ...more })
type Counts = { opened: number; undelivered: number }
const counts = async (more: object = {}) => ((await invited(more)) as unknown as { counts: Counts }).counts
const rowOf = async (id: number) => ((await invited()).data as Row[]).find(({ residence }) => residence.id === id)

const invite = async (residence_id: number, email: string) => {
  const answer = await samira.call('invitations.inviteOwner', {
    company_id: rivages,
    residence_id,
    communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
    email,
    tenant_context: true,
  })
  return answer.data.id as number
}
const happens = (log_id: number, name: string, time = new Date()) =>
  db.insertInto('communication_log_events').values({ log_id, name, time, raw: '{}' }).execute()

test('a landlord has whom it has invited and who has not come: home by home, by the last mail, and how far that came', async () => {
  const flat = await flatOf('B01')
  const before = await invited()
  expect([before.status, before.meta.total]).toEqual([200, before.data.length])
  const counted = await counts()
  await invite(flat, 'premier@foyer.example')
  const log = await invite(flat, 'second@foyer.example')
  const after = await invited()
  expect(after.meta.total).toBe(before.meta.total + 1)
  expect(after.data.at(-1)).toEqual({
    id: log,
    email: 'second@foyer.example',
    invited_at: expect.stringMatching(/^\d{4}-.*Z$/),
    arrival: 'UNOPENED',
    residence: { id: flat, name: 'Appartement B01', building: { id: tilleuls, name: building } },
  })
  const times = after.data.map(({ invited_at }: Row) => invited_at)
  expect(times).toEqual(times.toSorted())
  await happens(log, 'opened')
  expect((await rowOf(flat))!.arrival).toBe('OPENED')
  expect(await counts({ page_size: 1 })).toEqual({ ...counted, opened: counted.opened + 1 })
  await happens(log, 'hardBounces', new Date(Date.now() + 1000))
  expect((await rowOf(flat))!.arrival).toBe('UNDELIVERED')
  expect(await counts()).toEqual({ ...counted, undelivered: counted.undelivered + 1 })
})

test('whoever came is invited no longer, by the link or by a request; nor is anybody to a home that is cancelled', async () => {
  const [linked, asked, cancelled] = [await flatOf('A08'), await flatOf('A09'), await flatOf('A10')]
  for (const flat of [linked, asked, cancelled]) await invite(flat, `${flat}@foyer.example`)
  for (const flat of [linked, asked, cancelled]) expect(await rowOf(flat)).toBeDefined()
  await newTenant(linked)
  const { request_id, user_id } = await newRequest(asked)
  await samira.call('tenants.acceptRequest', { residence_id: asked, request_id })
  await samira.call('tenants.removeTenant', { residence_id: asked, user_id })
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', cancelled).execute()
  for (const flat of [linked, asked, cancelled]) expect(await rowOf(flat)).toBeUndefined()
})

test('a builder has no such list', async () => {
  const company_id = await world.company('Maisons Clairière')
  const answer = await invited({ company_id }, await as('hugo@clairiere.example'))
  expect(answer).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
