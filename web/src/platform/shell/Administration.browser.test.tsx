import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { companyTypes } from '@logis/contract/companies.rules'
import { prefer } from '../preferences.ts'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../testing.tsx'
import { startAfresh } from '../../projects/testing.ts'
import '../../trades/TradesPage.tsx'
import './AdministrationMenu.tsx'
import './PhoneMenu.tsx'

beforeEach(async () => {
  await startAfresh()
  prefer({ railPinned: false })
  await page.viewport(1440, 900)
})

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
/** ADMIN-10, as the menu calls them. */
const held = [
  'Abonnements',
  'Fabricants',
  'Produits',
  'Classes de produits',
  'Labels des produits',
  'Préférences de communication',
  'Métiers',
  'Utilisateurs',
  'Demandes Enedis',
]
const button = () => page.getByRole('button', { name: 'Administration', exact: true })

test('ADMIN-10 ADMIN-11/menu: administrators have the menu; nobody else has it, nor its pages, whatever their company', async () => {
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/jobs': listOf([]) })
  const portal = await openPortal('/companies')
  await button().click()
  for (const name of held) await expect.element(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  const trades = page.getByRole('menuitem', { name: 'Métiers' })
  await expect.element(trades).toBeVisible()
  await trades.click()
  await expect.poll(portal.path).toBe('/admin/trades')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Métiers' })).toBeVisible()
})

test.each(companyTypes)('ADMIN-11/menu: %s has none', async (type) => {
  serve(answersFor(type))
  const portal = await openPortal('/admin/trades')
  await expect.poll(portal.path).toBe('/company/1')
  await expect.element(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
})

const rail = () => page.getByRole('navigation', { name: 'Menu principal' })

test('where there is no company the screens of the platform stand in the drawer, and lead there', async () => {
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/jobs': listOf([]) })
  const portal = await openPortal('/companies')
  for (const name of held) await expect.element(rail().getByRole('link', { name, exact: true })).toBeVisible()
  const here = (name: string) => rail().getByRole('link', { name, exact: true })
  await expect.element(here('Accueil')).toHaveAttribute('aria-current', 'page')
  await here('Métiers').click()
  await expect.poll(portal.path).toBe('/admin/trades')
  await expect.element(here('Métiers')).toHaveAttribute('aria-current', 'page')
})

test.each(['mini', 'open'])('the %s drawer shows all of them on a laptop, without scrolling', async (look) => {
  await page.viewport(1366, 768)
  prefer({ railPinned: look === 'open' })
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/jobs': listOf([]) })
  await openPortal('/companies')
  await expect.element(rail().getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  await expect.element(rail().getByRole('link', { name: held[0]!, exact: true })).toBeVisible()
  const { scrollHeight, clientHeight } = rail().element()
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
  // As high as a pointer needs (WCAG 2.5.8).
  for (const link of rail().getByRole('link').elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test('support finds its own screen there alone, and who only has no company none', async () => {
  const without = (global_roles: string[]): Answer => ({
    body: { data: { ...me, company_id: null, companies: [], global_roles } },
  })
  serve({ ...answersFor(), 'GET /user': without(['SUPPORT']) })
  await openPortal('/companies')
  await expect.element(rail().getByRole('link', { name: 'Assister une personne' })).toBeVisible()
  expect(rail().getByRole('link').all()).toHaveLength(2)
  await startAfresh()
  serve({ ...answersFor(), 'GET /user': without([]) })
  await openPortal('/companies')
  await expect.element(rail().getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  expect(rail().getByRole('link').all()).toHaveLength(0)
})

test('who acts for the platform has the entries of the company that they look at, by its type', async () => {
  const installer = { id: 4, name: 'Chauffage Lenoir', type: 'INSTALLER', picture_path: null, uuid: 'u' }
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /companies/4': { body: { data: installer } } })
  await openPortal('/account/4')
  await expect.element(rail().getByRole('link', { name: 'Accès', exact: true })).toHaveAttribute('href', '/accesses/4')
  expect(
    rail()
      .getByRole('link')
      .all()
      .map((link) => link.element().getAttribute('href')),
  ).toEqual(['/company/4', '/accesses/4', '/settings/4', '/account/4'])
})

test('on a phone the same stands in the drawer, beside the entries of a company where there is one', async () => {
  await page.viewport(390, 844)
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/jobs': listOf([]) })
  const portal = await openPortal('/companies')
  const drawer = page.getByRole('dialog')
  const trades = (menu: string) => drawer.getByRole('navigation', { name: menu }).getByRole('link', { name: 'Métiers' })
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await trades('Menu principal').click()
  await expect.poll(portal.path).toBe('/admin/trades')
  await portal.router.navigate({ to: '/account/1' })
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect.element(drawer.getByRole('link', { name: 'Paramètres' })).toBeVisible()
  await trades('Administration').click()
  await expect.poll(portal.path).toBe('/admin/trades')
})

test('an administrator begins with the platform’s figures, its last companies and what failed', async () => {
  const counted = { count: 10, change: 2 }
  const figures = {
    companies: counted,
    homes: { count: 115, change: 4 },
    activated: { count: 14, change: 1 },
    people: { count: 30, recent: 12 },
    requests_waiting: 3,
    energy_waiting: 1,
    mails_failed: 2,
    storage_bytes: 620_000,
    latest: [
      { id: 7, name: 'Bâtir Ouest', type: 'RESIDENCE_BUILDER', picture_path: null, created_at: '2026-11-02T10:00:00Z' },
    ],
    jobs_failed: [{ name: 'templates.apply', count: 2, last_at: '2026-11-03T10:00:00Z' }],
    configured: { hello_watt: false, invoicing: true },
  }
  const there = { endpoint: 'https://factures.example', is_reached: true, status: 200 }
  const wire = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/figures': { body: { data: figures } },
    'GET /admin/invoicing-service': { body: { data: there } },
  })
  await openPortal('/companies')
  const platform = page.getByRole('region', { name: 'La plateforme' })
  await expect.element(platform.getByRole('link', { name: /^Sociétés/ })).toBeVisible()
  await expect.element(platform.getByRole('link', { name: 'Bâtir Ouest' })).toHaveAttribute('href', '/company/7')
  await expect.element(platform).toMatchTextContent('templates.apply')
  await expect
    .element(platform.getByRole('link', { name: '2 e-mails en échec en 30 jours' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/admin\/emails\?q\.state=FAILED&q\.since=\d{4}-\d\d-\d\d$/))
  // API-24: which services of others are not configured is said plainly, without asking them.
  const services = platform.getByRole('region', { name: 'Services extérieurs' }).getByRole('listitem')
  await expect.element(services.nth(0)).toMatchTextContent(/hello-watt.*n’est pas configuré.*Non configuré/)
  await expect.element(services.nth(1)).toMatchTextContent(/facturation.*factures\.example.*Répond/)
  expect(wire.names()).not.toContain('GET /admin/hello-watt')
})
