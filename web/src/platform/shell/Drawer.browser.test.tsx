import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAfresh } from '../../projects/testing.ts'
import { answersFor, listOf, openPortal, serve } from '../testing.tsx'

const companyOf = (id: number, name: string) => ({ id, name, type: 'RESIDENCE_BUILDER', picture_path: null })
const child = { ...companyOf(2, 'Maisons Clairière'), parent_id: 1, children_count: 0, is_disabled: false }
const menu = () => page.getByRole('navigation', { name: 'Menu principal' })

test('SHELL-29 AFF-13/opened: parent companies and affiliates head the companies’ panel, labels of materials are the saved walls, and no entry is dead', async () => {
  await startAfresh()
  const { answers } = serve(answersFor())
  await openPortal('/account/1')
  await expect.element(menu()).toBeInTheDocument()
  answers['GET /companies/1/parents'] = listOf([companyOf(9, 'Holding')])
  answers['GET /companies/1/children'] = listOf([child])
  const links = () => menu().getByRole('link').elements() as HTMLAnchorElement[]
  await expect.poll(() => links().length).toBeGreaterThan(0)
  for (const link of links()) expect(link.getAttribute('href'), link.textContent).toMatch(/^\/\w/)
  const said = menu().element().textContent ?? ''
  expect(said).toContain('Labels')
  for (const dead of ['Murs', 'Incidents', 'Statistiques', 'Mes artisans']) expect(said).not.toContain(dead)
  await page.getByRole('button', { name: 'Groupe Horizon' }).click()
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  for (const name of ['Sociétés mères', 'Sociétés affiliées'])
    await expect.element(panel.getByRole('heading', { name })).toBeVisible()
  await expect.element(panel.getByText('Holding', { exact: true })).toBeVisible()
  const opens = panel.getByRole('link').elements() as HTMLAnchorElement[]
  expect(opens.map((link) => link.getAttribute('href'))).toEqual([`/company/${child.id}`])
})

test('AFF-04/screen: linked companies are asked for by the name that is typed, and shown; an affiliate leads to its home', async () => {
  await startAfresh()
  const { answers, calls } = serve(answersFor())
  await openPortal('/account/1')
  await expect.element(menu()).toBeInTheDocument()
  answers['GET /companies/1/parents'] = listOf([companyOf(9, 'Holding')])
  answers['GET /companies/1/children'] = listOf([child])
  const linked = 'GET /companies/1/linked-companies'
  answers[linked] = listOf([companyOf(2, 'Maisons Clairière'), companyOf(7, 'Maisons du Lac')])
  await page.getByRole('button', { name: 'Groupe Horizon' }).click()
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  await panel.getByLabelText('Rechercher par nom').fill(' maisons ')
  const found = panel.getByRole('list', { name: 'Sociétés liées' })
  await expect.element(found.getByRole('link', { name: 'Maisons Clairière' })).toHaveAttribute('href', '/company/2')
  await expect.element(found.getByText('Maisons du Lac')).toBeVisible()
  expect(found.getByRole('link').elements()).toHaveLength(1)
  const asked = calls.filter(({ name }) => name === linked)
  expect(asked.map(({ query }) => query.get('search[name]'))).toEqual(['maisons'])
  answers[linked] = listOf([])
  await panel.getByLabelText('Rechercher par nom').fill('personne')
  await expect.element(panel.getByText('Aucune société trouvée')).toBeVisible()
})
