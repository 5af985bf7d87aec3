import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { Maker } from './api.ts'
import './ManufacturersPage.tsx'
import './MakerDialogs.tsx'
import '../reference/catalogue/ImportCatalogueDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const viessmann: Maker = {
  id: 1,
  name: 'Viessmann',
  generic: false,
  products_count: 12,
  cannot: { edit: null, delete: 'MANUFACTURER_IN_USE' },
}
const lemaire: Maker = { ...viessmann, id: 2, name: 'Lemaire', products_count: 0, cannot: { edit: null, delete: null } }
const generic: Maker = {
  ...viessmann,
  id: 3,
  name: 'GENERIQUE',
  generic: true,
  cannot: { edit: 'MANUFACTURER_GENERIC', delete: 'MANUFACTURER_GENERIC' },
}

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async (more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/manufacturers': listOf([viessmann, lemaire, generic]),
    'POST /admin/manufacturers': { status: 201, body: { data: lemaire } },
    'PATCH /admin/manufacturers/2': { body: { data: lemaire } },
    'DELETE /admin/manufacturers/2': { status: 204 },
    ...more,
  })
  await openPortal('/admin/manufacturers')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Fabricants' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const name = () => dialog().getByLabelText(/^Nom/)
const rowAct = async (maker: string, act: string) => {
  await page.getByRole('button', { name: `Actions sur le fabricant ${maker}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()

test('ADMIN-02/screen: the manufacturers with their number of products, searched and ordered; one is added, renamed and deleted', async () => {
  const served = await open()
  const row = page.getByRole('row').filter({ hasText: 'Viessmann' })
  await expect.element(row.getByText('12')).toBeVisible()
  await page.getByRole('button', { name: 'Produits', exact: true }).click()
  await page.getByRole('searchbox').fill('lem')
  await expect
    .poll(() => served.calls.findLast((call) => call.name === 'GET /admin/manufacturers')?.query.toString())
    .toMatch(/search=lem.*sort=products_count|sort=products_count.*search=lem/)

  await page.getByRole('button', { name: 'Nouveau fabricant' }).click()
  await name().fill('Lemaire')
  await dialog().getByRole('button', { name: 'Créer le fabricant' }).click()
  await said('Le fabricant « Lemaire » a été créé.')
  expect(sent(served, 'POST /admin/manufacturers')).toEqual({ name: 'Lemaire' })

  await rowAct('Lemaire', 'Renommer le fabricant')
  await name().fill('Lemaire et fils')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('Le fabricant a été renommé.')
  expect(sent(served, 'PATCH /admin/manufacturers/2')).toEqual({ name: 'Lemaire et fils' })

  await rowAct('Lemaire', 'Supprimer le fabricant')
  await dialog().getByRole('button', { name: 'Supprimer le fabricant' }).click()
  await said('Le fabricant « Lemaire » a été supprimé.')
  expect(served.names()).toContain('DELETE /admin/manufacturers/2')
})

test('one that has products says why it stays; the generic one says why it keeps its name', async () => {
  await open()
  await page.getByRole('button', { name: 'Actions sur le fabricant Viessmann' }).click()
  const remove = page.getByRole('menuitem', { name: /^Supprimer le fabricant/ })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(remove.getByText('Ce fabricant possède des produits et ne peut pas être supprimé.'))
    .toBeVisible()
  await page.getByRole('menuitem', { name: 'Renommer le fabricant' }).click()
  await dialog().getByRole('button', { name: 'Annuler' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Actions sur le fabricant GENERIQUE' }).click()
  const rename = page.getByRole('menuitem', { name: /^Renommer le fabricant/ })
  await expect.element(rename).toHaveAttribute('aria-disabled', 'true')
})

test('a name that is taken is told under its field', async () => {
  await open({ 'POST /admin/manufacturers': refusal(409, 'MANUFACTURER_EXISTS', 'Ce fabricant existe déjà.') })
  await page.getByRole('button', { name: 'Nouveau fabricant' }).click()
  await name().fill('viessmann')
  await dialog().getByRole('button', { name: 'Créer le fabricant' }).click()
  await expect.element(name()).toHaveAccessibleDescription(/Ce fabricant existe déjà/)
})

test('a spreadsheet is looked at line by line, then what is good of it is taken', async () => {
  const counts = { CREATED: 1, CHANGED: 0, UNCHANGED: 2, FAULTY: 1 }
  const lines = [
    { line: 2, name: 'Nordgaz', outcome: 'CREATED', changes: [], faults: [] },
    { line: 3, name: 'Viessmann', outcome: 'FAULTY', changes: [], faults: [{ field: 'name', code: 'taken' }] },
  ]
  const uploads = catchUploads({ data: { is_taken: false, counts, passed_over: 0, ignored: ['Pays'], lines } })
  await open()
  await page.getByRole('button', { name: 'Tableur' }).click()
  await page.getByRole('menuitem', { name: 'Importer un tableur…' }).click()
  await expect.element(dialog()).toBeVisible()
  const picked = new DataTransfer()
  picked.items.add(new File(['Nom;Pays'], 'fabricants.csv', { type: 'text/csv' }))
  const input = dialog().element().querySelector<HTMLInputElement>('input[type="file"]')!
  input.files = picked.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(dialog().getByText(/un autre porte déjà ce nom/)).toBeVisible()
  await expect.element(dialog().getByText(/2 lignes sans changement.*Pays/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Importer 1 ligne' }).click()
  await said('Import terminé. Créés : 1. Modifiés : 0.')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(uploads.map(({ url }) => url.replace(/^.*\/v2/, ''))).toEqual([
    '/admin/catalogue/manufacturers/preview',
    '/admin/catalogue/manufacturers/import',
  ])
})

test('the whole list leaves as CSV or as a workbook, under the name of its kind', async () => {
  const { calls } = await open({ 'GET /admin/catalogue/manufacturers/export': { body: 'Identifiant;Nom' } })
  const names: string[] = []
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:of-a-file')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const asked = () => calls.filter(({ name }) => name.endsWith('/export')).map(({ query }) => query.get('format'))
  // The rows are there, and nothing moves under the pointer any more.
  await expect.element(page.getByRole('row').filter({ hasText: 'Viessmann' })).toBeVisible()
  for (const [act, formats, files] of [
    ['Tout exporter en CSV', ['csv'], ['Fabricants.csv']],
    ['Tout exporter en XLSX (Excel)', ['csv', 'xlsx'], ['Fabricants.csv', 'Fabricants.xlsx']],
  ] as const) {
    await page.getByRole('button', { name: 'Tableur' }).click()
    await page.getByRole('menuitem', { name: act }).click()
    await expect.poll(asked).toEqual(formats)
    await expect.poll(() => names).toEqual(files)
  }
  file.mockRestore()
  click.mockRestore()
})

test('a list without criteria offers no dialog of them, and its pager keeps clear of the help button', async () => {
  const many = { data: [viessmann, lemaire], meta: { total: 86, per_page: 10, current_page: 1, last_page: 9 } }
  await open({ 'GET /admin/manufacturers': { body: many } })
  await expect.element(page.getByRole('button', { name: 'Page suivante' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Recherche avancée' }).elements()).toEqual([])
  const help = page.getByRole('button', { name: /^Aide/ }).element().getBoundingClientRect()
  const next = page.getByRole('button', { name: 'Page suivante' }).element().getBoundingClientRect()
  expect(next.right).toBeLessThanOrEqual(help.left)
})
