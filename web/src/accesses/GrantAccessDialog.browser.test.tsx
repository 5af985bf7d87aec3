import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersFor, openPortal, serve } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './AccessesPage.tsx'

beforeEach(startAfresh)

const meta = { total: 1, per_page: 10, current_page: 1, last_page: 1 }
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
}
const found = [{ id: 4, name: 'Chauffage du Sud', type: 'INSTALLER', city: 'Nîmes' }]
const open = async (cannot: 'FORBIDDEN' | null = null) => {
  const served = serve({
    ...answersFor('INSTALLER'),
    'GET /companies/1/resource-accesses/authorized': {
      body: { data: [{ ...access, cannot: { remove: cannot } }], meta, cannot: { grant: cannot } },
    },
    'GET /companies/1/resource-accesses/granted': { body: { data: [], meta: { ...meta, total: 0 } } },
    'GET /shared-companies': { body: { data: found, meta } },
  })
  await openPortal('/accesses/1')
  return served
}
const grant = () => page.getByRole('button', { name: 'Autoriser une société' })

test('ACC-05/screen: companies are searched by text, once the typing pauses, without the current one', async () => {
  const { calls } = await open()
  const searches = () =>
    calls.filter(({ name }) => name === 'GET /shared-companies').map(({ query }) => query.get('search'))
  await grant().click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Société' }).click()
  await userEvent.keyboard('ch')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(searches()).toEqual([])
  await userEvent.keyboard('auffage')
  await expect.element(page.getByRole('option', { name: /Chauffage du Sud/ })).toBeVisible()
  expect(searches()).toEqual(['chauffage'])
  expect(calls.findLast(({ name }) => name === 'GET /shared-companies')?.query.get('company_id')).toBe('1')
})

test('ACC-10: the dialog confirms once a company is chosen, and not before', async () => {
  const { names } = await open()
  await grant().click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Autoriser', exact: true })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('combobox', { name: 'Société' }).click()
  // What is typed alone is no choice.
  await userEvent.keyboard('chauffage')
  await expect.element(page.getByRole('option', { name: /Chauffage du Sud/ })).toBeVisible()
  await confirm.click({ force: true })
  expect(names().filter((name) => name.startsWith('POST'))).toEqual([])
  await dialog.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option', { name: /Chauffage du Sud/ }).click()
  await expect.element(confirm).not.toHaveAttribute('aria-disabled', 'true')
})

test('who does not administer the company reads who has access, and has no button to change it', async () => {
  await open('FORBIDDEN')
  await expect.element(page.getByText('Gaz Service Sud').first()).toBeVisible()
  expect(grant().elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Retirer l’accès de Gaz Service Sud' }).elements()).toEqual([])
})
