import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { ProductClass } from './api.ts'
import './ClassDialogs.tsx'
import './MoveClassDialog.tsx'
import './ProductClassesPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const heating: ProductClass = {
  id: 1,
  parent_id: null,
  above: [],
  code: 'heating',
  name_fr: 'Chauffage',
  name_en: 'Heating',
  type: 'PRODUCT',
  nature: null,
  is_boiler: false,
  default_lifespan: null,
  products_count: 0,
  classes_count: 1,
  cannot: { delete: 'IN_USE' },
}
const boiler: ProductClass = {
  ...heating,
  id: 2,
  parent_id: 1,
  above: [{ id: 1, name_fr: 'Chauffage', name_en: 'Heating' }],
  code: 'boiler',
  name_fr: 'Chaudière',
  name_en: 'Boiler',
  is_boiler: true,
  default_lifespan: 20,
  products_count: 14,
  classes_count: 0,
}
const lift: ProductClass = {
  ...heating,
  id: 3,
  code: 'lift',
  name_fr: 'Ascenseur',
  name_en: 'Lift',
  classes_count: 0,
  cannot: { delete: null },
}

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async (more: Record<string, Answer> = {}, address = '/admin/product-classes') => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/product-classes': listOf([heating, boiler, lift]),
    'POST /admin/product-classes': { status: 201, body: { data: lift } },
    'PATCH /admin/product-classes/3': { body: { data: lift } },
    'PATCH /admin/product-classes/1': { body: { data: heating } },
    'DELETE /admin/product-classes/3': { status: 204 },
    ...more,
  })
  await openPortal(address)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes de produits' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const field = (label: RegExp) => dialog().getByLabelText(label)
const rowAct = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Actions sur la classe ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()
const choose = async (label: string, option: string) => {
  await dialog().getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const offset = (name: string) => {
  const cell = page.getByRole('row').filter({ hasText: name }).getByText(name).first().element()
  return Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
}

test('ADMIN-04/screen: the classes as a tree; one is added below another, renamed, moved and deleted', async () => {
  const served = await open()
  await expect.element(page.getByRole('row').filter({ hasText: 'Chaudière' }).getByText('20 ans')).toBeVisible()
  expect(offset('Chaudière')).toBeGreaterThan(offset('Chauffage'))

  await rowAct('Chauffage', 'Ajouter une sous-classe')
  await field(/^Nom en français/).fill('Ascenseur')
  await field(/^Nom en anglais/).fill('Lift')
  await field(/^Code/).fill('lift')
  await dialog().getByRole('button', { name: 'Créer la classe' }).click()
  await said('La classe « Ascenseur » a été créée.')
  expect(sent(served, 'POST /admin/product-classes')).toEqual({
    code: 'lift',
    name_fr: 'Ascenseur',
    name_en: 'Lift',
    type: 'PRODUCT',
    parent_id: 1,
    nature: null,
    is_boiler: false,
    default_lifespan: null,
  })

  await rowAct('Ascenseur', 'Modifier la classe')
  await field(/^Nom en français/).fill('Élévateur')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('La classe a été enregistrée.')
  expect(sent(served, 'PATCH /admin/product-classes/3')).toEqual({ name_fr: 'Élévateur' })

  await rowAct('Ascenseur', 'Déplacer la classe')
  await choose('Classe parente', 'Chauffage › Chaudière')
  await dialog().getByRole('button', { name: 'Déplacer', exact: true }).click()
  await said('La classe « Ascenseur » a été déplacée.')
  expect(sent(served, 'PATCH /admin/product-classes/3')).toEqual({ parent_id: 2 })

  await rowAct('Ascenseur', 'Supprimer la classe')
  await dialog().getByRole('button', { name: 'Supprimer la classe' }).click()
  await said('La classe « Ascenseur » a été supprimée.')
  expect(served.names()).toContain('DELETE /admin/product-classes/3')
})

test('one that holds something says why it stays; it is offered no place below itself', async () => {
  await open()
  await page.getByRole('button', { name: 'Actions sur la classe Chauffage' }).click()
  const remove = page.getByRole('menuitem', { name: /^Supprimer la classe/ })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Déplacer la classe' }).click()
  await dialog().getByRole('combobox', { name: 'Classe parente' }).click()
  await expect.element(page.getByRole('option', { name: 'Ascenseur' })).toBeVisible()
  expect(
    page
      .getByRole('listbox', { name: 'Classe parente' })
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Aucune : au premier niveau', 'Ascenseur'])
})

test('a move that would close a circle is told under its field', async () => {
  const why = 'Une classe ne peut pas être rattachée à l’une de ses sous-classes.'
  await open({ 'PATCH /admin/product-classes/1': refusal(409, 'CLASS_TREE_CYCLE', why) })
  await rowAct('Chauffage', 'Déplacer la classe')
  await choose('Classe parente', 'Ascenseur')
  await dialog().getByRole('button', { name: 'Déplacer', exact: true }).click()
  await expect
    .element(dialog().getByRole('combobox', { name: 'Classe parente' }))
    .toHaveAccessibleDescription(/rattachée à l’une de ses sous-classes/)
})

test('found by a text, each class says what stands above it', async () => {
  await open({ 'GET /admin/product-classes': listOf([boiler]) }, '/admin/product-classes?q=chau')
  await expect.element(page.getByText('dans Chauffage')).toBeVisible()
})
