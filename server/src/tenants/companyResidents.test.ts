import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise } from '#platform/testing/people.ts'
import { building, flatOf, newTenant } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let samira: Client
let [rivages, tilleuls] = [0, 0]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  rivages = await world.company('Habitat Rivages')
  tilleuls = await world.project(building)
})

const residents = (more: object = {}, who = samira) =>
  who.call('tenants.listCompanyResidents', { company_id: rivages, ...more })
type Row = { username: string; name: string | null; role_code: string; residence: { name: string } }
const named = (data: Row[]) => data.map(({ username }) => username)

test('a landlord has those who live in its homes by name, each with the home and its building; its own account is none', async () => {
  const { status, data, meta } = await residents()
  expect([status, meta.total]).toEqual([200, data.length])
  expect(data).toContainEqual({
    id: expect.any(Number),
    user_id: await world.user('nadia.benali@foyer.example'),
    username: 'nadia.benali@foyer.example',
    name: 'Nadia Benali',
    role_code: 'TENANT',
    created_at: expect.any(String),
    last_connection_at: expect.any(String),
    residence: {
      id: await flatOf('A02'),
      name: 'Appartement A02',
      building: { id: tilleuls, name: building },
    },
  })
  expect(named(data)).not.toContain('patrimoine@rivages.example')
  const names = data.map(({ name }: Row) => name)
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'fr')))
})

test('somebody is found by name, by address, by their home and by its building; narrowed to a role, and to who never came', async () => {
  for (const search of ['benali', 'nadia.benali@', 'appartement a02'])
    expect(named((await residents({ search })).data), search).toEqual(['nadia.benali@foyer.example'])
  const all = (await residents()).meta.total
  expect((await residents({ search: 'tilleuls' })).meta.total).toBe(all)
  expect((await residents({ search: { parent_id: String(tilleuls) } })).meta.total).toBe(all)
  expect((await residents({ search: { role: 'OWNER' } })).meta.total).toBe(0)
  const never = (await residents({ search: { visited: '0' } })).data as { last_connection_at: string | null }[]
  expect(never.length).toBeGreaterThan(0)
  expect(never.every(({ last_connection_at }) => last_connection_at === null)).toBe(true)
  expect((await residents({ search: { visited: '1' } })).meta.total).toBe(all - never.length)
})

test('who moves in is there, and who leaves, closes their account or whose home is cancelled is not', async () => {
  const flat = await flatOf('B01')
  const tenant = await newTenant(flat)
  const isThere = async () =>
    ((await residents({ page_size: -1 })).data as { user_id: number }[]).some(({ user_id }) => user_id === tenant.id)
  expect(await isThere()).toBe(true)
  const cancelled = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', flat).execute()
  await cancelled(new Date())
  expect(await isThere()).toBe(false)
  await cancelled(null)
  expect((await samira.call('tenants.removeTenant', { residence_id: flat, user_id: tenant.id })).status).toBe(204)
  expect(await isThere()).toBe(false)
})

test('a builder is not told who lives in its homes, nor a third party who lives in a landlord’s', async () => {
  const company_id = await world.company('Maisons Clairière')
  const hugo = await as('hugo@clairiere.example')
  expect(await residents({ company_id }, hugo)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  await authorise('Habitat Rivages', 'Maisons Clairière')
  expect(await residents({}, hugo)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect((await residents({}, await as('marie@horizon.example'))).status).toBe(200)
})
