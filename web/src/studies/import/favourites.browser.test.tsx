import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sent, startAfresh } from '../../projects/testing.ts'
import { favourite, imported, openImport } from '../testing.ts'

beforeEach(async () => {
  await startAfresh()
  sessionStorage.clear()
  await page.viewport(1440, 900)
  opened = 'Mur nord'
})

const dialog = () => page.getByRole('dialog', { name: 'Importer l’étude thermique' })
/** The card of the wall that was opened last. */
let opened = 'Mur nord'
const wallCard = () => dialog().getByRole('region', { name: opened, exact: true })
const openWall = async (name: string) => {
  await dialog()
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  opened = name
}
const row = () => wallCard().getByRole('group', { name: 'Ligne 1' })
const thickness = () => row().getByLabelText('Épaisseur (mm)')
const material = () => row().getByRole('combobox', { name: 'Matériau' })
const manufacturer = () => row().getByRole('combobox', { name: /^Fabricant/ })
const product = () => row().getByRole('combobox', { name: /^Produit/ })
const button = (name: string) => wallCard().getByRole('button', { name, exact: true })
const choose = async (field: ReturnType<typeof material>, option: string) => {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const addRow = () => button('Ajouter un matériau').click()
const ofNorth = { ...favourite, id: 8, envelope_label: 'Mur nord', envelope_type: '100', envelope_nature: '101' }

test('IMP-22: the rows are those of the devices of the wall, else those of its favourite, else none', async () => {
  await openImport({ devices: [imported(0, { thickness: 90 })], labels: [ofNorth, favourite] })
  await expect.element(thickness()).toHaveValue('90')
  await expect.element(product()).toHaveValue('')
  await openWall('Mur garage')
  await expect.element(thickness()).toHaveValue('120')
  await expect.element(product()).toHaveValue('GR 32')
  await openWall('Baie')
  await expect.element(button('Ajouter un matériau')).toBeVisible()
  await expect.element(row()).not.toBeInTheDocument()
})

test('IMP-29 IMP-30/screen: the star is off without rows, with one that is not complete or not of the catalogue, and where there is one; it says why, and what it is for', async () => {
  await openImport({ labels: [favourite] })
  const star = button('Enregistrer comme favori')
  const saysWhy = async (of: typeof star, why: string) => {
    await expect.element(of).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('heading', { name: 'Importer l’étude thermique' }).hover()
    await of.hover()
    await expect.element(page.getByRole('tooltip', { name: why })).toBeVisible()
  }
  await saysWhy(star, 'Ajoutez au moins un matériau.')
  await addRow()
  await saysWhy(star, 'Complétez les lignes de cette paroi.')
  await choose(material(), 'Laine de verre')
  await manufacturer().fill('Atelier')
  await product().fill('Sur mesure')
  await saysWhy(star, 'Un produit saisi librement ne peut pas être enregistré comme favori.')
  await choose(material(), 'Laine de bois')
  await expect.element(star).not.toHaveAttribute('aria-disabled', 'true')
  const hint = 'Ces matériaux seront proposés pour les mêmes parois des études de ce bureau.'
  expect(star.element().closest('[title]')?.getAttribute('title')).toBe(hint)

  await openWall('Mur garage')
  await saysWhy(button('Enregistrée comme favori'), 'Un favori existe déjà pour cette paroi.')
})

test('IMP-31: a wall without devices is filled from the favourite of the same name, nature and type', async () => {
  await openImport({ labels: [favourite] })
  await openWall('Mur garage')
  await expect.element(material()).toHaveValue('Laine de verre')
  await expect.element(product()).toHaveValue('GR 32')
  await expect.element(row().getByLabelText('Épaisseur (mm)')).toHaveValue('120')
  await expect.element(row().getByLabelText('Surface (m²)')).toHaveValue('17,6')
  await expect.element(button('Enregistrée comme favori')).toHaveAttribute('aria-disabled', 'true')
  await openWall('Mur nord')
  await expect.element(row()).not.toBeInTheDocument()
})

test('IMP-32 IMP-33/saved IMP-33/duration: the star says why it is off, then keeps the products and their thickness, which is said for six seconds', async () => {
  const save = 'POST /companies/1/material-labels'
  const served = await openImport({ answers: { [save]: { status: 201, body: { data: favourite } } } })
  const star = button('Enregistrer comme favori')
  await expect.element(star).toHaveAttribute('aria-disabled', 'true')
  await addRow()
  await choose(material(), 'Laine de verre')
  await manufacturer().fill('Atelier')
  await product().fill('Sur mesure')
  await star.hover()
  await expect.element(page.getByRole('tooltip', { name: /ne peut pas être enregistré comme favori/ })).toBeVisible()
  await product().fill('GR 32')
  await row().getByLabelText('Épaisseur (mm)').fill('140')
  const shown = vi.spyOn(notifications, 'show')
  await star.click()
  await expect.element(page.getByText('Le favori a été enregistré.')).toBeVisible()
  expect(shown.mock.calls.map(([toast]) => toast.autoClose)).toEqual([6000])
  expect(sent(served, save)).toEqual({
    thermal_engineering_office_id: 40,
    wall_type: 'opaque',
    envelope_type: '100',
    envelope_nature: '101',
    envelope_label: 'Mur nord',
    products: [{ id: 30, thickness: 140 }],
  })
  const names = served.names()
  const labels = 'GET /companies/1/material-labels'
  await expect.poll(() => served.names().lastIndexOf(labels)).toBeGreaterThan(names.lastIndexOf(save))
})
