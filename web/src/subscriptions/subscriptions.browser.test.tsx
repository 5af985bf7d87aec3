import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
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
const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async () => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/subscriptions': listOf([premium]),
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

test('ADMIN-01/screen per company its offer with its dates, its licence and how long data is kept; changed, renewed, ended', async () => {
  const served = await open()
  const row = page.getByRole('row').filter({ hasText: 'Bâtir Ouest' })
  for (const text of [
    'Offre Premium',
    /licence de 5 ans/,
    '01/01/2026',
    '31/12/2030',
    'Jusqu’au 31/12/2033',
    'En cours',
  ])
    await expect.element(row.getByText(text)).toBeVisible()

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
