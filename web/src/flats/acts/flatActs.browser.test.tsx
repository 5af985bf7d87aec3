import type { FlatActs, FlatRow } from '@logis/contract/flats'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listOf, refusal, type Answer } from '../../platform/testing.tsx'
import { lilas, openProject, sent, startAfresh } from '../../projects/testing.ts'
import type { Project } from '../../projects/api.ts'
import './AddFlatsDialog.tsx'
import './EditFlatsDialog.tsx'
import '../../contacts/LinkDialog.tsx'
import '../../devices/FlatDevices.tsx'
import { everyAct } from '../testing.ts'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const building: Project = {
  ...lilas,
  type: 'BUILDING',
  name: 'Résidence Les Tilleuls',
  capabilities: ['flats', 'flat_bulk'],
  cards: ['information', 'flats'],
}
const flat = (id: number, name: string, more: Partial<FlatRow> = {}): FlatRow => ({
  id,
  name,
  size: 45.5,
  floor: 0,
  stairs: 'A',
  created_at: '2026-06-25T10:00:00Z',
  activation_date: null,
  credentials_sent_at: null,
  tenant_invited_at: null,
  invitation_refused_at: null,
  owners: [],
  tenants: [],
  is_requested: false,
  electricity_connection: null,
  gas_connection: null,
  ...more,
})
const two = [flat(11, 'A01'), flat(12, 'A02', { size: null, floor: 1 })]

const open = (
  more: Record<string, Answer> = {},
  { flats = two, cannot = {} }: { flats?: FlatRow[]; cannot?: Partial<FlatActs> } = {},
) =>
  openProject(
    building,
    {
      'GET /buildings/9/flats': listOf(flats, {
        stairs: [],
        shows: { residents: true, tenants: false },
        cannot: { ...everyAct, ...cannot },
      }),
      ...more,
    },
    'COMPANY_MANAGER',
  )
const menu = () => page.getByRole('button', { name: 'Actions groupées' })
const entry = (name: string) => page.getByRole('menuitem', { name })
const choose = async (name: string) => {
  await menu().click()
  await entry(name).click()
}
const dialog = (name: string) => page.getByRole('dialog', { name })
const entries = async () => {
  await menu().click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
}
const bulk = ['Lier un contact', 'Ajouter un équipement', 'Voir les équipements ajoutés']

test('FLAT-07/acts: what was added to all, a device, a contact; and what else is done to all flats', async () => {
  await open()
  expect(await entries()).toEqual([
    'Ajouter des logements',
    'Modifier les logements',
    ...bulk,
    'Inviter les occupants',
    'Télécharger les fiches (PDF)',
    'Recevoir les fiches par e-mail',
  ])
})

test('FLAT-22/screen: to a manager, to whom the server closes none, the bulk acts are shown', async () => {
  await open()
  expect(await entries()).toEqual(expect.arrayContaining(bulk))
})

test('FLAT-23/screen: without one of the four provisions the bulk acts are not shown', async () => {
  const closed = 'SERVICE_PROVISION_REQUIRED' as const
  await open({}, { cannot: { link_flats: closed, read_flat_devices: closed, add_flat_devices: closed } })
  const shown = await entries()
  for (const name of bulk) expect(shown).not.toContain(name)
  expect(shown).toContain('Modifier les logements')
})

test('whoever may do nothing sees no menu', async () => {
  const closed = Object.fromEntries(Object.keys(everyAct).map((act) => [act, 'FORBIDDEN'])) as FlatActs
  const served = await open({}, { cannot: closed })
  await expect.poll(served.names).toContain('GET /buildings/9/flats')
  await expect.element(page.getByText('2 logements')).toBeVisible()
  await expect.element(menu()).not.toBeInTheDocument()
})

test('a building without flats offers to add some, and nothing else', async () => {
  await open({}, { flats: [] })
  await expect.element(page.getByRole('button', { name: 'Ajouter des logements' })).toBeVisible()
  expect(menu().elements()).toEqual([])
  // Nor is there anything to search in.
  await expect.element(page.getByText('Aucun logement dans cet immeuble.')).toBeVisible()
  expect(page.getByRole('button', { name: /Recherche avancée|Sans locataire/ }).elements()).toEqual([])
})

const adding = () => dialog('Ajouter des logements')
const rows = () =>
  adding()
    .getByRole('group', { name: 'Aperçu des logements' })
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent))

test('a series is shown line by line, those that are there already told; nothing is made before it is confirmed', async () => {
  const served = await open({
    'POST /buildings/9/flats/matches': { body: { data: [{ id: 11, name: 'A01' }, null, null, null] } },
    'POST /buildings/9/flats': { status: 201, body: { data: { created: 3, existing: 0 } } },
  })
  await choose('Ajouter des logements')
  await adding().getByRole('textbox', { name: 'Logements' }).fill('A01 à A04, étages 0 à 1')
  await expect.element(adding().getByText('3 nouveaux logements · 1 existe déjà et reste tel quel')).toBeVisible()
  expect(rows()).toEqual([
    ['1', 'A01', '', '0', '', 'Existe déjà'],
    ['2', 'A02', '', '0', '', 'Nouveau'],
    ['3', 'A03', '', '1', '', 'Nouveau'],
    ['4', 'A04', '', '1', '', 'Nouveau'],
  ])
  expect(sent(served, 'POST /buildings/9/flats/matches')).toEqual({ names: ['A01', 'A02', 'A03', 'A04'] })
  expect(served.names()).not.toContain('POST /buildings/9/flats')
  await adding().getByRole('button', { name: 'Créer 3 logements' }).click()
  await expect.element(page.getByText('3 logements ont été créés.')).toBeVisible()
  await expect.element(adding()).not.toBeInTheDocument()
  expect(sent(served, 'POST /buildings/9/flats')).toEqual({
    flats: [
      { name: 'A02', size: null, floor: 0, stairs: null },
      { name: 'A03', size: null, floor: 1, stairs: null },
      { name: 'A04', size: null, floor: 1, stairs: null },
    ],
  })
})

test('a copied list tells of each line what is wrong with it, and is not sent before it is right', async () => {
  await open({ 'POST /buildings/9/flats/matches': { body: { data: [null] } } })
  await choose('Ajouter des logements')
  await adding().getByText('Liste copiée').click()
  const lines = adding().getByRole('textbox', { name: 'Lignes du tableur' })
  await lines.fill('Nom\tSurface\tÉtage\nC01\t45,5\tRDC\nC02\tgrand\t1er\nC01\t\t')
  await expect.element(adding().getByText('1 nouveau logement · 2 lignes à corriger')).toBeVisible()
  expect(rows().map((row) => row.at(-1))).toEqual([
    'Nouveau',
    'La surface « grand » n’est pas un nombre.',
    'Un autre logement porte le même nom.',
  ])
  await expect.element(adding().getByRole('button', { name: 'Créer les logements' })).toBeDisabled()
})

test('a series that is not understood says which line; what was typed is not lost without a question', async () => {
  await open()
  await choose('Ajouter des logements')
  await adding().getByRole('textbox', { name: 'Logements' }).fill('1 à 3\nau fond du jardin, à gauche')
  await expect.element(adding().getByText(/La ligne 2 n’est pas comprise/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog').nth(1)).toBeVisible()
})

test('flats are renamed, measured and placed together; what did not change is not sent', async () => {
  const served = await open({ 'PATCH /buildings/9/flats': { body: { data: { changed: 1 } } } })
  await choose('Modifier les logements')
  const edit = dialog('Modifier les logements')
  const field = (name: string) => edit.getByRole('textbox', { name })
  await expect.element(field('Surface (m²) de A01')).toHaveValue('45,5')
  await field('Surface (m²) de A02').fill('beaucoup')
  await expect.element(edit.getByText('La surface « beaucoup » n’est pas un nombre.')).toBeVisible()
  await field('Surface (m²) de A02').fill('62,25')
  await field('Nom de A02').fill('a01')
  await expect.element(edit.getByText('Un autre logement porte le même nom.')).toBeVisible()
  await expect.element(edit.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  await field('Nom de A02').fill('B02')
  await field('Étage de A02').fill('R+2')
  await edit.getByRole('button', { name: 'Enregistrer 1 logement' }).click()
  await expect.element(page.getByText('1 logement a été modifié.')).toBeVisible()
  expect(sent(served, 'PATCH /buildings/9/flats')).toEqual({
    flats: [{ id: 12, name: 'B02', size: 62.25, floor: 2, stairs: 'A' }],
  })
})

const [plumber, roofer] = [
  { id: 1, code: 'plumber', name: 'Plombier' },
  { id: 2, code: 'roofer', name: 'Couvreur' },
]
const contact = (id: number, name: string, jobs: object[]) => ({
  id,
  name,
  company_name: null,
  jobs,
  emails: [],
  phones: [],
  addresses: [],
  website_url: null,
  notes: null,
  created_at: '2026-09-22T10:00:00Z',
  projects_count: 0,
  cannot: { write: null },
})
const contacts = {
  'GET /companies/1/contacts': listOf(
    [
      contact(5, 'Marc Tessier', [plumber, roofer]),
      contact(6, 'Fatou Diallo', [plumber]),
      contact(7, 'Inès Costa', [plumber, roofer]),
    ],
    { cannot: { create: null } },
  ),
  'GET /buildings/9/flats/contacts': {
    body: {
      data: [
        { id: 5, jobs: [{ id: 1 }] },
        { id: 6, jobs: [{ id: 1 }] },
      ],
    },
  },
}
const linking = () => dialog('Lier un contact à tous les logements')
const link = () => linking().getByRole('button', { name: 'Lier à tous les logements' })

test('FLAT-15 FLAT-16: a contact and a trade, of those that some flat is lacking', async () => {
  await open(contacts)
  await choose('Lier un contact')
  await expect.element(link()).toHaveAttribute('aria-disabled', 'true')
  await linking().getByRole('combobox', { name: 'Contact' }).fill('a')
  await expect.element(page.getByRole('option', { name: 'Marc Tessier' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Fatou Diallo' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'Marc Tessier' }).click()
  // The plumbing is linked everywhere: one trade is left, and chosen.
  await expect.element(linking().getByRole('combobox', { name: 'Métier' })).toHaveValue('Couvreur')
  await expect.element(link()).toHaveAttribute('aria-disabled', 'false')
  // Of two trades neither is chosen in one's place.
  await linking().getByRole('combobox', { name: 'Contact' }).fill('in')
  await page.getByRole('option', { name: 'Inès Costa' }).click()
  await expect.element(link()).toHaveAttribute('aria-disabled', 'true')
  await linking().getByRole('combobox', { name: 'Métier' }).click()
  await page.getByRole('option', { name: 'Plombier' }).click()
  await expect.element(link()).toHaveAttribute('aria-disabled', 'false')
})

test('FLAT-17/contact: the dialog closes and says in how many flats, and the flats are read again', async () => {
  const served = await open({
    ...contacts,
    'GET /buildings/9/flats/contacts': { body: { data: [] } },
    'POST /buildings/9/flats/contacts': { body: { data: { linked: 11, already_linked: 1, left_out: [] } } },
  })
  await choose('Lier un contact')
  await linking().getByRole('combobox', { name: 'Contact' }).fill('a')
  await page.getByRole('option', { name: 'Fatou Diallo' }).click()
  const asked = () => served.names().filter((name) => name === 'GET /buildings/9/flats').length
  const before = asked()
  await link().click()
  await expect.element(page.getByText('Le contact est lié à 11 logements. 1 logement l’avait déjà.')).toBeVisible()
  await expect.element(linking()).not.toBeInTheDocument()
  expect(sent(served, 'POST /buildings/9/flats/contacts')).toEqual({ contact_id: 6, job_id: 1 })
  await expect.poll(asked).toBeGreaterThan(before)
})

const boiler = {
  id: 107,
  name: 'Vitodens',
  reference: 'B2HF|26',
  manufacturer: { id: 3, name: 'Viessmann' },
  type: 'PRODUCT',
  parent: { id: 90, name: 'Chaudière gaz à condensation' },
  category_ids: [4],
  nature: 'boiler',
  generic: false,
  is_boiler: true,
  picture_path: null,
  lifespan: 20,
}

test('DEV-15/hidden: a device for all flats: of the catalogue alone, and under one name however often it is sent', async () => {
  const served = await open({
    'GET /products': listOf([boiler]),
    'POST /buildings/9/flats/devices': refusal(503, 'SERVICE_UNAVAILABLE', 'Le service est indisponible.'),
  })
  await choose('Ajouter un équipement')
  const add = dialog('Ajouter un équipement à tous les logements')
  await expect.element(add.getByRole('textbox', { name: /Nom ou référence/ })).toBeVisible()
  await expect.element(add.getByRole('button', { name: /Produit introuvable/ })).not.toBeInTheDocument()
  await add.getByRole('textbox', { name: /Nom ou référence/ }).fill('vito')
  await add.getByRole('button', { name: /^Vitodens/ }).click()
  const submit = add.getByRole('button', { name: 'Ajouter à tous les logements' })
  await submit.click()
  await expect.element(add.getByText('Le service est indisponible.')).toBeVisible()
  const first = sent(served, 'POST /buildings/9/flats/devices') as { batch_id: string }
  served.answers['POST /buildings/9/flats/devices'] = {
    status: 201,
    body: { data: { batch_id: first.batch_id, created: 12, left_out: [] } },
  }
  await submit.click()
  await expect.element(page.getByText('L’équipement a été ajouté à 12 logements.')).toBeVisible()
  expect(sent(served, 'POST /buildings/9/flats/devices')).toEqual(first)
  expect(first).toMatchObject({ product_id: 107, quantity: 1 })
})

test('what was added to all flats is listed with how many have it', async () => {
  const batch = { quantity: 2, bulk_batch_id: 'b', added_at: '2026-11-02T10:00:00Z', flats_count: 12 }
  await open({ 'GET /buildings/9/flats/devices': listOf([{ ...boiler, ...batch }]) })
  await choose('Voir les équipements ajoutés')
  const item = dialog('Équipements ajoutés à tous les logements').getByRole('listitem')
  await expect.element(item.getByText('Vitodens')).toBeVisible()
  await expect.element(item.getByText(/12 logements/)).toBeVisible()
  await expect.element(item.getByText('2 par logement, le 02/11/2026')).toBeVisible()
})

test('the sheets are asked for by mail once one has said yes', async () => {
  const served = await open({
    'POST /buildings/9/flats/credentials/send': {
      status: 202,
      body: { data: { recipient: 'marie@horizon.example', flats: 2 } },
    },
  })
  await choose('Recevoir les fiches par e-mail')
  const ask = dialog('Recevoir les fiches par e-mail')
  await expect.element(ask.getByText(/2 fiches, une par logement/)).toBeVisible()
  expect(served.names()).not.toContain('POST /buildings/9/flats/credentials/send')
  await ask.getByRole('button', { name: 'Recevoir les fiches par e-mail' }).click()
  await expect.element(page.getByText('Les fiches partent à marie@horizon.example.')).toBeVisible()
})
