import type { CompanyType } from '@logis/contract/companies.rules'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersFor, openPortal, serve } from './platform/testing.tsx'
import { startAfresh } from './projects/testing.ts'

beforeEach(startAfresh)

const none = {
  body: {
    data: [],
    meta: { total: 0, per_page: 10, current_page: 1, last_page: 1 },
    cannot: { create: null },
    file_limit: 20_971_520,
  },
}
const lists = {
  'GET /companies/1/residences': none,
  'GET /companies/1/interventions': none,
  'GET /companies/1/ptg/projects': none,
  'GET /companies/1/resource-accesses/authorized': none,
  'GET /companies/1/resource-accesses/granted': none,
  'GET /companies/1/ptg/quotas': {
    body: {
      data: {
        value: 20,
        availability: 8,
        used: 12,
        month: '2026-11-01',
        file_limit: 20_971_520,
        cannot: { create: null },
      },
    },
  },
}
const open = (type: CompanyType, path: string, more = {}) => {
  const served = serve({ ...answersFor(type), ...lists, ...more })
  return openPortal(path).then(() => served)
}

test.each([
  ['INSTALLER', '/ptg/1', ['≤']],
  ['INSTALLER', '/interventions/1', ['≤', '≤']],
  ['RESIDENCE_BUILDER', '/projects/1', ['≤']],
  ['INSTALLER', '/accesses/1', ['≥']],
] as const)(
  'SHELL-55 API2-08/searches: for %s the days searched at %s compare with %s first',
  async (type, path, symbols) => {
    await open(type, path)
    await page.getByRole('main').getByRole('button', { name: 'Recherche avancée', exact: true }).click()
    const buttons = page.getByRole('dialog').getByRole('button', { name: /, comparaison :/ })
    await expect.poll(() => buttons.elements().map(({ textContent }) => textContent)).toEqual([...symbols])
  },
)

test('SHELL-57/company API2-04/screen ACC-11: a company is searched from three characters on, 250 ms after the last key, once', async () => {
  const found = { body: { data: [{ id: 8, name: 'Rénov’Est', type: 'RENOVATION', city: null }], meta: none.body.meta } }
  const { calls } = await open('INSTALLER', '/accesses/1', { 'GET /shared-companies': found })
  const asked = () =>
    calls.filter(({ name }) => name === 'GET /shared-companies').map(({ query }) => query.get('search'))
  // Without a row, what adds one stands in their place.
  await expect.element(page.getByText(/^Autorisez un installateur/)).toBeVisible()
  await page.getByRole('button', { name: 'Autoriser une société' }).click()
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Société' })
  await expect.element(field).toBeVisible()
  await userEvent.type(field.element(), 'Ré')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked()).toEqual([])
  const before = performance.now()
  await userEvent.type(field.element(), 'nov')
  expect(asked()).toEqual([])
  await expect.poll(asked).toEqual(['Rénov'])
  expect(performance.now() - before).toBeGreaterThanOrEqual(250)
  await expect.element(page.getByRole('option', { name: /Rénov’Est/ })).toBeVisible()
})
