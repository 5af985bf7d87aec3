import type { FlatRow } from '@logis/contract/flats'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import type { Project } from './api.ts'
import { calls, flat, listed, show } from './testing.ts'
import './ActivateDialog.tsx'
import { everyAct } from '../flats/testing.ts'

beforeEach(startAfresh)

const building: Project = {
  ...flat,
  type: 'BUILDING',
  name: 'Les Tilleuls',
  to_activate: 8,
  cards: ['information', 'tenants', 'flats'],
}
const unit: FlatRow = {
  id: 12,
  name: 'Appartement B04',
  size: 54,
  floor: 4,
  stairs: null,
  created_at: '2026-01-26T10:00:00Z',
  activation_date: null,
  credentials_sent_at: null,
  tenant_invited_at: null,
  invitation_refused_at: null,
  owners: [],
  tenants: [],
  is_requested: false,
  electricity_connection: null,
  gas_connection: null,
}
const flatsOf = (more: Partial<FlatRow>, shows = { residents: true, tenants: true }): Answer => ({
  body: {
    data: [{ ...unit, ...more }],
    meta: { total: 1, per_page: 10, current_page: 1, last_page: 1 },
    stairs: [],
    shows,
    cannot: everyAct,
  },
})
const showBuilding = (cannot: Partial<Project['cannot']> = {}, more: Record<string, Answer> = {}) =>
  show(
    {},
    { 'GET /companies/1/residences': listed([]), 'GET /buildings/9/flats': flatsOf({}), ...more },
    { ...building, cannot: { ...building.cannot, ...cannot } },
  )
const activate = () => page.getByRole('button', { name: 'Valider et activer les logements' })
const flats = () => page.getByRole('region', { name: 'Logements' })

test('FLAT-07/activate FLAT-08: a landlord activates a building’s flats; without an owner account the button is off and says why; other companies have none', async () => {
  await showBuilding()
  await expect.element(activate()).toBeEnabled()
  for (const [reason, words] of [
    ['COMPANY_OWNER_USER_REQUIRED', /doit disposer d’un compte propriétaire/],
    ['RESIDENCE_ALREADY_ACTIVATED', /déjà activé/],
  ] as const) {
    await startAfresh()
    await showBuilding({ activate: reason })
    await expect.element(activate()).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('heading', { level: 1 }).hover()
    await activate().click({ force: true })
    await expect.element(page.getByRole('tooltip')).toMatchTextContent(words)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await startAfresh()
  await showBuilding({ activate: 'FORBIDDEN' })
  await expect.element(flats()).toBeVisible()
  await expect.element(activate()).not.toBeInTheDocument()
})

test('FLAT-17/activation: the activation says how much and in whose name, is one call, closes when it is done, and the flats are read again', async () => {
  const path = 'POST /companies/1/residences/9/activate'
  const done = { body: { data: { activated_ids: [9, 12] }, message: 'Activés.' } }
  const served = await showBuilding({}, { [path]: done })
  const row = flats().getByRole('row').filter({ hasText: 'Appartement B04' })
  await expect.element(row).toMatchTextContent(/Non activé/)
  await activate().click()
  const dialog = page.getByRole('dialog', { name: 'Activer les logements' })
  await expect.element(dialog).toMatchTextContent(/Les Tilleuls.*8 activations.*patrimoine@rivages\.example/)
  const cannot = { ...building.cannot, activate: 'RESIDENCE_ALREADY_ACTIVATED' }
  served.answers['GET /residences/9'] = { body: { data: { ...building, to_activate: 0, cannot } } }
  served.answers['GET /buildings/9/flats'] = flatsOf({ activation_date: '2026-11-22T10:00:00Z' })
  await dialog.getByRole('button', { name: 'Activer les logements' }).click()
  await expect.element(page.getByText('Activés.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row).toMatchTextContent(/22\/11\/2026/)
  await expect.element(activate()).toHaveAttribute('aria-disabled', 'true')
  expect(calls(served, 'POST').filter((name) => name === path)).toHaveLength(1)
})

test('TEN-01/columns: a landlord reads of each flat its tenant, since when and when they last came; another company none of it', async () => {
  const titles = ['Locataire', 'Visite']
  const header = (name: string) => flats().getByRole('columnheader', { name, exact: true })
  const tenants = [{ name: 'Tom Renaud', created_at: '2026-04-02T10:00:00Z', last_connection_at: null }]
  await showBuilding({}, { 'GET /buildings/9/flats': flatsOf({ tenants }) })
  for (const title of titles) await expect.element(header(title)).toBeVisible()
  await expect
    .element(flats().getByRole('row').filter({ hasText: 'Tom Renaud' }))
    .toMatchTextContent(/locataire 02\/04\/2026/)
  await startAfresh()
  await showBuilding({}, { 'GET /buildings/9/flats': flatsOf({}, { residents: true, tenants: false }) })
  await expect.element(flats().getByRole('row').filter({ hasText: 'Appartement B04' })).toBeVisible()
  for (const title of titles) await expect.element(header(title)).not.toBeInTheDocument()
  await expect.element(flats().getByText(/^locataire/)).not.toBeInTheDocument()
})
