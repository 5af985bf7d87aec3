import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listOf, refusal, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import { typeSteadily } from '../ui/testing.tsx'
import { data, device, dialog, openDevices, pending, product, row } from './testing.ts'

beforeEach(startAfresh)

const vitodens = product(7, 'Vitodens')
const generic = product(90, 'Chaudière', { generic: true, parent: null, manufacturer: { id: 1, name: 'GENERIQUE' } })
const catalogue = {
  'GET /products': listOf([vitodens]),
  'GET /products/90/children': listOf([vitodens]),
  'GET /product-categories': data([
    {
      id: 1,
      parent_id: null,
      name: 'Chauffage',
      products: [],
      children: [{ id: 2, parent_id: 1, name: 'Chaudières', children: [], products: [generic] }],
    },
  ]),
}
const add = () => dialog('Ajouter un équipement')
const save = () => add().getByRole('button', { name: 'Ajouter', exact: true })
const field = (name: RegExp) => add().getByRole('textbox', { name })

const open = async (...[rows, more]: Partial<Parameters<typeof openDevices>>) => {
  const served = await openDevices(rows ?? [row(1, 'Ancien')], { ...catalogue, ...more })
  await page.getByRole('button', { name: 'Ajouter un équipement' }).click()
  await expect.element(add()).toBeVisible()
  return served
}
const choose = async () => {
  await field(/Nom ou référence/).fill('vito')
  await add()
    .getByRole('button', { name: /^Vitodens/ })
    .click()
}

/** What the form asks of a device, beside its product. */
const asksOf = async (form: ReturnType<typeof add>) => {
  await expect.poll(() => form.element().getBoundingClientRect().width).toBe(1200)
  for (const name of [
    /^Numéro de série/,
    /^Date de mise en service/,
    /^Quantité/,
    /^Surface/,
    /^Épaisseur/,
    /^Durée de vie/,
    /^Caractéristiques/,
  ])
    await expect.element(form.getByRole('textbox', { name })).toBeVisible()
}

test('DEV-13/add PRJ-44/devices 1200 px wide and no more; three ways to a product, and what is asked of the device', async () => {
  await page.viewport(1600, 900)
  await open()
  for (const way of ['Recherche', 'Catégories', 'Listes'])
    await expect.element(add().getByRole('radio', { name: way })).toBeInTheDocument()
  await asksOf(add())
})

test('DEV-13/edit the same of a device that is there, whose product may be another', async () => {
  await page.viewport(1600, 900)
  await openDevices([row(1, 'Ancien')], { ...catalogue, 'GET /devices/1': data(device(1, 'Ancien')) })
  await page.getByRole('button', { name: 'Modifier Ancien' }).click()
  const edit = dialog('Modifier l’équipement')
  await asksOf(edit)
  await edit.getByRole('button', { name: /^Changer de produit/ }).click()
  for (const way of ['Recherche', 'Catégories', 'Listes'])
    await expect.element(edit.getByRole('radio', { name: way })).toBeInTheDocument()
})

const asked = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => name === 'GET /products').map(({ query }) => query.get('search[global_search]'))

test('DEV-14/search DEV-16/debounce SHELL-57/product the search waits for 250 ms without a key, and asks once', async () => {
  const served = await open()
  await typeSteadily(field(/Nom ou référence/).element() as HTMLInputElement, 'vito')
  expect(asked(served)).toEqual([])
  await expect.element(add().getByText('1 produit trouvé')).toBeVisible()
  expect(asked(served)).toEqual(['vito'])
  await add()
    .getByRole('button', { name: /^Vitodens/ })
    .click()
  await expect.element(add().getByRole('group', { name: 'Produit choisi' }).getByText('Vitodens')).toBeVisible()
})

test('DEV-16/waiting while an answer is on its way nothing more is asked; what was typed meanwhile is asked after it, once', async () => {
  const first = Promise.withResolvers<Answer>()
  const served = await open(undefined, { 'GET /products': first.promise })
  await field(/Nom ou référence/).fill('vi')
  await expect.poll(() => asked(served)).toEqual(['vi'])
  for (const typed of ['vito', 'vitodens']) {
    await field(/Nom ou référence/).fill(typed)
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(asked(served)).toEqual(['vi'])
  }
  served.answers['GET /products'] = listOf([vitodens])
  first.resolve(listOf([]))
  await expect.poll(() => asked(served)).toEqual(['vi', 'vitodens'])
  await expect.element(add().getByText('1 produit trouvé')).toBeVisible()
})

test('DEV-14/tree DEV-39 by the tree: category, below it, generic product, model', async () => {
  const { calls } = await open()
  await add().getByText('Catégories').click()
  for (const name of ['Chauffage', 'Chaudières', 'Chaudière'])
    await add().getByRole('button', { name, exact: true }).click()
  await add()
    .getByRole('button', { name: /^Vitodens/ })
    .click()
  await expect.element(add().getByRole('group', { name: 'Produit choisi' }).getByText('Vitodens')).toBeVisible()
  const { query } = calls.find(({ name }) => name === 'GET /product-categories')!
  expect([query.get('with_children'), query.get('with_products')]).toEqual(['1', '1'])
})

test('DEV-14/lists by the lists: type, manufacturer, product', async () => {
  const { calls } = await open(undefined, { 'GET /products': listOf([generic]) })
  await add().getByText('Listes').click()
  await add().getByRole('combobox', { name: 'Type de produit' }).click()
  await page.getByRole('option', { name: 'Chaudière' }).click()
  await add().getByRole('combobox', { name: 'Fabricant' }).click()
  await page.getByRole('option', { name: 'Viessmann' }).click()
  await add().getByRole('combobox', { name: 'Produit' }).click()
  await page.getByRole('option', { name: /^Vitodens/ }).click()
  await expect.element(add().getByRole('group', { name: 'Produit choisi' }).getByText('Vitodens')).toBeVisible()
  const children = calls.findLast(({ name }) => name === 'GET /products/90/children')!
  expect(children.query.getAll('manufacturers[]').length + children.query.getAll('manufacturers[0]').length).toBe(1)
})

test('DEV-17/add DEV-18 DEV-24 off until a product is chosen; what is empty goes as null, its day too, a day as YYYY-MM-DD', async () => {
  const served = await open(undefined, { 'POST /residences/9/devices': data(device(1, 'Vitodens')) })
  const { calls } = served
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await choose()
  await expect.element(save()).toHaveAttribute('aria-disabled', 'false')
  await field(/Date de mise en service/).fill('03/02/2026')
  await field(/Surface/).fill('12,5')
  await field(/Épaisseur/).fill('100')
  await save().click()
  await expect.poll(() => calls.find(({ name }) => name === 'POST /residences/9/devices')).toBeDefined()
  expect(JSON.parse(calls.find(({ name }) => name === 'POST /residences/9/devices')!.body)).toEqual({
    product_id: 7,
    serial_number: null,
    commissioning_date: '2026-02-03',
    quantity: 1,
    surface: 12.5,
    thickness: 100,
    lifespan: null,
    note: null,
  })
  await expect.element(add()).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Ajouter un équipement' }).click()
  await choose()
  await save().click()
  await expect.element(add()).not.toBeInTheDocument()
  expect(sent(served, 'POST /residences/9/devices')).toMatchObject({ product_id: 7, commissioning_date: null })
})

test('DEV-17/edit off while the product is taken away to choose another; every other field may be emptied', async () => {
  const full = {
    serial_number: 'A-1',
    commissioning_date: '2026-02-03',
    quantity: 2,
    surface: 12,
    thickness: 100,
    lifespan: 20,
    note: 'Au garage',
  }
  const served = await openDevices([row(1, 'Ancien')], {
    ...catalogue,
    'GET /devices/1': data(device(1, 'Ancien', full)),
    'PATCH /devices/1': data(device(1, 'Vitodens')),
  })
  await page.getByRole('button', { name: 'Modifier Ancien' }).click()
  const edit = dialog('Modifier l’équipement')
  const keep = edit.getByRole('button', { name: 'Enregistrer' })
  await edit.getByRole('button', { name: /^Changer de produit/ }).click()
  await expect.element(keep).toHaveAttribute('aria-disabled', 'true')
  const search = edit.getByRole('textbox', { name: /Nom ou référence/ })
  for (const box of edit.getByRole('textbox').all()) if (box.element() !== search.element()) await box.fill('')
  await expect.element(keep).toHaveAttribute('aria-disabled', 'true')
  await search.fill('vito')
  await edit.getByRole('button', { name: /^Vitodens/ }).click()
  await expect.element(keep).toHaveAttribute('aria-disabled', 'false')
  await keep.click()
  await expect.element(edit).not.toBeInTheDocument()
  const emptied = Object.fromEntries(Object.keys(full).map((name) => [name, null]))
  expect(sent(served, 'PATCH /devices/1')).toEqual({ product_id: 7, ...emptied })
})

test('DEV-41 a surface is in square metres, with decimals; a thickness is a whole number of millimetres, never below none', async () => {
  await open()
  await field(/^Surface \(m²\)/).fill('12,5')
  await expect.element(field(/^Surface \(m²\)/)).toHaveValue('12,5')
  const thickness = field(/^Épaisseur \(mm\)/)
  for (const [typed, kept] of [
    ['120', '120'],
    ['12,5', '12'],
    // The sign is not taken.
    ['-5', '5'],
  ] as const) {
    await thickness.fill(typed)
    await userEvent.tab()
    await expect.element(thickness).toHaveValue(kept)
  }
})

test('a refusal is told in the dialog, which stays', async () => {
  await open(undefined, {
    'POST /residences/9/devices': refusal(409, 'DEVICE_LIMIT_REACHED', 'Ce projet est complet.'),
  })
  await choose()
  await save().click()
  await expect.element(add().getByText('Ce projet est complet.')).toBeVisible()
})

const request = () => add().getByRole('group', { name: 'Demander l’ajout d’un produit' })
const send = () => request().getByRole('button', { name: 'Envoyer la demande' })

test('DEV-15/offered DEV-19 DEV-29 a product is asked for once type, manufacturer and reference are given', async () => {
  const { calls } = await open(undefined, { 'POST /product-requests': data(pending(3, 'X-12')) })
  await add()
    .getByRole('button', { name: /Produit introuvable/ })
    .click()
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
  const typed = [
    [request().getByRole('combobox', { name: 'Fabricant' }), 'Nordgaz'],
    [request().getByRole('textbox', { name: 'Référence' }), 'X-12'],
  ] as const
  for (const [field, text] of typed) await field.fill(text)
  for (const [field, text] of typed) {
    await expect.element(send()).not.toHaveAttribute('aria-disabled')
    await field.fill(' ')
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    await field.fill(text)
  }
  // One of two types is always chosen: it cannot be emptied.
  const type = request().getByRole('combobox', { name: 'Type' })
  await expect.element(type).toHaveValue('Équipement')
  await type.click()
  await page.getByRole('option', { name: 'Équipement' }).click()
  await expect.element(type).toHaveValue('Équipement')
  await send().click()
  await expect.poll(() => calls.find(({ name }) => name === 'POST /product-requests')).toBeDefined()
  expect(JSON.parse(calls.find(({ name }) => name === 'POST /product-requests')!.body)).toEqual({
    type: 'PRODUCT',
    name: 'X-12',
    manufacturer: 'Nordgaz',
    model_type: 'Residence',
    model_id: 9,
  })
})

test.each([
  ['PRODUCT_REQUEST_EXISTS', 'Une demande d’ajout existe déjà pour ce produit.'],
  ['PRODUCT_EXISTS', 'Ce produit existe déjà au catalogue.'],
])('IMP-34/said %s: what is there already is said in the panel, and what was typed stays', async (reason, words) => {
  await open(undefined, { 'POST /product-requests': refusal(409, reason, words) })
  await add()
    .getByRole('button', { name: /Produit introuvable/ })
    .click()
  await request().getByRole('combobox', { name: 'Fabricant' }).fill('Nordgaz')
  await request().getByRole('textbox', { name: 'Référence' }).fill('X-12')
  await send().click()
  await expect.element(request().getByRole('alert')).toMatchTextContent(words)
  await expect.element(request().getByRole('textbox', { name: 'Référence' })).toHaveValue('X-12')
  await expect.element(send()).not.toHaveAttribute('aria-disabled')
})

test('DEV-20 nothing is asked for while a product is chosen', async () => {
  await open()
  await choose()
  await add()
    .getByRole('button', { name: /Produit introuvable/ })
    .click()
  await expect.element(request().getByText(/Un produit est sélectionné/)).toBeVisible()
  await expect.element(request().getByRole('textbox', { name: 'Référence' })).toBeDisabled()
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
})

test('DEV-15/absent the edit dialog shows what the device holds, and does not offer a request', async () => {
  const held = device(1, 'Ancien', { serial_number: 'S-1', quantity: 3, commissioning_date: '2026-02-03' })
  const { calls } = await openDevices([row(1, 'Ancien')], {
    'GET /devices/1': data(held),
    'PATCH /devices/1': data(held),
  })
  await page.getByRole('button', { name: 'Modifier Ancien' }).click()
  const edit = dialog('Modifier l’équipement')
  await expect.element(edit.getByRole('textbox', { name: /Numéro de série/ })).toHaveValue('S-1')
  expect(edit.getByRole('button', { name: /Produit introuvable/ }).elements()).toHaveLength(0)
  await edit.getByRole('textbox', { name: /Date de mise en service/ }).fill('')
  await edit.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => calls.find(({ name }) => name === 'PATCH /devices/1')).toBeDefined()
  expect(JSON.parse(calls.find(({ name }) => name === 'PATCH /devices/1')!.body)).toEqual({ commissioning_date: null })
})
