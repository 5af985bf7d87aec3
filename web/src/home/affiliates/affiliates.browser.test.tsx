import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { horizon } from '../../companies/testing.ts'
import { sent, startAfresh } from '../../projects/testing.ts'
// The page is there before the first test begins to count its time.
import '../HomePage.tsx'
import { affiliate, listed, openHome } from '../testing.ts'

beforeEach(startAfresh)

const list = 'GET /companies/1/affiliates'
const table = () => page.getByRole('region', { name: 'Tableau : Sociétés affiliées' })
const menuOf = (name: string) => table().getByRole('button', { name: `Actions sur ${name}` })
const entry = (name: string) => page.getByRole('menuitem', { name })

test('an affiliate is opened, edited and removed from its row', async () => {
  const contact = { public_name: 'Rivages', website_url: null, notes: null, addresses: [], emails: [], phones: [] }
  const { calls } = await openHome('COMPANY_MANAGER', {
    'GET /companies/3': { body: { data: { ...horizon, id: 3, name: 'Habitat Rivages', type: 'SOCIAL_LANDLORD' } } },
    'GET /companies/3/contact-information': { body: { data: contact } },
    'DELETE /companies/1/children/3': { status: 204 },
  })
  await menuOf('Habitat Rivages').click()
  await expect.element(entry('Ouvrir')).toHaveAttribute('href', '/company/3')
  await entry('Modifier').click()
  const sheet = page.getByRole('dialog', { name: 'Fiche de la société' })
  await expect.element(sheet.getByLabelText(/Nom public/)).toHaveValue('Rivages')
  await sheet.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(sheet).not.toBeInTheDocument()

  await menuOf('Habitat Rivages').click()
  await entry('Supprimer').click()
  const removal = page.getByRole('dialog', { name: 'Supprimer la société affiliée' })
  await removal.getByRole('textbox').fill('Habitat Rivages')
  await removal.getByRole('button', { name: 'Supprimer la société affiliée' }).click()
  await expect.element(removal).not.toBeInTheDocument()
  expect(calls.some(({ name }) => name === 'DELETE /companies/1/children/3')).toBe(true)
})

const closed = { edit: 'FORBIDDEN', delete: 'FORBIDDEN' } as const

test('where somebody may edit one affiliate and no other, that one has a menu, without the act that is not theirs', async () => {
  const other = { ...affiliate, id: 4, name: 'Chauffage Lenoir', cannot: { ...closed, edit: null } }
  await openHome('COMPANY_MANAGER', { [list]: listed([{ ...affiliate, cannot: closed }, other]) })
  await menuOf('Chauffage Lenoir').click()
  await expect.element(entry('Modifier')).toBeVisible()
  expect(entry('Supprimer').elements()).toEqual([])
  expect(menuOf('Habitat Rivages').elements()).toEqual([])
})

test('who may only read has no column of menus', async () => {
  await openHome('COMPANY_MANAGER', { [list]: listed([{ ...affiliate, cannot: closed }]) })
  await expect.element(table().getByRole('link', { name: 'Habitat Rivages' })).toBeVisible()
  await expect.element(table().getByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
})

const company = (administer: 'FORBIDDEN' | null) => ({
  'GET /companies/1': {
    body: { data: { ...horizon, type: 'COMPANY_MANAGER', cannot: { edit_sheet: null, set_owner: null, administer } } },
  },
  'GET /company-types': { body: { data: [{ code: 'INSTALLER', name: 'Installateur' }] } },
})
const adding = () => page.getByRole('button', { name: 'Ajouter une société affiliée' })

test('an affiliate is added beside the title of the list, its type chosen', async () => {
  const creating = 'POST /companies/1/children'
  const made = { status: 201, body: { data: { ...horizon, id: 30, name: 'Horizon Ouest' } } }
  const served = await openHome('COMPANY_MANAGER', { ...company(null), [creating]: made })
  await adding().click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une société affiliée' })
  await dialog.getByLabelText('Nom de la société').fill('Horizon Ouest')
  await dialog.getByRole('combobox', { name: 'Type de société' }).click()
  await page.getByRole('option', { name: 'Installateur' }).click()
  await dialog.getByRole('button', { name: 'Ajouter la société' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(served, creating)).toMatchObject({ data: { name: 'Horizon Ouest', type: 'INSTALLER' } })
})

test('of an empty list whoever may not add to it reads what will be there, and sees no act', async () => {
  await openHome('COMPANY_MANAGER', { ...company('FORBIDDEN'), [list]: listed([]) })
  await expect.element(page.getByText('Les sociétés affiliées et leurs chiffres apparaîtront ici.')).toBeVisible()
  expect(adding().elements()).toEqual([])
})

const terms = 'GET /companies/1/affiliate-terms'
const usage = {
  storage: { used: 400_000_000, limit: 13_958_643_712 },
  devices: { used: 390, limit: 19_500 },
  quota: null,
}
const service = { code: 'MSL_PREMIUM', name: 'Offre Premium', ends_on: '2031-06-30' }
const view = (name: string) => page.getByRole('radio', { name })
const heads = () =>
  table()
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent)
const cells = (name: RegExp) =>
  table()
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent)

test('the same rows tell what homes lack, in the row of all of them too; an address may ask for it', async () => {
  await openHome('COMPANY_MANAGER', {}, '?vue=documents&tri=-complete')
  await expect.element(view('Documents')).toBeChecked()
  await expect.element(table().getByRole('row', { name: /Habitat Rivages/ })).toBeVisible()
  const [homes, complete, missing, most, booklets] = cells(/Habitat Rivages/).slice(1)
  expect([homes, missing, most, booklets]).toEqual(['13', '6', 'Diagnostic énergétique (DPE), 4 logements', '3 sur 5'])
  expect(complete).toMatch(/^69.%$/)
  await expect.element(table().getByRole('row', { name: /^Ensemble 60 80.% 82 / })).toBeVisible()

  await page.getByText('Activation', { exact: true }).click()
  await expect.element(view('Activation')).toBeChecked()
  await expect.element(table().getByRole('columnheader', { name: 'Dernière activité' })).toBeVisible()
  await expect.element(table().getByRole('columnheader', { name: 'Société' })).toHaveAttribute('aria-sort', 'ascending')
})

test('what each has subscribed to and holds is asked for by whoever looks at it', async () => {
  const { calls } = await openHome('COMPANY_MANAGER', {
    [terms]: { body: { data: { whole: usage, affiliates: [{ ...usage, id: 3, services: [service] }] } } },
  })
  await expect.element(table().getByRole('row', { name: /Habitat Rivages/ })).toBeVisible()
  expect(calls.filter(({ name }) => name === terms)).toEqual([])
  await page.getByText('Offre et stockage', { exact: true }).click()
  await expect.element(view('Offre et stockage')).toBeChecked()
  await expect.element(table().getByText('Offre Premium')).toBeVisible()
  expect(cells(/Habitat Rivages/).slice(1, 3)).toEqual(['Offre Premium', '30/06/2031'])
  expect(heads()).toContain('Équipements et matériaux')
  expect(cells(/^Ensemble/)).toHaveLength(6)
})

test('the list leaves as a file, in the order on the screen', async () => {
  const { calls } = await openHome('COMPANY_MANAGER', {}, '?tri=-activated')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const asked = () => calls.find(({ name }) => name === 'GET /companies/1/affiliates/export')
  await expect.poll(() => asked()?.query.get('sort')).toBe('-activated')
})

test('an installer without homes has its gas passports of the month among what is activated; the last to act is named', async () => {
  const installer = { ...affiliate, id: 4, name: 'Chauffage Lenoir', type: 'INSTALLER', projects: 0, passports: 8 }
  await openHome('COMPANY_MANAGER', {
    [list]: listed([affiliate, { ...installer, quota: { used: 12, limit: 20 }, last_activity_by: null }]),
  })
  await expect.element(table().getByRole('row', { name: /Habitat Rivages.*hier, Samira Benali/ })).toBeVisible()
  expect(cells(/Chauffage Lenoir/).slice(1, 4)).toEqual(['8 PTG', '–', 'PTG 12/20'])
  expect(cells(/Chauffage Lenoir/).at(-2)).toBe('hier')
})
