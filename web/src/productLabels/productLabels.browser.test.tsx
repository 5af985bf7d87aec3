import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeLocale } from '../platform/i18n.ts'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { ProductLabel } from './api.ts'
import '../reference/CodedDialogs.tsx'
import './ProductLabelsPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const nf: ProductLabel = {
  id: 1,
  code: 'nf',
  name_fr: 'Norme française',
  name_en: 'French standard',
  products_count: 12,
  cannot: { delete: 'IN_USE' },
}
const qualitel: ProductLabel = {
  ...nf,
  id: 2,
  code: 'qualitel',
  name_fr: 'Qualitel',
  name_en: 'Qualitel label',
  products_count: 0,
  cannot: { delete: null },
}

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async (more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/product-labels': listOf([nf, qualitel]),
    'POST /admin/product-labels': { status: 201, body: { data: qualitel } },
    'PATCH /admin/product-labels/2': { body: { data: qualitel } },
    'DELETE /admin/product-labels/2': { status: 204 },
    ...more,
  })
  await openPortal('/admin/product-labels')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Labels des produits' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const field = (label: RegExp) => dialog().getByLabelText(label)
const rowAct = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Actions sur le label ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()

test('ADMIN-05/screen: the labels with code and names, searched and ordered; one is added, changed and deleted', async () => {
  const served = await open()
  const row = page.getByRole('row').filter({ hasText: 'Norme française' })
  for (const text of ['French standard', 'nf', '12'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Code' }).click()
  await page.getByRole('searchbox').fill('qual')
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === 'GET /admin/product-labels')?.query.toString())
    .toMatch(/search=qual.*sort=code|sort=code.*search=qual/)

  await page.getByRole('button', { name: 'Nouveau label' }).click()
  await field(/^Nom en français/).fill('Qualitel')
  await field(/^Nom en anglais/).fill('Qualitel label')
  await field(/^Code/).fill('Qualitel')
  await userEvent.tab()
  await expect.element(dialog().getByText(/^Utilisez des minuscules/)).toBeVisible()
  await field(/^Code/).fill('qualitel')
  await dialog().getByRole('button', { name: 'Créer le label' }).click()
  await said('Le label « Qualitel » a été créé.')
  expect(sent(served, 'POST /admin/product-labels')).toEqual({
    code: 'qualitel',
    name_fr: 'Qualitel',
    name_en: 'Qualitel label',
  })

  await rowAct('Qualitel', 'Modifier le label')
  await field(/^Nom en français/).fill('Qualitel Plus')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('Le label a été enregistré.')
  expect(sent(served, 'PATCH /admin/product-labels/2')).toEqual({ name_fr: 'Qualitel Plus' })

  await rowAct('Qualitel', 'Supprimer le label')
  await dialog().getByRole('button', { name: 'Supprimer le label' }).click()
  await said('Le label « Qualitel » a été supprimé.')
  expect(served.names()).toContain('DELETE /admin/product-labels/2')
})

test('one that products bear says why it is not deleted', async () => {
  await open()
  await page.getByRole('button', { name: 'Actions sur le label Norme française' }).click()
  const remove = page.getByRole('menuitem', { name: /^Supprimer le label/ })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await expect.element(remove.getByText('Cet élément est utilisé et ne peut pas être supprimé.')).toBeVisible()
})

test('a code that is taken is told under its field', async () => {
  await open({ 'POST /admin/product-labels': refusal(409, 'CODE_EXISTS', 'Ce code est déjà utilisé.') })
  await page.getByRole('button', { name: 'Nouveau label' }).click()
  for (const label of [/^Nom en français/, /^Nom en anglais/]) await field(label).fill('NF')
  await field(/^Code/).fill('nf')
  await dialog().getByRole('button', { name: 'Créer le label' }).click()
  await expect.element(field(/^Code/)).toHaveAccessibleDescription(/Ce code est déjà utilisé/)
})

test('where nobody asks for an order, it is that of the name which is read, in either language', async () => {
  const served = await open()
  const order = () => served.calls.findLast(({ name }) => name === 'GET /admin/product-labels')?.query.get('sort')
  await expect.poll(order).toBe('name_fr')
  await changeLocale('en-UK')
  await expect.poll(order).toBe('name_en')
})
