import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise } from '#platform/testing/people.ts'
import { building, flatOf, newRequest, withoutOwner } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let samira: Client
let [rivages, tilleuls] = [0, 0]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  rivages = await world.company('Habitat Rivages')
  tilleuls = await world.project(building)
})

type Row = { id: number; created_at: string; residence: { is_activated: boolean }; cannot: object }
const requests = (more: object = {}, who = samira) =>
  who.call('tenants.listCompanyRequests', { company_id: rivages, ...more })
const rows = async () => (await requests({ page_size: -1 })).data as Row[]
const rowOf = async (id: number) => (await rows()).find((row) => row.id === id)

test('a landlord has who waits in all its homes, the longest first, each with the flat, its building and what may be done', async () => {
  const asked = await newRequest(await flatOf('B02'))
  const { status, data, meta } = await requests({ page_size: -1 })
  expect([status, meta.total]).toEqual([200, data.length])
  const times = data.map(({ created_at }: Row) => created_at)
  expect(times).toEqual(times.toSorted())
  expect(data.at(-1)).toEqual({
    id: asked.request_id,
    user_id: asked.user_id,
    username: asked.username,
    name: 'Inès Garnier',
    role_code: 'TENANT',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    residence: {
      id: asked.residence_id,
      name: 'Appartement B02',
      is_activated: false,
      building: { id: tilleuls, name: building },
    },
    cannot: { accept: null, reject: null },
  })
  const longest = await requests({ page_size: 2 })
  expect([longest.data, longest.meta.total]).toEqual([data.slice(0, 2), data.length])
})

test('who is answered waits no longer; nor does an owner, or who asks for a home that is cancelled', async () => {
  const flat = await flatOf('B01')
  const [one, two, three] = [await newRequest(flat), await newRequest(flat), await newRequest(flat)]
  const owner = await newRequest(flat, 'OWNER')
  const waiting = async () => (await rows()).map(({ id }) => id)
  expect(await waiting()).toEqual(expect.arrayContaining([one.request_id, two.request_id, three.request_id]))
  expect(await waiting()).not.toContain(owner.request_id)
  const { residence_id } = one
  await samira.call('tenants.acceptRequest', { residence_id, request_id: one.request_id })
  await samira.call('tenants.rejectRequest', { residence_id, request_id: two.request_id })
  expect(await waiting()).not.toContain(one.request_id)
  expect(await waiting()).not.toContain(two.request_id)
  expect(await waiting()).toContain(three.request_id)
  const cancelled = (id: number, deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', id).execute()
  for (const id of [flat, tilleuls]) {
    await cancelled(id, new Date())
    expect(await waiting()).not.toContain(three.request_id)
    await cancelled(id, null)
    expect(await waiting()).toContain(three.request_id)
  }
})

test('without an account that owns the homes a home that is to be activated first is not opened to anybody', async () => {
  const { request_id } = await newRequest(await flatOf('A09'))
  await withoutOwner('Habitat Rivages', async () => {
    expect((await rowOf(request_id))!.cannot).toEqual({ accept: 'COMPANY_OWNER_USER_REQUIRED', reject: null })
  })
})

test('a builder has no such list, nor a third party that of a landlord; a manager of the landlord has it', async () => {
  const company_id = await world.company('Maisons Clairière')
  const hugo = await as('hugo@clairiere.example')
  expect(await requests({ company_id }, hugo)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  await authorise('Habitat Rivages', 'Maisons Clairière')
  expect(await requests({}, hugo)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  const marie = await requests({}, await as('marie@horizon.example'))
  expect([marie.status, marie.data[0].cannot]).toEqual([200, { accept: null, reject: null }])
})
