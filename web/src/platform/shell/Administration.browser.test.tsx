import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../testing.tsx'
import { startAfresh } from '../../projects/testing.ts'
import '../../trades/TradesPage.tsx'
import './AdministrationMenu.tsx'
import './PhoneMenu.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const button = () => page.getByRole('button', { name: 'Administration', exact: true })

test('ADMIN-11/menu: administrators have the menu; nobody else has it, nor its pages, whatever their company', async () => {
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/jobs': listOf([]) })
  const portal = await openPortal('/companies')
  await button().click()
  const trades = page.getByRole('menuitem', { name: 'Métiers' })
  await expect.element(trades).toBeVisible()
  await trades.click()
  await expect.poll(portal.path).toBe('/admin/trades')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Métiers' })).toBeVisible()
})

test.each(['COMPANY_MANAGER', 'RESIDENCE_BUILDER', 'INSTALLER', 'MANUFACTURER'] as const)(
  'ADMIN-11/menu: %s has none',
  async (type) => {
    serve(answersFor(type))
    const portal = await openPortal('/admin/trades')
    await expect.poll(portal.path).toBe('/company/1')
    await expect.element(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    await expect.element(button()).not.toBeInTheDocument()
  },
)

test('on a phone the same stands in the drawer', async () => {
  await page.viewport(390, 844)
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/jobs': listOf([]) })
  const portal = await openPortal('/companies')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Métiers' }).click()
  await expect.poll(portal.path).toBe('/admin/trades')
})
