import type { Front } from '@logis/contract/flats.fronts'
import type { FlatRow } from '@logis/contract/flats'
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

const fronts = async (company_id = rivages, who = samira) => who.call('flats.listFronts', { company_id })
const front = async () => ((await fronts()).data as Front[]).find(({ id }) => id === tilleuls)!
const total = ({ counts }: Front) => counts.active + counts.invited + counts.idle

test('a building of a landlord is told as its own page tells it, flat by flat', async () => {
  const { status, data, meta } = await fronts()
  expect([status, meta.total]).toEqual([200, data.length])
  const flats = (await samira.call('flats.listFlats', { building_id: tilleuls, page_size: -1 })).data as FlatRow[]
  const told = await front()
  expect(told).toMatchObject({ name: building, city: 'Saint-Nazaire', floors: [] })
  expect([told.cells.length, total(told)]).toEqual([flats.length, flats.length])
  expect(told.counts.active).toBe(flats.filter(({ tenants }) => tenants.length > 0).length)
  expect(told.requested).toBe(flats.filter(({ is_requested }) => is_requested).length)
  const invited = flats.filter(
    ({ tenants, tenant_invited_at, invitation_refused_at, credentials_sent_at, activation_date }) =>
      tenants.length === 0 &&
      invitation_refused_at === null &&
      (tenant_invited_at !== null || (credentials_sent_at !== null && activation_date === null)),
  )
  expect(told.counts.invited).toBe(invited.length)
})

test('who moves in, is invited or asks changes its cell; the highest floor comes first', async () => {
  const before = await front()
  const flat = await flatOf('B02')
  await db.updateTable('residences').set({ floor: 9 }).where('id', '=', flat).execute()
  const { request_id } = await newRequest(flat)
  expect(await front()).toMatchObject({ requested: before.requested + 1 })
  await samira.call('tenants.rejectRequest', { residence_id: flat, request_id })
  await samira.call('invitations.inviteOwner', {
    company_id: rivages,
    residence_id: flat,
    communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
    email: 'b02@foyer.example',
    tenant_context: true,
  })
  expect((await front()).cells[0]).toBe('invited')
  await newTenant(flat)
  const after = await front()
  expect(after.cells[0]).toBe('active')
  expect(after.counts.active).toBe(before.counts.active + 1)
})

type Home = { name: string; type: 'BUILDING' | 'FLAT'; parent_id?: number; floor?: number }
const home = async (values: Home): Promise<number> => {
  const contact = db.insertInto('contact_informations').values({ public_name: null }).returning('id')
  const { id: contact_information_id } = await contact.executeTakeFirstOrThrow()
  const residence_code = String(Math.random()).slice(2).padEnd(12, '0').slice(0, 12)
  const row = { ...values, company_id: rivages, residence_code, contact_information_id }
  return (await db.insertInto('residences').values(row).returning('id').executeTakeFirstOrThrow()).id
}

test('a building where fewer live comes first; of over sixty flats floors are told, and no cells', async () => {
  const id = await home({ name: 'Tour', type: 'BUILDING' })
  for (const at of Array(61).keys()) await home({ name: `T${at}`, type: 'FLAT', parent_id: id, floor: at < 30 ? 1 : 2 })
  const [first] = (await fronts()).data as Front[]
  expect(first).toMatchObject({ id, cells: [], counts: { active: 0, invited: 0, idle: 61 } })
  expect(first!.floors).toEqual([
    { total: 31, taken: 0 },
    { total: 30, taken: 0 },
  ])
})

test('a builder has no such list', async () => {
  const hugo = await as('hugo@clairiere.example')
  const answer = await fronts(await world.company('Maisons Clairière'), hugo)
  expect(answer).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
