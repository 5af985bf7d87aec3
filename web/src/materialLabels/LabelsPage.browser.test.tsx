import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersFor, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import { plain } from '../ui/testing.tsx'
import { favourite, wool } from '../studies/testing.ts'
import './LabelsPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const listed = (data: unknown[]) => ({
  data,
  meta: { total: data.length, per_page: 100, current_page: 1, last_page: 1 },
})
const window = {
  ...favourite,
  id: 8,
  wall_type: 'glass',
  envelope_type: '2',
  envelope_nature: '3',
  envelope_label: 'Baie du salon',
  products: [{ id: 20, thickness: 0, product: wool }],
}
const strange = { ...favourite, id: 9, envelope_type: '900', envelope_nature: '999', envelope_label: 'Paroi étrange' }
const roll = favourite.products[0]!.product

const open = async (labels: object[] = [favourite, window], more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/material-labels': { body: { ...listed(labels), cannot: { create: null } } },
    'GET /products': { body: listed([wool, { ...wool, id: 21, name: 'Laine de bois' }]) },
    'GET /manufacturers': { body: listed([roll.manufacturer]) },
    'GET /products/20/children': { body: listed([{ ...wool, ...roll }]) },
    'GET /products/21/children': { body: listed([]) },
    'PATCH /companies/1/material-labels/7': { body: { data: favourite } },
    'DELETE /companies/1/material-labels/7': { status: 204 },
    ...more,
  })
  const portal = await openPortal('/materials/labels/1')
  return { ...served, ...portal }
}
const unfold = (name = 'mur garage') => page.getByRole('button', { name: new RegExp(`${name}$`) }).click()
const editor = () => page.getByRole('region', { name: /^Matériaux de/ })
const row = (number = 1) => editor().getByRole('group', { name: `Ligne ${number}` })
const field = (name: RegExp | string, number = 1) => row(number).getByRole('combobox', { name })
const material = (number = 1) => field('Matériau', number)
const manufacturer = (number = 1) => field(/^Fabricant/, number)
const model = (number = 1) => field(/^Modèle/, number)
const thickness = (number = 1) => row(number).getByLabelText('Épaisseur (mm)')
const save = () => editor().getByRole('button', { name: 'Enregistrer' })
const choose = async (combobox: ReturnType<typeof material>, option: string) => {
  await combobox.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('FAV-01 FAV-03 FAV-04: office, company, type, nature and label of each, in words; a code nobody knows as it is', async () => {
  await open([favourite, window, strange])
  await expect.element(page.getByRole('heading', { level: 1, name: /Labels matériaux/ })).toBeVisible()
  const lines = () =>
    page
      .getByRole('row')
      .elements()
      .map(({ textContent }) => plain(textContent))
  await expect.poll(lines).toHaveLength(4)
  const [head, wall, glass, odd] = lines()
  expect(head).toMatch(/Bureau d’études.*Société.*Type.*Nature.*Libellé.*Détails/)
  for (const word of [
    'Études Isotherme',
    'Maisons Clairière',
    'Paroi sur local non chauffé',
    'Mur sur garage',
    'mur garage',
  ])
    expect(wall).toContain(word)
  for (const word of ['Porte-fenêtre', 'Paroi vitrée', 'Aluminium à rupteur']) expect(glass).toContain(word)
  for (const word of ['900', '999']) expect(odd).toContain(word)
  await expect.element(page.getByRole('combobox', { name: 'Lignes par page' })).not.toBeInTheDocument()
})

test('FAV-05 FAV-06 FAV-09 FAV-13 FAV-14: the rows of a favourite, each with whether it is valid', async () => {
  await open()
  await unfold()
  await expect.element(material()).toHaveValue('Laine de verre')
  await expect.element(manufacturer()).toHaveValue('Isover')
  await expect.element(model()).toHaveValue('GR 32')
  await expect.element(thickness()).toHaveValue('120')
  await expect.element(row()).toMatchTextContent('Valide')
  await editor().getByRole('button', { name: 'Ajouter une ligne' }).click()
  await expect.element(thickness(2)).toHaveValue('0')
  await thickness(2).fill('-5')
  await userEvent.tab()
  await expect.element(thickness(2)).toHaveValue('0')
  await expect.element(row(2)).toMatchTextContent('Choisissez un matériau.')
  await choose(material(2), 'Laine de verre')
  await expect.element(row(2)).toMatchTextContent('Valide')
  await choose(manufacturer(2), 'Isover')
  await expect.element(row(2)).toMatchTextContent('Choisissez le modèle de ce fabricant.')
})

test('FAV-10 FAV-11 FAV-12: material, manufacturer and model play together', async () => {
  const ursa = { id: 77, name: 'Ursa' }
  const served = await open([{ ...favourite, products: [{ id: 20, thickness: 60, product: wool }] }], {
    'GET /manufacturers': { body: listed([roll.manufacturer, ursa]) },
  })
  await unfold()
  await choose(model(), 'GR 32')
  await expect.element(manufacturer()).toHaveValue('Isover')
  const models = (of: number) => served.calls.filter(({ name }) => name === `GET /products/${of}/children`)
  expect(models(21)).toEqual([])
  await choose(material(), 'Laine de bois')
  await expect.element(manufacturer()).toHaveValue('')
  await expect.element(model()).toHaveValue('')
  await expect.element(row()).toMatchTextContent('Valide')
  await expect.poll(() => models(21).map(({ query }) => [...query.keys()])).toEqual([[]])

  await choose(material(), 'Laine de verre')
  await choose(model(), 'GR 32')
  await choose(manufacturer(), 'Ursa')
  await expect.element(model()).toHaveValue('')
  await expect.poll(() => [...models(20).at(-1)!.query.values()]).toEqual(['77'])
  await expect.element(row()).not.toMatchTextContent('Valide')
  // Emptied by the option that is chosen: the material itself is the product, and the row is whole.
  await choose(manufacturer(), 'Ursa')
  await expect.element(manufacturer()).toHaveValue('')
  await expect.element(row()).toMatchTextContent('Valide')
  await thickness().fill('80')
  await save().click()
  const saved = { products: [{ id: 20, thickness: 80 }] }
  await expect.poll(() => sent(served, 'PATCH /companies/1/material-labels/7')).toEqual(saved)
})

test('a product that the catalogue no longer offers: its row says so, and nothing is saved until another is chosen', async () => {
  await open([{ ...favourite, products: [{ id: 30, thickness: 120, product: { ...roll, archived: true } }] }])
  await unfold()
  await expect.element(row()).toMatchTextContent('Ce produit n’est plus au catalogue')
  await thickness().fill('160')
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await choose(material(), 'Laine de bois')
  await expect.element(row()).toMatchTextContent('Valide')
  await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true')
})

test('FAV-07 FAV-08 FAV-18 FAV-20: saved once something changed and all rows are valid, and told', async () => {
  const served = await open()
  await unfold()
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await thickness().fill('')
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await thickness().fill('160')
  await expect.element(page.getByText('Modifié')).toBeVisible()
  await editor().getByRole('button', { name: 'Ajouter une ligne' }).click()
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await row(2).getByRole('button', { name: 'Retirer la ligne 2' }).click()
  const shown = vi.spyOn(notifications, 'show')
  await save().click()
  await expect.element(page.getByText('Le favori a été enregistré.')).toBeVisible()
  expect(shown.mock.calls.map(([toast]) => toast.autoClose)).toEqual([6000])
  expect(sent(served, 'PATCH /companies/1/material-labels/7')).toEqual({ products: [{ id: 30, thickness: 160 }] })
})

test('FAV-07 FAV-19 FAV-20: deleted after a question, and told', async () => {
  const served = await open()
  await unfold()
  await editor().getByRole('button', { name: 'Supprimer le favori' }).click()
  const shown = vi.spyOn(notifications, 'show')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le favori' }).click()
  await expect.element(page.getByText('Le favori a été supprimé.')).toBeVisible()
  expect(shown.mock.calls.map(([toast]) => toast.autoClose)).toEqual([6000])
  expect(served.names()).toContain('DELETE /companies/1/material-labels/7')
})

test('FAV-21: a refusal is told as every other one, and what was typed stays', async () => {
  const refused = refusal(422, 'MATERIAL_EXPECTED', 'Un matériau est attendu.')
  await open([favourite], { 'PATCH /companies/1/material-labels/7': refused })
  await unfold()
  await thickness().fill('160')
  await save().click()
  await expect.element(page.getByText('Un matériau est attendu.')).toBeVisible()
  await expect.element(thickness()).toHaveValue('160')
  await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true')
})
