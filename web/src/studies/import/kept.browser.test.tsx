import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../../platform/testing.tsx'
import { sent, startAfresh } from '../../projects/testing.ts'
import { plain } from '../../ui/testing.tsx'
import { favourite, imported, openImport, requested, roll } from '../testing.ts'

beforeEach(async () => {
  await startAfresh()
  sessionStorage.clear()
  await page.viewport(1440, 900)
})

const dialog = () => page.getByRole('dialog', { name: 'Importer l’étude thermique' })
const wallLine = (name: string) =>
  dialog()
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`) })
const wallCard = (name = 'Mur nord') => dialog().getByRole('region', { name, exact: true })
const row = (number = 1, name?: string) => wallCard(name).getByRole('group', { name: `Ligne ${number}` })
const material = (number = 1) => row(number).getByRole('combobox', { name: 'Matériau' })
const button = (name: string, wall?: string) => wallCard(wall).getByRole('button', { name, exact: true })
const put = 'PUT /residences/9/envelope-devices'
const replace = async () => {
  await button('Mettre à jour').click()
  const question = page.getByRole('dialog', { name: 'Remplacer les matériaux' })
  await question.getByRole('button', { name: 'Remplacer les matériaux' }).click()
  return question
}
const archived = { ...roll, archived: true }
const ofModel = { product: archived as never, name: 'GR 32', manufacturer: 'Isover' }

test('a product that was typed is shown with its material, and is sent as it was', async () => {
  const served = await openImport({ devices: [requested(0)] })
  await expect.element(wallLine('Mur nord')).toMatchTextContent('Importée')
  await expect.element(material()).toHaveValue('Laine de verre')
  await expect.element(row()).toMatchTextContent('une demande d’ajout sera envoyée')
  await row().getByLabelText('Épaisseur (mm)').fill('160')
  await replace()
  await expect.poll(() => served.names()).toContain(put)
  expect(sent(served, put)).toMatchObject({
    walls: [{ rows: [{ product_request: { name: 'X9', manufacturer: 'Inconnu', parent_id: 20 }, thickness: 160 }] }],
  })
})

test('a large quantity, or a part of one, is one row that says it, and is sent as it is held', async () => {
  const served = await openImport({
    devices: [imported(0, { quantity: 1500 }), imported(0, { id: 150, quantity: 2.5, thickness: 80 })],
  })
  await expect.element(material(2)).toHaveValue('Laine de verre')
  await expect.element(material(3)).not.toBeInTheDocument()
  expect(plain(row(1).element().textContent)).toContain('Quantité : 1 500. Ligne valide')
  expect(plain(row(2).element().textContent)).toContain('Quantité : 2,5. Ligne valide')
  await expect.element(button('Mettre à jour')).toHaveAttribute('aria-disabled', 'true')
  await row(2).getByLabelText('Épaisseur (mm)').fill('160')
  await replace()
  await expect.poll(() => served.names()).toContain(put)
  expect(sent(served, put)).toMatchObject({
    walls: [{ rows: [{ quantity: 1500 }, { quantity: 2.5, thickness: 160 }] }],
  })
})

test('a wall keeps a product that was archived since; no other wall is given it, and no favourite', async () => {
  const served = await openImport({ devices: [imported(0, ofModel)] })
  await expect.element(row()).toMatchTextContent('Ligne valide')
  await button('Copier les lignes').click()
  await wallLine('Mur garage').click()
  await button('Coller (1)', 'Mur garage').click()
  await expect.element(row(1, 'Mur garage')).toMatchTextContent('Ce produit n’est plus au catalogue')
  await expect.element(button('Importer la paroi', 'Mur garage')).toHaveAttribute('aria-disabled', 'true')
  await wallLine('Mur nord').click()
  await row().getByLabelText('Épaisseur (mm)').fill('160')
  await button('Enregistrer comme favori').hover()
  await expect
    .element(page.getByRole('tooltip', { name: /n’est plus au catalogue ne peut pas être enregistré/ }))
    .toBeVisible()
  await replace()
  await expect.poll(() => served.names()).toContain(put)
  expect(sent(served, put)).toMatchObject({ walls: [{ rows: [{ product_id: 30, thickness: 160 }] }] })
})

test('a favourite proposes a product that was archived since: its row says so, and the wall waits', async () => {
  const [own] = favourite.products
  const label = { ...favourite, products: [{ ...own!, product: archived as never }] }
  await openImport({ labels: [label] })
  await wallLine('Mur garage').click()
  await expect.element(row(1, 'Mur garage')).toMatchTextContent('Ce produit n’est plus au catalogue')
  await expect.element(wallLine('Mur garage')).toMatchTextContent('À compléter')
  await expect.element(button('Importer la paroi', 'Mur garage')).toHaveAttribute('aria-disabled', 'true')
})

test('a product that was archived while the dialog was open: the refusal names the wall, the row and the product', async () => {
  const { body } = refusal(404, 'PRODUCT_NOT_FOUND', 'Ce produit n’existe pas au catalogue.') as { body: object }
  const errors = { 'walls.0.rows.1.product_id': [{ code: 'not_offered', message: 'Ce produit n’est pas proposé.' }] }
  await openImport({
    devices: [imported(0), imported(0, { id: 150, ...ofModel, product: roll as never })],
    answers: { [put]: { status: 404, body: { ...body, errors } } },
  })
  await row(2).getByLabelText('Épaisseur (mm)').fill('160')
  const question = await replace()
  const words = '« Mur nord », ligne 2 : Laine de verre – Isover – GR 32 n’est plus au catalogue.'
  await expect.element(question.getByRole('alert')).toMatchTextContent(words)
  await question.getByRole('button', { name: 'Annuler' }).click()
  await dialog().getByRole('button', { name: 'Importer 1 paroi' }).click()
  const compare = page.getByRole('dialog', { name: 'Importer les parois' })
  await compare.getByRole('button', { name: 'Importer 1 paroi' }).click()
  await expect.element(compare.getByRole('alert')).toMatchTextContent(words)
})
