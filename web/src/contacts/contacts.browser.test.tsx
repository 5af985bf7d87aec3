import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersFor, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, openProject, sent, startAfresh } from '../projects/testing.ts'
import { plain } from '../ui/testing.tsx'
import type { CompanyContact, Contact } from './api.ts'
import './ContactsPage.tsx'
import './ContactDialogs.tsx'
import './LinkDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const [plumber, roofer] = [
  { id: 1, code: 'plumber', name: 'Plombier' },
  { id: 2, code: 'roofer', name: 'Couvreur' },
]
const tessier: Contact = {
  id: 5,
  name: 'Marc Tessier',
  company_name: 'Toitures Tessier',
  jobs: [plumber, roofer],
  emails: [{ email: 'marc@tessier.example', label: null }],
  phones: [{ phone_number: '+33 (0)6 22 33 44 55', label: 'Chantier' }],
  addresses: [
    {
      street_number: '3',
      street_name: 'Rue du Bois',
      zip_code: '44400',
      city: 'Rezé',
      region: null,
      country_code: 'FR',
      country_name: null,
      extra_infos: null,
      latitude: null,
      longitude: null,
    },
  ],
  website_url: null,
  notes: 'Le matin.',
}
const own = (contact: Contact, more: Partial<CompanyContact> = {}): CompanyContact => ({
  ...contact,
  created_at: '2026-09-22T10:00:00Z',
  projects_count: 3,
  cannot: { write: null },
  ...more,
})
const lift = own({ ...tessier, id: 6, name: 'Ascenseurs', company_name: null, jobs: [plumber], emails: [], phones: [] })
const listed = (data: object[], cannot: object): Answer => ({
  body: { data, meta: { total: data.length, per_page: 10, current_page: 1, last_page: 1 }, cannot },
})
const jobs: Answer = {
  body: { data: [roofer, plumber], meta: { total: 2, per_page: 2, current_page: 1, last_page: 1 } },
}
const contactsOf = (data: CompanyContact[]) => listed(data, { create: null })

const open = async (data: CompanyContact[] = [own(tessier), lift], more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/contacts': contactsOf(data),
    'GET /jobs': jobs,
    'POST /companies/1/contacts/matches': { body: { data: [[]] } },
    ...more,
  })
  await openPortal('/contacts/1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const isOff = async (button: ReturnType<typeof page.getByRole>) =>
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
const isOn = async (button: ReturnType<typeof page.getByRole>) =>
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })

test('CON-08/list: the contacts with their trades; a phone dials, an e-mail is written to, an address opens the map apart', async () => {
  await open()
  const row = rowOf('Marc Tessier')
  await expect.element(row).toMatchTextContent(/Toitures Tessier.*Plombier.*Couvreur/)
  const link = (name: string | RegExp) => row.getByRole('link', { name })
  await expect.element(link(/6 22 33 44 55/)).toHaveAttribute('href', 'tel:+33622334455')
  await expect.element(link(/marc@/)).toHaveAttribute('href', 'mailto:marc@tessier.example')
  const map = link(/3 Rue du Bois, 44400 Rezé/)
  await expect.element(map).toHaveAttribute('target', '_blank')
  expect(map.element().getAttribute('href')).toContain(encodeURIComponent('3 Rue du Bois, 44400 Rezé'))

  await row.getByRole('button', { name: 'Actions sur le contact Marc Tessier' }).click()
  for (const act of ['Modifier le contact', 'Fusionner', 'Supprimer le contact'])
    await expect.element(page.getByRole('menuitem', { name: act })).toBeVisible()
})

test('an edit sends what was changed: a note alone, and a site that was emptied', async () => {
  const patch = 'PATCH /companies/1/contacts/5'
  const contact = own({ ...tessier, website_url: 'https://tessier.example' })
  const served = await open([contact], { [patch]: { body: { data: contact } } })
  const edit = async (label: RegExp, typed: string) => {
    await rowOf('Marc Tessier').getByRole('button', { name: 'Actions sur le contact Marc Tessier' }).click()
    await page.getByRole('menuitem', { name: 'Modifier le contact' }).click()
    await dialog().getByLabelText(label).fill(typed)
    await dialog().getByRole('button', { name: 'Enregistrer' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  }
  await edit(/^Notes/, 'Sonner deux fois.')
  expect(sent(served, patch)).toEqual({ notes: 'Sonner deux fois.' })
  served.calls.length = 0
  await edit(/^Site/, '')
  expect(sent(served, patch)).toEqual({ website_url: null })
})

test('CON-08/dialog CON-11/screen CON-12/screen CON-13/screen: a name and a trade are needed, an address is whole or none; then one call has it all', async () => {
  const served = await open([], { 'POST /companies/1/contacts': { status: 201, body: { data: own(tessier) } } })
  await page.getByRole('button', { name: 'Nouveau contact' }).first().click()
  const submit = dialog().getByRole('button', { name: 'Créer le contact' })
  await isOff(submit)
  for (const part of [/^Société/, /^E-mail 1/, /^Téléphone 1/, /^Voie/, /^Code postal/, /^Ville/])
    await expect.element(dialog().getByLabelText(part).first()).toBeVisible()
  await dialog().getByLabelText('Nom', { exact: true }).fill('Marc Tessier')
  await isOff(submit)
  await dialog().getByRole('combobox', { name: 'Métiers' }).click()
  await expect.element(page.getByRole('option', { name: 'Plombier' })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(2)
  await page.getByRole('option', { name: 'Couvreur' }).click()
  await userEvent.keyboard('{Tab}')
  await isOn(submit)

  await dialog().getByLabelText('E-mail 1').fill('pas une adresse')
  await isOff(submit)
  await dialog().getByLabelText('E-mail 1').fill('marc@tessier.example')
  await isOn(submit)
  // A number alone is no address (D2-G04); a city is the beginning of one.
  await dialog()
    .getByLabelText(/^Numéro/)
    .fill('3')
  await isOn(submit)
  await dialog().getByLabelText('Ville').fill('Rezé')
  await isOff(submit)
  await dialog().getByLabelText('Voie').fill('Rue du Bois')
  await dialog().getByLabelText('Code postal').fill('444')
  await isOff(submit)
  await dialog().getByLabelText('Code postal').fill('44400')
  await isOn(submit)
  await submit.click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(served, 'POST /companies/1/contacts')).toMatchObject({
    name: 'Marc Tessier',
    company_name: null,
    jobs: [{ id: 2 }],
    emails: [{ email: 'marc@tessier.example' }],
    phones: [],
    addresses: [
      { street_number: '3', street_name: 'Rue du Bois', zip_code: '44400', city: 'Rezé', country_code: 'FR' },
    ],
  })
})

test('who may be the same is told while one types, before anything is saved', async () => {
  const matches = [[{ id: 5, name: 'Marc Tessier', company_name: 'Toitures Tessier', by: ['phone'] }]]
  const served = await open([], { 'POST /companies/1/contacts/matches': { body: { data: matches } } })
  await page.getByRole('button', { name: 'Nouveau contact' }).first().click()
  await dialog().getByLabelText('Téléphone 1').fill('06 22 33 44 55')
  await expect.element(dialog().getByText('Marc Tessier · Toitures Tessier (même téléphone)')).toBeVisible()
  expect(sent(served, 'POST /companies/1/contacts/matches')).toEqual({
    contacts: [{ emails: [], phones: ['06 22 33 44 55'] }],
  })
  expect(served.names()).not.toContain('POST /companies/1/contacts')
})

test('a deletion says how many projects lose the contact', async () => {
  const served = await open(undefined, { 'DELETE /companies/1/contacts/5': { status: 204 } })
  await page.getByRole('button', { name: 'Actions sur le contact Marc Tessier' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer le contact' }).click()
  await expect.element(dialog().getByText('3 projets le perdront.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Supprimer le contact' }).click()
  await expect.poll(served.names).toContain('DELETE /companies/1/contacts/5')
})

test('two contacts are merged by hand; those alike are offered first', async () => {
  const served = await open(undefined, {
    'POST /companies/1/contacts/matches': {
      body: { data: [[{ id: 6, name: 'Ascenseurs', company_name: null, by: ['phone'] }]] },
    },
    'POST /companies/1/contacts/5/merge': { body: { data: own(tessier) } },
  })
  await page.getByRole('button', { name: 'Actions sur le contact Marc Tessier' }).click()
  await page.getByRole('menuitem', { name: 'Fusionner' }).click()
  const submit = dialog().getByRole('button', { name: 'Fusionner les contacts' })
  await isOff(submit)
  await dialog().getByRole('combobox').click()
  await expect.element(page.getByText('Se ressemblent')).toBeVisible()
  await page.getByRole('option', { name: 'Ascenseurs' }).click()
  await submit.click()
  await expect.poll(() => sent(served, 'POST /companies/1/contacts/5/merge')).toEqual({ merged_id: 6 })
})

const file = (text: string, name = 'carnet.csv') => new File([text], name, { type: 'text/csv' })
test('a file is read here and seen first: who is there already is left out, a trade is given to those without', async () => {
  const served = await open(undefined, {
    'POST /companies/1/contacts/matches': {
      body: { data: [[], [{ id: 5, name: 'Marc Tessier', company_name: null, by: ['phone'] }], []] },
    },
    'POST /companies/1/contacts/import': { status: 201, body: { data: { created: 2 } } },
  })
  await page.getByRole('button', { name: 'Importer' }).click()
  const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!
  await expect.element(dialog()).toBeVisible()
  await userEvent.upload(input(), file('une lettre'))
  await expect.element(dialog().getByText(/Ce fichier n’est ni/)).toBeVisible()
  await userEvent.upload(
    input(),
    file('Nom;Métiers;Téléphones\nJean;Plombier;06 99 88 77 66\nMarc;Couvreur;06 22 33 44 55\nAnne;;\n'),
  )
  await expect.element(dialog().getByText('3 contacts trouvés.')).toBeVisible()
  await expect.element(dialog().getByRole('checkbox', { name: 'Marc' })).not.toBeChecked()
  const submit = dialog().getByRole('button', { name: 'Importer 2 contacts' })
  await expect.element(submit).toBeDisabled()
  await dialog().getByRole('combobox', { name: 'Métier du contact qui n’en a pas' }).click()
  await page.getByRole('option', { name: 'Couvreur' }).click()
  await submit.click()
  await expect
    .poll(() => sent(served, 'POST /companies/1/contacts/import'))
    .toMatchObject({
      contacts: [
        { name: 'Jean', jobs: [{ id: 1 }], phones: [{ phone_number: '06 99 88 77 66' }] },
        { name: 'Anne', jobs: [{ id: 2 }] },
      ],
    })
})

const inHome = async (
  data: Contact[] = [tessier],
  more: Record<string, Answer> = {},
  cannot: object = { write: null },
) =>
  openProject(
    { ...lilas, cards: ['information', 'contacts'] },
    {
      'GET /residences/9/contacts': listed(data, cannot),
      'GET /companies/1/contacts': contactsOf([own(tessier), lift]),
      'GET /jobs': jobs,
      ...more,
    },
  )
const card = () => page.getByRole('region', { name: 'Contacts', exact: true })

test('CON-01 CON-21/screen: the card has the name, the trades and a deletion of each; it is there when the server says so', async () => {
  await inHome()
  for (const title of ['Nom', 'Métiers'])
    await expect.element(card().getByRole('columnheader', { name: new RegExp(`^${title}`) })).toBeVisible()
  await expect.element(card().getByText('Couvreur')).toBeVisible()
  await expect.element(card().getByRole('button', { name: 'Retirer Marc Tessier du projet' })).toBeVisible()
  await startAfresh()
  await openProject({ ...lilas, cards: ['information'] })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Informations' })).toBeVisible()
  expect(card().elements()).toHaveLength(0)
})

test('CON-02: the cross of a trade comes with the pointer, unlinks that trade alone, and is taken back', async () => {
  const one = '/companies/1/residences/9/contacts'
  const served = await inHome([tessier], {
    [`DELETE ${one}/5/jobs/2`]: { status: 204 },
    [`POST ${one}`]: { status: 201, body: { data: tessier } },
  })
  const cross = card().getByRole('button', { name: 'Retirer le métier Couvreur de Marc Tessier' })
  await expect.element(cross).toBeInTheDocument()
  expect(getComputedStyle(cross.element()).opacity).toBe('0')
  await card().getByText('Couvreur').hover()
  await expect.poll(() => getComputedStyle(cross.element()).opacity).toBe('1')
  served.answers['GET /residences/9/contacts'] = listed([{ ...tessier, jobs: [plumber] }], { write: null })
  await cross.click()
  await expect.element(card().getByText('Couvreur')).not.toBeInTheDocument()
  await expect.element(card().getByText('Plombier')).toBeVisible()
  expect(served.names().filter((name) => name.startsWith('DELETE'))).toEqual([`DELETE ${one}/5/jobs/2`])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => sent(served, `POST ${one}`)).toEqual({ contact_id: 5, job_id: 2 })
})

test('CON-03: the deletion of a row unlinks each of its trades by a call of its own, and the company keeps the contact', async () => {
  const one = '/companies/1/residences/9/contacts/5/jobs'
  const served = await inHome([tessier], { [`DELETE ${one}/1`]: { status: 204 }, [`DELETE ${one}/2`]: { status: 204 } })
  await card().getByRole('button', { name: 'Retirer Marc Tessier du projet' }).click()
  await expect.element(dialog().getByText(/Le contact reste dans ceux de la société/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Retirer le contact' }).click()
  await expect
    .poll(() => served.names().filter((name) => name.startsWith('DELETE')))
    .toEqual([`DELETE ${one}/1`, `DELETE ${one}/2`])
})

test('CON-04 CON-20: a search by name; the choice leaves out who is linked by all trades, and the trades that are linked', async () => {
  const served = await inHome(
    [
      { ...tessier, jobs: [plumber] },
      { ...lift, jobs: [plumber] },
    ],
    {
      'POST /companies/1/residences/9/contacts': { status: 201, body: { data: tessier } },
    },
  )
  await card().getByRole('button', { name: 'Recherche avancée' }).click()
  await dialog().getByLabelText('Nom').fill('tess')
  await dialog().getByRole('button', { name: 'Rechercher' }).click()
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === 'GET /residences/9/contacts')?.query.get('search[name]'))
    .toBe('tess')

  await card().getByRole('button', { name: 'Ajouter un contact' }).first().click()
  const submit = dialog().getByRole('button', { name: 'Ajouter un contact' })
  await isOff(submit)
  await dialog().getByRole('combobox', { name: 'Contact' }).click()
  const options = () =>
    page
      .getByRole('listbox')
      .getByRole('option')
      .elements()
      .map(({ textContent }) => plain(textContent))
  await expect.poll(options).toEqual(['Marc Tessier · Toitures Tessier'])
  await page.getByRole('option', { name: /Marc Tessier/ }).click()
  const trade = dialog().getByRole('combobox', { name: 'Métier' })
  await expect.element(trade).toHaveValue('Couvreur')
  // Chosen again it stays chosen.
  await trade.click()
  await page.getByRole('option', { name: 'Couvreur' }).click()
  await expect.element(trade).toHaveValue('Couvreur')
  await submit.click()
  await expect.poll(() => sent(served, 'POST /companies/1/residences/9/contacts')).toEqual({ contact_id: 5, job_id: 2 })
})

test('a link that someone else made meanwhile is told under its trade; a reader has no act', async () => {
  await inHome([], {
    'POST /companies/1/residences/9/contacts': refusal(409, 'CONTACT_LINK_EXISTS', 'Ce contact est déjà associé.'),
  })
  await card().getByRole('button', { name: 'Ajouter un contact' }).first().click()
  await dialog().getByRole('combobox', { name: 'Contact' }).click()
  await page.getByRole('option', { name: 'Ascenseurs' }).click()
  await dialog().getByRole('button', { name: 'Ajouter un contact' }).click()
  await expect.element(dialog().getByText('Ce contact est déjà associé.')).toBeVisible()

  await startAfresh()
  await inHome([tessier], {}, { write: 'FORBIDDEN' })
  await expect.element(card().getByText('Couvreur')).toBeVisible()
  expect(
    card()
      .getByRole('button', { name: /Retirer|Ajouter/ })
      .elements(),
  ).toHaveLength(0)
})
