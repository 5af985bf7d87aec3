import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAfresh } from '../../projects/testing.ts'
import { answersFor, listOf, me, openPortal, serve } from '../testing.tsx'

const horizon = { id: 1, name: 'Groupe Horizon', type: 'RESIDENCE_BUILDER' } as const
const lenoir = { id: 14, name: 'Lenoir Chauffage', type: 'INSTALLER' } as const

const openAsStaffOfBoth = async (path: string) => {
  await startAfresh()
  const companies = [
    { ...horizon, role: 'COMPANY_ADMIN' },
    { ...lenoir, role: 'COMPANY_READER' },
  ]
  const { answers } = serve(answersFor('RESIDENCE_BUILDER'))
  answers['GET /user'] = { body: { data: { ...me, companies } } }
  for (const company of [horizon, lenoir]) {
    answers[`GET /companies/${company.id}`] = { body: { data: { ...company, picture_path: null } } }
    answers[`GET /companies/${company.id}/parents`] = listOf([])
    answers[`GET /companies/${company.id}/children`] = listOf([])
  }
  return openPortal(path)
}

const panelOf = async (name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog', { name: 'Sociétés' })
}

test('whoever works for two companies opens the second one by its address, and goes back by the companies’ panel', async () => {
  const { path } = await openAsStaffOfBoth('/company/14')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  // The menu of an installer: no list of projects, no templates.
  await expect.element(menu).toBeInTheDocument()
  await expect.poll(() => menu.element().textContent).toMatch(/^AccueilAccèsParamètres/)
  expect(path()).toBe('/company/14')
  const panel = await panelOf('Lenoir Chauffage')
  await panel.getByRole('link', { name: 'Groupe Horizon' }).click()
  await expect.poll(path).toBe('/company/1')
  const back = await panelOf('Groupe Horizon')
  await expect.element(back.getByRole('link', { name: 'Lenoir Chauffage' })).toHaveAttribute('href', '/company/14')
})

test('whoever works for one company is shown no other, and led home from the address of a stranger', async () => {
  await startAfresh()
  serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/parents': listOf([]),
    'GET /companies/1/children': listOf([]),
  })
  const { path } = await openPortal('/company/14')
  await expect.poll(path).toBe('/company/1')
  const panel = await panelOf('Groupe Horizon')
  await expect.element(panel.getByRole('heading', { name: 'Sociétés mères' })).toBeVisible()
  expect(panel.getByRole('heading', { name: 'Vos autres sociétés' }).elements()).toEqual([])
})
