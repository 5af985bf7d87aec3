import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './AccessesPage.tsx'

beforeEach(startAfresh)

const authorized = 'GET /companies/1/resource-accesses/authorized'
const access = {
  id: 5,
  company_id: 1,
  company_name: 'Chauffage Lenoir',
  resource_type: 'Company',
  resource_id: 1,
  resource_name: 'Chauffage Lenoir',
  created_at: '2026-11-12T10:00:00Z',
  authorized_company_id: 4,
  authorized_company_name: 'Gaz Service Sud',
  given_by: { id: 7, name: 'Hugo Perrin' },
  cannot: { remove: null },
}

test('ACC-09: all items are a choice; without its chip the list that had all of them has fifty', async () => {
  const { calls } = serve({
    ...answersFor('INSTALLER'),
    [authorized]: listOf([access], { cannot: { grant: null } }),
    'GET /companies/1/resource-accesses/granted': listOf([]),
  })
  await openPortal('/accesses/1?q.created_at=ge:2026-01-01')
  const asked = () => calls.findLast(({ name, query }) => name === authorized && query.get('page_size') !== '1')?.query
  const sizes = page.getByRole('combobox', { name: 'Lignes par page' })
  await expect.element(sizes).toBeVisible()
  expect([...sizes.element().querySelectorAll('option')].at(-1)?.text).toBe('Tous')
  await sizes.selectOptions('Tous')
  await expect.poll(() => asked()?.get('page_size')).toBe('-1')
  expect(asked()?.get('search[created_at]')).toBe('2026-01-01')
  await page.getByRole('button', { name: /^Retirer le critère Depuis le/ }).click()
  await expect.poll(() => asked()?.get('page_size')).toBe('50')
  expect(asked()?.has('search[created_at]')).toBe(false)
  await expect.element(sizes).toHaveValue('50')
})

test('ACC-04/screen: company, since when and acts have 65, 25 and 10 of 100 parts; the oldest first unless turned round', async () => {
  await page.viewport(1440, 900)
  const { calls } = serve({
    ...answersFor('INSTALLER'),
    [authorized]: listOf([access], { cannot: { grant: null } }),
    'GET /companies/1/resource-accesses/granted': listOf([]),
  })
  await openPortal('/accesses/1')
  await expect.element(page.getByRole('cell', { name: /^Gaz Service Sud/ })).toBeVisible()
  const heads = page.getByRole('columnheader').elements()
  const wide = page.getByRole('table').element().getBoundingClientRect().width
  expect(heads.map((head) => Math.round((100 * head.getBoundingClientRect().width) / wide))).toEqual([65, 25, 10])
  const since = page.getByRole('columnheader', { name: 'Depuis le' })
  await expect.element(since).toHaveAttribute('aria-sort', 'ascending')
  await since.getByRole('button').click()
  await expect.element(since).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => calls.findLast(({ name }) => name === authorized)?.query.get('sort')).toBe('-created_at')
})

test.each([
  ['INSTALLER', true],
  ['MANUFACTURER', false],
] as const)(
  '%s is led from the accesses to the search for these homes, and told what it may add there',
  async (type, adds) => {
    const { authorized_company_id: _id, authorized_company_name: _name, cannot: _cannot, ...granted } = access
    serve({
      ...answersFor(type),
      [authorized]: listOf([], { cannot: { grant: null } }),
      'GET /companies/1/resource-accesses/granted': listOf([granted]),
    })
    await openPortal('/accesses/1?liste=granted')
    const link = page.getByRole('link', { name: 'Rechercher ces logements' })
    await expect.element(link).toHaveAttribute('href', '/company/1')
    const scope = page.getByText(/^Vous consultez ses projets et leurs documents/)
    await expect.poll(() => scope.element().textContent.includes('interventions')).toBe(adds)
  },
)
