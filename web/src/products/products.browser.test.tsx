import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { file } from '../documents/testing.ts'
import { changeLocale } from '../platform/i18n.ts'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import './ProductsPage.tsx'
import type { AskedProduct } from './requests/api.ts'
import './requests/RequestDialogs.tsx'
import './requests/RequestsPage.tsx'
import type { Sheet, WholeSheet } from './sheets/api.ts'
import './sheets/FilesDialog.tsx'
import './sheets/SheetDialogs.tsx'
import './sheets/TasksDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const used: Sheet = {
  id: 1,
  name: 'Vitodens 200-W',
  reference: 'B2HF|26',
  manufacturer: { id: 5, name: 'Viessmann' },
  type: 'PRODUCT',
  class: { id: 7, name_fr: 'Chaudière', name_en: 'Boiler' },
  parent: null,
  generic: false,
  nature: null,
  lifespan: null,
  picture_path: null,
  category_ids: [],
  label_ids: [],
  archived: false,
  created_at: '2026-01-01T00:00:00.000Z',
  cannot: { delete: 'IN_USE' },
}
const unused: Sheet = { ...used, id: 2, name: 'Vitocal', cannot: { delete: null } }
const whole: WholeSheet = {
  ...unused,
  tasks: [{ id: 9, name_fr: 'Nettoyer', name_en: 'Clean', periodicity_months: 6 }],
  documents: [],
}

const asked: AskedProduct = {
  id: 3,
  type: 'PRODUCT',
  name: 'Condens 9000',
  reference: null,
  manufacturer: 'Nordgaz',
  status: 'PENDING',
  created_at: '2026-11-20T08:00:00Z',
  decided_at: null,
  rejection_reason: null,
  residence: { id: 9, name: 'Maison Les Lilas' },
  company: { id: 3, name: 'Maisons Clairière' },
  requester: { id: 7, name: 'Hugo Bernard' },
  parent: null,
  product: null,
  known: { manufacturer: null, product: null },
  cannot: { accept: null, merge: null, reject: null },
}
const known: AskedProduct = {
  ...asked,
  id: 4,
  name: 'Vitocall',
  known: { manufacturer: { id: 5, name: 'Viessmann' }, product: { id: 2, name: 'Vitocal' } },
}

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async (sheets: Sheet[] = [used, unused], more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/products': listOf(sheets),
    'GET /admin/products/2': { body: { data: whole } },
    'GET /manufacturers': listOf([{ id: 5, name: 'Viessmann' }]),
    'GET /products': listOf([]),
    'GET /admin/product-classes': listOf([]),
    'GET /admin/product-labels': listOf([]),
    'GET /product-categories': { body: { data: [] } },
    'POST /admin/products': { status: 201, body: { data: whole } },
    'PATCH /admin/products/1': { body: { data: { ...whole, id: 1 } } },
    'PATCH /admin/products/2': { body: { data: whole } },
    'GET /admin/product-requests': listOf([asked, known]),
    'POST /admin/product-requests/3/accept': { body: { data: { ...asked, product: { id: 2, name: 'Condens' } } } },
    'POST /admin/product-requests/3/reject': { body: { data: asked } },
    'POST /admin/product-requests/4/merge': { body: { data: { ...known, product: { id: 2, name: 'Vitocal' } } } },
    'PUT /admin/products/2/tasks': { body: { data: whole.tasks } },
    'DELETE /admin/products/2': { status: 204 },
    ...more,
  })
  await openPortal('/admin/products')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const choice = (label: RegExp) => dialog().getByRole('combobox', { name: label })
const field = (label: RegExp) => dialog().getByRole('textbox', { name: label })
const rowAct = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Actions sur le produit ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()
const choose = async (label: RegExp, option: string) => {
  await dialog().getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('ADMIN-03/screen SHELL-16/products: products with reference, manufacturer, class and type; one is added, changed, deleted', async () => {
  const served = await open()
  const row = page.getByRole('row').filter({ hasText: 'Vitodens 200-W' })
  for (const text of ['B2HF · 26', 'Viessmann', 'Chaudière', 'Équipement'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('vito')
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === 'GET /admin/products')?.query.get('search'))
    .toBe('vito')

  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await field(/^Nom/).fill('Vitocal')
  await choose(/^Fabricant/, 'Viessmann')
  await dialog().getByRole('button', { name: 'Créer le produit' }).click()
  await said('Le produit « Vitocal » a été créé.')
  expect(sent(served, 'POST /admin/products')).toMatchObject({ name: 'Vitocal', manufacturer_id: 5, type: 'PRODUCT' })

  await rowAct('Vitocal', 'Modifier le produit')
  await field(/^Nom/).fill('Vitocal 2')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('Le produit a été enregistré.')
  expect(sent(served, 'PATCH /admin/products/2')).toEqual({ name: 'Vitocal 2' })

  await rowAct('Vitocal', 'Supprimer le produit')
  await dialog().getByRole('button', { name: 'Supprimer le produit' }).click()
  await said('Le produit « Vitocal » a été supprimé.')
  expect(served.names()).toContain('DELETE /admin/products/2')
})

test('the labels of a product are offered in the order of the name that is read', async () => {
  const served = await open()
  await changeLocale('en-UK')
  await page.getByRole('button', { name: 'New product' }).click()
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === 'GET /admin/product-labels')?.query.get('sort'))
    .toBe('name_en')
})

test('a manufacturer or a class that nobody knows is called unknown, and not by its number', async () => {
  await open()
  await openPortal('/admin/products?q.manufacturer_id=99999&q.class_id=77777')
  await expect.element(page.getByText('Fabricant : Inconnu')).toBeVisible()
  await expect.element(page.getByText('Classe : Inconnue')).toBeVisible()
})

test('one that is used says why it stays, and can be archived', async () => {
  const served = await open()
  await page.getByRole('button', { name: 'Actions sur le produit Vitodens 200-W' }).click()
  const remove = page.getByRole('menuitem', { name: /^Supprimer le produit/ })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Archiver le produit' }).click()
  await dialog().getByRole('button', { name: 'Archiver le produit' }).click()
  await said('Le produit « Vitodens 200-W » a été archivé.')
  expect(sent(served, 'PATCH /admin/products/1')).toEqual({ archived: true })
})

test('maintenance is kept by its ids, and added in both languages', async () => {
  const served = await open()
  await rowAct('Vitocal', 'Entretien')
  await dialog().getByRole('button', { name: 'Ajouter une tâche' }).click()
  await dialog()
    .getByRole('textbox', { name: /^Tâche en français/ })
    .nth(1)
    .fill('Contrôler')
  await dialog()
    .getByRole('textbox', { name: /^Tâche en anglais/ })
    .nth(1)
    .fill('Check')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('L’entretien du produit a été enregistré.')
  expect(sent(served, 'PUT /admin/products/2/tasks')).toEqual({
    tasks: [
      { id: 9, name_fr: 'Nettoyer', name_en: 'Clean', periodicity_months: 6 },
      { name_fr: 'Contrôler', name_en: 'Check', periodicity_months: 12 },
    ],
  })
})

test('what every device of the product shows is taken away once it is confirmed', async () => {
  const shown = { ...whole, picture_path: '/favicon.svg', documents: [file(12, 'Notice.pdf')] }
  const served = await open(undefined, {
    'GET /admin/products/2': { body: { data: shown } },
    'DELETE /admin/products/2/picture': { status: 204 },
    'DELETE /admin/products/2/documents/12': { status: 204 },
  })
  const confirm = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  await rowAct('Vitocal', 'Photo et documents')
  await page.getByRole('button', { name: 'Retirer la photo' }).click()
  await confirm('Retirer la photo').getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Retirer le document Notice.pdf' }).click()
  await expect.element(confirm('Retirer le document').getByText(/^Le document «\sNotice\.pdf\s»/)).toBeVisible()
  await confirm('Retirer le document').getByRole('button', { name: 'Retirer le document' }).click()
  await said('Le document a été retiré.')
  expect(served.names()).toContain('DELETE /admin/products/2/documents/12')
  expect(served.names()).not.toContain('DELETE /admin/products/2/picture')
  await page.getByRole('button', { name: 'Retirer la photo' }).click()
  await confirm('Retirer la photo').getByRole('button', { name: 'Retirer la photo' }).click()
  await said('La photo a été retirée.')
  expect(served.names()).toContain('DELETE /admin/products/2/picture')
})

test('a product that exists already is told under its name', async () => {
  const why = 'Ce produit existe déjà au catalogue.'
  await open(undefined, { 'POST /admin/products': refusal(409, 'PRODUCT_EXISTS', why) })
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await field(/^Nom/).fill('Vitodens 200-W')
  await choose(/^Fabricant/, 'Viessmann')
  await dialog().getByRole('button', { name: 'Créer le produit' }).click()
  await expect.element(field(/^Nom/)).toHaveAccessibleDescription(/existe déjà au catalogue/)
})

test('ADMIN-03/screen: what was asked for is added with its manufacturer, joined to a product that is there, or refused with a reason', async () => {
  const served = await open()
  await page.getByRole('link', { name: 'Demandes d’ajout (2)' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Demandes d’ajout' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Condens 9000' })
  for (const text of ['Nordgaz', 'Maison Les Lilas', 'Maisons Clairière', 'Hugo Bernard', '20/11/2026', 'En attente'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  const decide = async (name: string, act: string) => {
    await page.getByRole('button', { name: `Actions sur la demande ${name}` }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }

  await decide('Condens 9000', 'Ajouter au catalogue')
  await expect.element(field(/^Nom/)).toHaveValue('Condens 9000')
  await expect.element(choice(/^Fabricant/)).toHaveValue('Nouveau fabricant : Nordgaz')
  await dialog().getByRole('button', { name: 'Ajouter le produit' }).click()
  await expect.element(page.getByText(/«.Condens.» est au catalogue/)).toBeVisible()
  expect(sent(served, 'POST /admin/product-requests/3/accept')).toMatchObject({
    name: 'Condens 9000',
    manufacturer_id: null,
    type: 'PRODUCT',
  })

  await decide('Vitocall', 'Rattacher à un produit existant')
  await expect.element(dialog().getByRole('radio', { name: 'Vitocal (Viessmann)' })).toBeChecked()
  await dialog().getByRole('button', { name: 'Rattacher la demande' }).click()
  await expect.element(page.getByText(/«.Vitocall.» est rattachée à «.Vitocal.»/)).toBeVisible()
  expect(sent(served, 'POST /admin/product-requests/4/merge')).toEqual({ product_id: 2 })

  await decide('Condens 9000', 'Refuser la demande')
  await field(/^Motif/).fill('Retiré de la vente')
  await dialog().getByRole('button', { name: 'Refuser la demande' }).click()
  await expect.element(page.getByText(/«.Condens 9000.» est refusée/)).toBeVisible()
  expect(sent(served, 'POST /admin/product-requests/3/reject')).toEqual({ reason: 'Retiré de la vente' })
})
