import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { horizon } from '../companies/testing.ts'
import { listOf } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './HomePage.tsx'
import { affiliate, listed, openHome } from './testing.ts'

beforeEach(startAfresh)

const band = () => page.getByRole('note').getByText('Cette société est désactivée.')

test('a manager sees which of its affiliates is disabled, in its list and in the panel of companies', async () => {
  const rows = [affiliate, { ...affiliate, id: 4, name: 'Chauffage Lenoir', is_disabled: true }]
  const { answers } = await openHome('COMPANY_MANAGER', { 'GET /companies/1/affiliates': listed(rows) })
  await expect.element(page.getByRole('row', { name: /Chauffage Lenoir.*Désactivée/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Habitat Rivages/ })).toBeVisible()
  expect(page.getByRole('row', { name: /Habitat Rivages.*Désactivée/ }).elements()).toHaveLength(0)
  const child = { id: 4, name: 'Chauffage Lenoir', type: 'INSTALLER', picture_path: null }
  answers['GET /companies/1/parents'] = listOf([])
  answers['GET /companies/1/children'] = listOf([{ ...child, parent_id: 1, children_count: 0, is_disabled: true }])
  await page.getByRole('button', { name: 'Groupe Horizon' }).click()
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  await expect
    .element(panel.getByRole('listitem').filter({ hasText: 'Chauffage Lenoir' }).getByText('Désactivée'))
    .toBeVisible()
})

const openHomeOf = (is_disabled: boolean) =>
  openHome('RESIDENCE_BUILDER', { 'GET /companies/1': { body: { data: { ...horizon, is_disabled } } } })

test('the home of a company that is disabled says so, with what follows', async () => {
  await openHomeOf(true)
  await expect.element(band()).toBeVisible()
  await expect.element(page.getByRole('note').getByText(/vous les suivez toujours/)).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Chiffres clés' })).toBeVisible()
})

test('the home of any other says nothing of it', async () => {
  await openHomeOf(false)
  await expect.element(page.getByRole('list', { name: 'Chiffres clés' })).toBeVisible()
  expect(band().elements()).toHaveLength(0)
})
