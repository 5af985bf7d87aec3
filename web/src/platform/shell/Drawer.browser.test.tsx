import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAfresh } from '../../projects/testing.ts'
import { answersFor, listOf, openPortal, serve } from '../testing.tsx'

const companyOf = (id: number, name: string) => ({ id, name, type: 'RESIDENCE_BUILDER', picture_path: null })
const child = { ...companyOf(2, 'Maisons Clairière'), parent_id: 1, children_count: 0 }
const menu = () => page.getByRole('navigation', { name: 'Menu principal' })

test('SHELL-29: parent companies and affiliates head the companies’ panel, labels of materials are the saved walls, and no entry is dead', async () => {
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
})
