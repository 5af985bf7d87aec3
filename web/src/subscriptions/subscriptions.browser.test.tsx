import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { PartnerRow } from '@logis/contract/partners'
import type { Subscription } from './api.ts'
import './SubscriptionsPage.tsx'
import './SubscriptionDialogs.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const premium: Subscription = {
  id: 3,
  company: { id: 5, name: 'Bâtir Ouest' },
  code: 'MSL_PREMIUM',
  name: 'Offre Premium',
  kind: 'OFFER',
  state: 'RUNNING',
  quantity: null,
  starts_on: '2026-01-01',
  ends_on: '2030-12-31',
  licence_years: 5,
  renews: false,
  kept_until: '2033-12-31',
  cannot: { edit: null, end: null, renew: null, delete: 'SUBSCRIPTION_HAS_BEGUN' },
}
const site: Subscription = {
  ...premium,
  id: 4,
  code: 'MSL_SUIVIPROJET',
  name: 'Suivi de chantier',
  kind: 'MODULE',
  starts_on: '2026-03-01',
  ends_on: null,
  licence_years: null,
  kept_until: null,
}
const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const rivages: PartnerRow = {
  id: 6,
  name: 'Habitat Rivages',
  type: 'SOCIAL_LANDLORD',
  picture_path: null,
  parent: null,
  state: 'ACTIVE',
  people_count: 2,
  homes_count: 12,
  children_count: 0,
  created_at: '2025-03-01T08:00:00Z',
  cannot: { edit: null, move: null, link: null, disable: null, enable: null, delete: null },
}
const open = async () => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/subscriptions': listOf([premium, site]),
    'GET /admin/companies': listOf([rivages]),
    'POST /admin/subscriptions': { status: 201, body: { data: premium } },
    'PATCH /admin/subscriptions/3': { body: { data: premium } },
    'POST /admin/subscriptions/3/end': { body: { data: premium } },
    'POST /admin/subscriptions/3/renew': { body: { data: premium } },
  })
  await openPortal('/admin/subscriptions')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Abonnements' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const rowAct = async (act: string) => {
  await page.getByRole('button', { name: 'Actions sur Offre Premium, Bâtir Ouest' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()

test('ADMIN-01/screen per company its offer and its modules with their dates, its licence and how long data is kept; changed, renewed, ended', async () => {
  const served = await open()
  const row = page.getByRole('row').filter({ hasText: 'Offre Premium' })
  for (const text of [
    'Offre Premium',
    /licence de 5 ans/,
    '01/01/2026',
    '31/12/2030',
    'Jusqu’au 31/12/2033',
    'En cours',
    'Bâtir Ouest',
  ])
    await expect.element(row.getByText(text)).toBeVisible()
  const module = page.getByRole('row').filter({ hasText: 'Suivi de chantier' })
  for (const text of ['Bâtir Ouest', /^Module/, '01/03/2026', 'Sans fin'])
    await expect.element(module.getByText(text)).toBeVisible()

  await rowAct('Modifier l’abonnement')
  await dialog()
    .getByLabelText(/^Quantité/)
    .fill('40')
  await dialog().getByRole('checkbox', { name: 'Renouveler à la fin' }).click()
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('L’abonnement a été enregistré.')
  expect(sent(served, 'PATCH /admin/subscriptions/3')).toEqual({
    starts_on: '2026-01-01',
    ends_on: '2030-12-31',
    licence_years: 5,
    quantity: 40,
    renews: true,
  })

  await rowAct('Renouveler l’abonnement')
  await expect.element(dialog().getByText(/prolongé de 5 ans après le 31\/12\/2030/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Renouveler l’abonnement' }).click()
  await said('« Offre Premium » a été renouvelé.')

  await rowAct('Mettre fin à l’abonnement')
  await dialog().getByRole('button', { name: 'Mettre fin à l’abonnement' }).click()
  await said('« Offre Premium » a pris fin.')
  expect(served.names()).toContain('POST /admin/subscriptions/3/end')
})

test('ADMIN-01/add: a company is given an offer whose licence says when it ends, or a module without an end', async () => {
  const served = await open()
  const add = async (what: string) => {
    await page.getByRole('button', { name: 'Nouvel abonnement' }).click()
    await dialog()
      .getByRole('combobox', { name: /^Société/ })
      .fill('riva')
    await page.getByRole('option', { name: /Habitat Rivages/ }).click()
    await dialog().getByRole('combobox', { name: 'Offre ou module' }).click()
    await page.getByRole('option', { name: what }).click()
    await dialog()
      .getByLabelText(/^Début/)
      .fill('01/01/2027')
  }
  const submit = () => dialog().getByRole('button', { name: 'Ajouter', exact: true }).click()

  await add('Offre Premium')
  await dialog()
    .getByRole('combobox', { name: /^Licence/ })
    .click()
  await page.getByRole('option', { name: '10 ans' }).click()
  await submit()
  await said('« Offre Premium » a été ajouté.')
  const given = { company_id: 6, starts_on: '2027-01-01', quantity: null, renews: false }
  const premiumOfTen = { ...given, code: 'MSL_PREMIUM', ends_on: '2036-12-31', licence_years: 10 }
  expect(sent(served, 'POST /admin/subscriptions')).toEqual(premiumOfTen)

  await add('Courrier')
  await submit()
  await expect.element(dialog()).not.toBeInTheDocument()
  const courier = { ...given, code: 'OPTION_COURRIER', ends_on: null, licence_years: null }
  expect(sent(served, 'POST /admin/subscriptions')).toEqual(courier)
})
