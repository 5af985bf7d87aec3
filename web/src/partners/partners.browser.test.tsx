import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { Partner } from './api.ts'
import './PartnersPage.tsx'
import './PartnerPage.tsx'
import './PartnerDialogs.tsx'
import './MergePartnerDialog.tsx'
import './MovePartnerDialog.tsx'
import '../companies/team/InviteDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const ouest: Partner = {
  id: 5,
  name: 'Bâtir Ouest',
  type: 'RESIDENCE_BUILDER',
  picture_path: null,
  parent: { id: 1, name: 'Groupe Horizon' },
  state: 'ACTIVE',
  people_count: 1,
  homes_count: 1200,
  children_count: 0,
  created_at: '2025-03-01T08:00:00Z',
  disabled_at: null,
  disabled_reason: null,
  sellsy_client_id: null,
  sponsorship_url: null,
  activated_count: 800,
  passports_count: 0,
  homes_below_count: 0,
  storage_bytes: 5_000_000,
  devices_count: 42,
  parents: [{ id: 1, name: 'Groupe Horizon', type: 'COMPANY_MANAGER', picture_path: null }],
  children: [],
  linked_companies: [{ id: 9, name: 'Gaz Service Sud', type: 'INSTALLER', picture_path: null }],
  people: [],
  invitations: [],
  cannot: {
    edit: null,
    move: null,
    link: null,
    disable: null,
    enable: 'COMPANY_NOT_DISABLED',
    delete: 'COMPANY_HAS_RESIDENCES',
  },
}
const group = {
  ...ouest,
  id: 7,
  name: 'Groupe Atlantique',
  type: 'COMPANY_MANAGER' as const,
  parent: null,
  parents: [],
}

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async (path: string, more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/companies': listOf([ouest, group]),
    'GET /admin/companies/5': { body: { data: ouest } },
    'GET /admin/subscriptions': listOf([]),
    'GET /admin/audit-log': listOf([]),
    'GET /admin/companies/5/move': {
      body: {
        data: {
          homes_count: 1200,
          companies_count: 1,
          gains: [{ id: 7, name: 'Groupe Atlantique', type: 'COMPANY_MANAGER', picture_path: null, people_count: 3 }],
          loses: [{ id: 1, name: 'Groupe Horizon', type: 'COMPANY_MANAGER', picture_path: null, people_count: 2 }],
        },
      },
    },
    'PUT /admin/companies/5/parent': { body: { data: ouest } },
    'POST /admin/companies/5/disable': { body: { data: { ...ouest, state: 'DISABLED' } } },
    'PUT /admin/companies/5/linked-companies': { body: { data: [] } },
    'POST /companies/5/users': { status: 201, body: { data: { email: 'a@ouest.example', invited: true } } },
    ...more,
  })
  const portal = await openPortal(path)
  return { ...served, portal }
}
const dialog = () => page.getByRole('dialog')
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()

test('every company with type, parent, people, homes and state; its name leads to its page', async () => {
  await open('/admin/companies')
  const row = page.getByRole('row').filter({ hasText: 'Bâtir Ouest' })
  for (const text of ['Constructeur', 'Groupe Horizon', 'Active'])
    await expect.element(row.getByText(text)).toBeVisible()
  await row.getByRole('link', { name: 'Bâtir Ouest' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bâtir Ouest' })).toBeVisible()
  await expect.element(page.getByText('Personne ne travaille encore pour cette société.')).toBeVisible()
})

test('a move shows who gains sight and who loses it, and is made then', async () => {
  const served = await open('/admin/companies/5')
  await page.getByRole('button', { name: 'Actions sur Bâtir Ouest' }).click()
  await page.getByRole('menuitem', { name: 'Changer de société mère' }).click()
  await dialog()
    .getByRole('combobox', { name: /^Société mère/ })
    .fill('Atlan')
  await page.getByRole('option', { name: /Groupe Atlantique/ }).click()
  const preview = dialog().getByRole('region', { name: 'Ce que le déplacement change' })
  await expect.element(preview.getByText('Groupe Horizon')).toBeVisible()
  await expect.element(preview.getByText('3 personnes')).toBeVisible()
  // A building is one of them.
  await expect.element(preview).toMatchTextContent(/Projets concernés : [1-9]/)
  await dialog().getByRole('button', { name: 'Déplacer la société' }).click()
  await said('La société Bâtir Ouest a été déplacée.')
  expect(sent(served, 'PUT /admin/companies/5/parent')).toEqual({ parent_id: 7 })
})

test('it is disabled with a reason; a first administrator is invited; a tie is undone', async () => {
  const served = await open('/admin/companies/5')
  await page.getByRole('button', { name: 'Inviter le premier administrateur' }).click()
  await dialog()
    .getByLabelText(/^Adresse e-mail/)
    .fill('a@ouest.example')
  await dialog()
    .getByRole('button', { name: /invitation|Inviter/ })
    .last()
    .click()
  await expect.poll(() => served.names()).toContain('POST /companies/5/users')
  await expect.element(dialog()).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Ne plus lier Gaz Service Sud' }).click()
  await said('Les sociétés liées ont été enregistrées.')
  expect(sent(served, 'PUT /admin/companies/5/linked-companies')).toEqual({ ids: [] })

  await page.getByRole('button', { name: 'Actions sur Bâtir Ouest' }).click()
  await page.getByRole('menuitem', { name: 'Désactiver la société' }).click()
  await expect.element(dialog()).toMatchTextContent(/Ses campagnes d’invitations s’arrêtent/)
  await dialog()
    .getByLabelText(/^Motif/)
    .fill('Contrat terminé')
  await dialog().getByRole('button', { name: 'Désactiver', exact: true }).click()
  await said('La société Bâtir Ouest a été désactivée.')
  expect(sent(served, 'POST /admin/companies/5/disable')).toEqual({ reason: 'Contrat terminé' })
})

test('a company that is disabled says when, why and by whom, and its history what was done', async () => {
  const disabled = { ...ouest, state: 'DISABLED', disabled_at: '2026-11-30T09:00:00Z', disabled_reason: 'Contrat échu' }
  const entry = {
    id: 31,
    created_at: '2026-11-30T09:00:00Z',
    action: 'UPDATED',
    model_name: 'Company',
    model_id: 5,
    name: 'Bâtir Ouest',
    changes: [
      { attribute_name: 'status', old_value: 'ACTIVE', value: 'DISABLED' },
      { attribute_name: 'disabled_reason', old_value: null, value: 'Contrat échu' },
    ],
    operation: 'partners.disablePartner',
    request_id: '7F3A-21',
    actor: { id: 90, name: 'admin@logis.example' },
    impersonator: null,
  }
  await open('/admin/companies/5', {
    'GET /admin/companies/5': { body: { data: disabled } },
    'GET /admin/audit-log': listOf([entry]),
  })
  const note = page.getByRole('alert').first()
  await expect.element(note).toMatchTextContent(/désactivée le 30\/11\/2026.*Contrat échu.*Par admin@logis\.example/)
  await expect.element(page.getByText('Active').first()).toBeVisible()
  await expect.element(page.getByRole('definition').getByText('Désactivée')).toBeVisible()
})

test('a merger shows what moves and what does not, wants the name of the company that goes, and leads to the one that stays', async () => {
  const ref = ({ id, name, type, picture_path }: Partner) => ({ id, name, type, picture_path })
  const sud: Partner = { ...ouest, id: 8, name: 'Bâtir Sud' }
  const merge = {
    from: ref(ouest),
    into: ref(sud),
    people: 4,
    people_of_both: 1,
    homes: 1200,
    passports: 0,
    children: 0,
    contacts: 3,
    templates: 2,
    templates_renamed: 1,
    material_labels: 0,
    material_labels_dropped: 0,
    accesses: 0,
    subscriptions: 1,
    subscriptions_left: 0,
    campaigns: 2,
    campaigns_running: 1,
    intakes_running: 1,
    sortings_running: 1,
    template_runs_running: 2,
    invitation_runs_running: 1,
    orders: 0,
    invoices: 0,
    interventions: 0,
    notes: 0,
    is_followed: true,
  }
  const served = await open('/admin/companies/5', {
    'GET /admin/companies': listOf([ouest, sud]),
    'GET /admin/companies/5/merge': { body: { data: merge } },
    'POST /admin/companies/5/merge': { body: { data: sud } },
    'GET /admin/companies/8': { body: { data: sud } },
  })
  await page.getByRole('button', { name: 'Actions sur Bâtir Ouest' }).click()
  await page.getByRole('menuitem', { name: 'Fusionner avec…' }).click()
  await dialog().getByRole('combobox', { name: 'Fusionner avec' }).fill('Bâtir')
  await page.getByRole('option', { name: /Bâtir Sud/ }).click()
  const preview = dialog().getByRole('region', { name: 'Ce que la fusion déplace' })
  await expect
    .element(preview)
    .toMatchTextContent(
      /Passe à Bâtir Sud.*4 personnes.*1\s200 projets, annulés compris.*3 contacts.*2 modèles.*2 campagnes d’invitations/,
    )
  await expect
    .element(preview)
    .toMatchTextContent(
      /1 personne travaille pour les deux.*1 modèle porte un nom déjà pris.*1 campagne d’invitations est en cours.*1 import.*1 rangement.*2 applications de modèles.*1 envoi.*suivent en quelques minutes/,
    )
  const submit = dialog().getByRole('button', { name: 'Fusionner', exact: true })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog()
    .getByRole('textbox', { name: /^Pour confirmer/ })
    .fill('Bâtir Ouest')
  await submit.click()
  await said('Bâtir Ouest a été fusionnée avec Bâtir Sud.')
  expect(sent(served, 'POST /admin/companies/5/merge')).toEqual({ into_id: 8 })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bâtir Sud' })).toBeVisible()
  // Nobody asks for the company that is no more, and nothing leads back to it.
  const names = served.names()
  expect(names.slice(names.indexOf('POST /admin/companies/5/merge'))).not.toContain('GET /admin/companies/5')
  expect(served.portal.router.history.length).toBe(1)
})

test('a company that is deleted is left before anything is read again, and nothing leads back to it', async () => {
  const served = await open('/admin/companies/5', {
    'GET /admin/companies/5': { body: { data: { ...ouest, cannot: { ...ouest.cannot, delete: null } } } },
    'DELETE /admin/companies/5': { status: 204 },
  })
  await page.getByRole('button', { name: 'Actions sur Bâtir Ouest' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer la société' }).click()
  await dialog().getByRole('button', { name: 'Supprimer la société' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sociétés' })).toBeVisible()
  const names = served.names()
  expect(names.slice(names.indexOf('DELETE /admin/companies/5'))).not.toContain('GET /admin/companies/5')
  expect(served.portal.router.history.length).toBe(1)
})

test('ADMIN-01/quota: an installer’s option and its value are shown, set and taken away', async () => {
  const quota = (value: number | null) => ({
    body: {
      data: {
        value,
        availability: value === null ? null : value - 3,
        used: 3,
        month: '2026-11-01',
        file_limit: 1_073_741_824,
        cannot: { create: null },
      },
    },
  })
  const [read, set, remove] = [
    'GET /companies/5/ptg/quotas',
    'PUT /admin/companies/5/quota',
    'DELETE /admin/companies/5/quota',
  ] as const
  const served = await open('/admin/companies/5', {
    'GET /admin/companies/5': { body: { data: { ...ouest, type: 'INSTALLER' } } },
    [read]: quota(null),
    [set]: { body: { data: { company: { id: 5, name: 'Bâtir Ouest' }, value: 12, used: 3, availability: 9 } } },
    [remove]: { status: 204 },
  })
  const card = page.getByRole('region', { name: 'Quota de PTG' })
  await expect.element(card.getByText(/^Sans quota, cette société ne crée pas/)).toBeVisible()
  await card.getByRole('textbox', { name: 'Passeports par mois' }).fill('12')
  served.answers[read] = quota(12)
  await card.getByRole('button', { name: 'Enregistrer' }).click()
  await said('Le quota a été enregistré.')
  expect(sent(served, set)).toEqual({ value: 12 })
  await expect.element(card.getByText('3 sur 12 créés ce mois-ci.')).toBeVisible()

  await card.getByRole('button', { name: 'Retirer l’option' }).click()
  served.answers[read] = quota(null)
  await dialog().getByRole('button', { name: 'Retirer l’option' }).click()
  await expect.element(card.getByText(/^Sans quota, cette société ne crée pas/)).toBeVisible()
  expect(served.names()).toContain(remove)
})

test('a company that is no installer has no quota', async () => {
  const { names } = await open('/admin/companies/5')
  await expect.element(page.getByRole('region', { name: 'Abonnements' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Quota de PTG' })).not.toBeInTheDocument()
  expect(names()).not.toContain('GET /companies/5/ptg/quotas')
})
