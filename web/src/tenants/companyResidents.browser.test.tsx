import type { CompanyResident } from '@logis/contract/tenants'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import '../contacts/ContactsPage.tsx'
import './CompanyResidents.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const nadia: CompanyResident = {
  id: 41,
  user_id: 9,
  username: 'nadia.benali@foyer.example',
  name: 'Nadia Benali',
  role_code: 'TENANT',
  created_at: '2026-08-27T10:00:00Z',
  last_connection_at: '2026-11-18T10:00:00Z',
  residence: { id: 81, name: 'A02', building: { id: 70, name: 'Les Tilleuls' } },
}
const julien: CompanyResident = {
  ...nadia,
  id: 42,
  user_id: 10,
  username: 'julien@foyer.example',
  name: null,
  last_connection_at: null,
  residence: { id: 90, name: 'Maison du Port', building: null },
}
const operation = 'GET /companies/1/residents'
const open = async (path = '/contacts/1', type: Parameters<typeof answersFor>[0] = 'SOCIAL_LANDLORD') => {
  const wire = serve({
    ...answersFor(type),
    'GET /companies/1/contacts': listOf([], { cannot: { create: null } }),
    'GET /jobs': listOf([]),
    [operation]: listOf([nadia, julien]),
  })
  return { ...wire, ...(await openPortal(path)) }
}

test('a landlord has who lives in its homes beside whom it calls, each with the home and the last visit', async () => {
  const { path } = await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await page.getByRole('tab', { name: 'Habitants' }).click()
  expect(path()).toBe('/contacts/1?liste=residents')
  const row = page.getByRole('row', { name: /Nadia Benali/ })
  await expect.element(row).toBeVisible()
  const cells = (name: RegExp) =>
    [...page.getByRole('row', { name }).element().querySelectorAll('td, th')].map(({ textContent }) => textContent)
  expect(cells(/Nadia Benali/)[0]).toContain('nadia.benali@foyer.example')
  expect(cells(/Nadia Benali/).slice(1)).toEqual(['A02Les Tilleuls', 'Locataire', '27/08/2026', '18/11/2026'])
  expect(cells(/julien/).slice(-4)).toEqual(['Maison du Port', 'Locataire', '27/08/2026', 'jamais'])
  expect(row.getByRole('link', { name: 'A02' }).element().getAttribute('href')).toBe('/project/1/81')
})

test('the address of the list opens it, and what is typed is looked for in it', async () => {
  const { calls } = await open('/contacts/1?liste=residents')
  await page.getByRole('searchbox').fill('benali')
  const asked = () =>
    calls
      .filter(({ name }) => name === operation)
      .at(-1)
      ?.query.get('search')
  await expect.poll(asked).toBe('benali')
})

test('a builder, who is not told who lives in its homes, has its contacts alone', async () => {
  await open('/contacts/1?liste=residents', 'RESIDENCE_BUILDER')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Contacts/ })).toBeVisible()
  expect(page.getByRole('tab').elements()).toEqual([])
})
