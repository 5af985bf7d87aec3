import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import { hugo, tom } from './testing.ts'
import './PeoplePage.tsx'
import './PersonPanel.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const lived = { id: 31, name: 'Appartement A01', role: 'TENANT' as const, company_name: 'Habitat Rivages' }
const tomInHisHome = { ...tom, homes: [lived], email_validated: false, pending_email: 'tom@ailleurs.example' }

const open = async (address = '/admin/users', more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/users': listOf([hugo, tom]),
    'GET /admin/users/7': { body: { data: { ...hugo, sessions_count: 3 } } },
    'GET /admin/users/8': { body: { data: tomInHisHome } },
    ...more,
  })
  return { ...(await openPortal(address)), served }
}
const panel = (name: string) => page.getByRole('complementary', { name })

test('an account is opened beside the list: its address, its sessions, what it is in which company, and which homes it opens', async () => {
  const { path } = await open()
  await page.getByRole('button', { name: /^Hugo Bernard/ }).click()
  const hugos = panel('Hugo Bernard')
  await expect.element(hugos.getByText('3', { exact: true })).toBeVisible()
  await expect
    .element(hugos.getByRole('link', { name: 'Maisons Clairière' }))
    .toHaveAttribute('href', '/admin/companies/2')
  await expect.element(hugos.getByText('Aucun logement.')).toBeVisible()
  expect(path()).toBe('/admin/users?personne=7')
  const log = hugos.getByRole('link', { name: 'Journal de sécurité' })
  await expect.element(log).toHaveAttribute('href', '/admin/security?q.user_id=7')

  // Anywhere on a row, as on every list.
  await page
    .getByRole('row', { name: /Tom Renaud/ })
    .getByText('1 logement')
    .click()
  const toms = panel('Tom Renaud')
  await expect.element(toms.getByText('Adresse non confirmée')).toBeVisible()
  await expect.element(toms.getByText('L’adresse tom@ailleurs.example attend d’être confirmée.')).toBeVisible()
  await expect
    .element(toms.getByRole('link', { name: 'Appartement A01' }))
    .toHaveAttribute('href', '/residence-details/31')
  await expect.element(toms.getByText('Locataire · Habitat Rivages')).toBeVisible()
  await expect.element(hugos).not.toBeInTheDocument()
})

test.each([1440, 1920])('no column of the list is below the panel, at %i pixels', async (width) => {
  await page.viewport(width, 900)
  await open('/admin/users?personne=7')
  await expect.element(panel('Hugo Bernard')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Tom Renaud/ })).toBeVisible()
  const list = page.getByRole('region', { name: /^Tableau/ }).element()
  expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(
    panel('Hugo Bernard').element().getBoundingClientRect().left,
  )
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
})

test('what can be done to an account is done from its panel too, and Escape closes it for good', async () => {
  const { path } = await open('/admin/users?personne=7')
  await panel('Hugo Bernard').getByRole('button', { name: 'Actions sur Hugo Bernard' }).click()
  await page.getByRole('menuitem', { name: 'Modifier l’utilisateur' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Modifier l’utilisateur' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(panel('Hugo Bernard')).toBeVisible()
  await panel('Hugo Bernard').getByRole('button', { name: 'Fermer' }).click()
  await expect.element(panel('Hugo Bernard')).not.toBeInTheDocument()
  await expect.poll(path).toBe('/admin/users')
})

test('a link to somebody who is gone says so, and the list stays', async () => {
  await open('/admin/users?personne=99', {
    'GET /admin/users/99': refusal(404, 'USER_NOT_FOUND', 'Cet utilisateur est introuvable.'),
  })
  await expect.element(panel('Utilisateur').getByText('Cet utilisateur est introuvable.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Tom Renaud/ })).toBeVisible()
})
