import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { refusal } from '../../platform/testing.tsx'
import { sent, startAfresh } from '../../projects/testing.ts'
import { ink, plain } from '../../ui/testing.tsx'
import { favourite, imported, openImport, roll } from '../testing.ts'

beforeEach(async () => {
  await startAfresh()
  sessionStorage.clear()
  await page.viewport(1440, 900)
  opened = 'Mur nord'
})

const dialog = () => page.getByRole('dialog', { name: 'Importer l’étude thermique' })
const wallLine = (name: string) =>
  dialog()
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`) })
/** The card of a wall; of the one that was opened last, unless told otherwise. */
let opened = 'Mur nord'
const wallCard = (name = opened) => dialog().getByRole('region', { name, exact: true })
const openWall = async (name: string) => {
  await wallLine(name).click()
  opened = name
}
const row = (number = 1) => wallCard().getByRole('group', { name: `Ligne ${number}` })
const material = (number = 1) => row(number).getByRole('combobox', { name: 'Matériau' })
const manufacturer = (number = 1) => row(number).getByRole('combobox', { name: /^Fabricant/ })
const product = (number = 1) => row(number).getByRole('combobox', { name: /^Produit/ })
const button = (name: string) => wallCard().getByRole('button', { name, exact: true })
const choose = async (field: ReturnType<typeof material>, option: string) => {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const addRow = () => button('Ajouter un matériau').click()
/** How a wall is told: in a word, and in a colour. */
const toldOf = async (name: string, word: string, tone: Parameters<typeof ink>[0]) => {
  await expect.element(wallLine(name)).toMatchTextContent(word)
  const chip = wallLine(name).getByText(word).element()
  expect(getComputedStyle(chip.closest('[class*=chip]')!).color).toBe(ink(tone))
}
const importButton = () => page.getByRole('button', { name: /^Importer depuis/ })
const put = 'PUT /residences/9/envelope-devices'
const listed = 'GET /residences/9/devices'

test('IMP-01 IMP-02 PRJ-44/import: a card for each wall in a dialog of 1200 px, and all that is done on a wall in its card', async () => {
  await openImport()
  await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(1200)
  const cards = ['Mur nord', 'Mur garage', 'Paroi étrange', 'Baie']
  for (const name of cards) await expect.element(wallCard(name)).toBeInTheDocument()
  expect(
    dialog()
      .getByRole('heading', { level: 3 })
      .elements()
      .map((title) => title.textContent),
  ).toEqual(['Parois opaques (3)', 'Parois vitrées (1)', ...cards])
  for (const name of ['Mur nord', 'Mur garage', 'Baie']) {
    await openWall(name)
    await expect.element(wallCard()).toHaveAttribute('aria-current', 'true')
    await expect.element(wallCard()).toBeInViewport()
    await expect.element(wallCard().getByLabelText('Caractéristiques de la paroi')).toBeVisible()
    await addRow()
    await expect.element(row()).toBeVisible()
    for (const act of ['Copier les lignes', 'Coller', 'Enregistrer comme favori', 'Importer la paroi'])
      await expect.element(button(act)).toBeVisible()
  }
})

test('the list follows the card that is worked on, and its keys copy from there', async () => {
  await openImport()
  await wallCard('Mur garage').getByRole('button', { name: 'Ajouter un matériau' }).click()
  await expect.element(wallLine('Mur garage')).toHaveAttribute('aria-current', 'true')
  await expect.element(wallLine('Mur nord')).not.toHaveAttribute('aria-current')
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.element(wallCard('Mur nord').getByRole('button', { name: 'Coller (1)' })).toBeVisible()
  await expect.element(row()).not.toBeInTheDocument()
})

test('IMP-10/absent: one line for each wall, and what the study says of the chosen one', async () => {
  await openImport()
  await expect.element(dialog().getByText('Parois opaques (3)')).toBeVisible()
  await expect.element(dialog().getByText('Parois vitrées (1)')).toBeVisible()
  const facts = () => plain(wallCard().getByLabelText('Caractéristiques de la paroi').element().textContent)
  await expect.element(wallCard().getByLabelText('Caractéristiques de la paroi')).toBeVisible()
  expect(facts()).toContain('Type de paroiParoi verticale')
  expect(facts()).toContain('Épaisseur de l’isolant140 mm')
  expect(facts()).toContain('Surface totale112,46 m²')
  expect(facts()).toContain('Coefficient U/')
  await openWall('Baie')
  await expect.element(wallCard().getByLabelText('Caractéristiques de la paroi')).toBeVisible()
  expect(facts()).toContain('MenuiserieAluminium à rupteur')
  expect(facts()).toContain('OrientationVerticale, sud')
  expect(facts()).toContain('Uw/')
})

test('IMP-08: a kind of wall that nobody knows has no rows and no button, and says so', async () => {
  await openImport()
  await openWall('Paroi étrange')
  await expect.element(wallCard().getByRole('note')).toMatchTextContent('n’est pas pris en charge')
  const facts = plain(wallCard().getByLabelText('Caractéristiques de la paroi').element().textContent)
  expect(facts).toContain('Type de paroiCode 900')
  expect(facts).toContain('NatureCode 999')
  await expect.element(button('Ajouter un matériau')).not.toBeInTheDocument()
  await expect.element(button('Importer la paroi')).not.toBeInTheDocument()
})

test('IMP-12 IMP-24 IMP-25 IMP-26 IMP-27 IMP-28: the fields of a row play together', async () => {
  await openImport()
  await addRow()
  await expect.element(row()).toMatchTextContent('Choisissez un matériau.')
  await expect.element(row().getByLabelText('Surface (m²)')).toHaveValue('112,46')
  await expect.element(row().getByLabelText('Épaisseur (mm)')).toHaveValue('0')

  await choose(material(), 'Laine de verre')
  await expect.element(row()).toMatchTextContent('Ligne valide')
  await choose(product(), 'GR 32')
  await expect.element(manufacturer()).toHaveValue('Isover')

  await manufacturer().fill('Ursa')
  await expect.element(product()).toHaveValue('')
  await expect.element(row()).toMatchTextContent('Indiquez le produit de ce fabricant.')

  await product().fill('Panneau sur mesure')
  await manufacturer().fill('Atelier du Nord')
  await expect.element(product()).toHaveValue('Panneau sur mesure')
  await expect.element(row()).toMatchTextContent('une demande d’ajout sera envoyée')

  await manufacturer().fill('')
  await expect.element(row()).toMatchTextContent('Indiquez le fabricant du produit.')
  await choose(material(), 'Laine de bois')
  await expect.element(product()).toHaveValue('')
  await expect.element(manufacturer()).toHaveValue('')
})

test('two products of one name are told apart by the parts of their reference', async () => {
  const data = [roll, { ...roll, id: 32, reference: 'GR|120' }]
  const meta = { total: 2, per_page: 10_000, current_page: 1, last_page: 1 }
  await openImport({ answers: { 'GET /products/20/children': { body: { data, meta } } } })
  await addRow()
  await choose(material(), 'Laine de verre')
  await choose(product(), 'GR 32 – GR, 120')
  await expect.element(manufacturer()).toHaveValue('Isover')
})

test('IMP-15/screen IMP-17/screen IMP-38/screen: a wall is imported once it has rows, all valid; what was typed is a request', async () => {
  const served = await openImport()
  await toldOf('Mur nord', 'À remplir', 'error')
  await expect.element(button('Importer la paroi')).toHaveAttribute('aria-disabled', 'true')
  await addRow()
  await toldOf('Mur nord', 'À compléter', 'progress')
  await expect.element(button('Importer la paroi')).toHaveAttribute('aria-disabled', 'true')
  await choose(material(), 'Laine de verre')
  await toldOf('Mur nord', 'À importer', 'progress')
  await addRow()
  await choose(material(2), 'Laine de verre')
  await manufacturer(2).fill('Atelier du Nord')
  await product(2).fill('Panneau ')
  await button('Importer la paroi').click()
  await expect.poll(() => served.names()).toContain(put)
  expect(sent(served, put)).toEqual({
    study_id: 5,
    walls: [
      {
        part: 'parois_opaques',
        index: 0,
        replace_existing: false,
        rows: [
          { product_id: 20, surface: 112.46, thickness: 0, quantity: 1 },
          {
            product_request: { name: 'Panneau', manufacturer: 'Atelier du Nord', parent_id: 20 },
            surface: 112.46,
            thickness: 0,
            quantity: 1,
          },
        ],
      },
    ],
  })
})

test('IMP-06 IMP-15/screen IMP-16 IMP-17/screen IMP-18 IMP-19/refreshed IMP-23: an imported wall shows its devices; changed, it asks before it replaces them', async () => {
  const served = await openImport({ devices: [imported(0, { quantity: 2 })] })
  await toldOf('Mur nord', 'Importée', 'success')
  await expect.element(material(2)).toHaveValue('Laine de verre')
  await expect.element(button('Mettre à jour')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Rétablir')).toHaveAttribute('aria-disabled', 'true')
  const other = wallCard('Mur garage')
  await expect.element(other.getByRole('button', { name: 'Importer la paroi' })).toBeInTheDocument()
  for (const act of ['Mettre à jour', 'Rétablir'])
    await expect.element(other.getByRole('button', { name: act })).not.toBeInTheDocument()

  await row(2).getByRole('button', { name: 'Retirer la ligne 2' }).click()
  await toldOf('Mur nord', 'À importer', 'progress')
  await button('Rétablir').click()
  await expect.element(row(2)).toBeVisible()

  await row(2).getByRole('button', { name: 'Retirer la ligne 2' }).click()
  await button('Mettre à jour').click()
  const question = page.getByRole('dialog', { name: 'Remplacer les matériaux' })
  await expect.element(question).toMatchTextContent('« Mur nord » a déjà des matériaux')
  await question.getByRole('button', { name: 'Annuler' }).click()
  expect(served.names()).not.toContain(put)
  await expect.element(material(2)).not.toBeInTheDocument()
  await button('Mettre à jour').click()
  await question.getByRole('button', { name: 'Remplacer les matériaux' }).click()
  await expect.poll(() => served.names()).toContain(put)
  expect(sent(served, put)).toMatchObject({ walls: [{ replace_existing: true, rows: [{ quantity: 1 }] }] })
  const names = served.names()
  await expect.poll(() => served.names().lastIndexOf(listed)).toBeGreaterThan(names.lastIndexOf(put))
})

test('IMP-37 DEV-34/import: every device of the home is loaded at once, so that no wall imported long ago is missed', async () => {
  const others = Array.from({ length: 60 }, (_, n) => imported(500 + n, { source_type: null, source_data: null }))
  const { calls } = await openImport({ devices: [...others, imported(1, { thickness: 90 })] })
  await expect.element(wallLine('Mur garage')).toMatchTextContent('Importée')
  await expect.element(wallLine('Mur nord')).toMatchTextContent('À remplir')
  const asked = calls.filter(({ name }) => name === 'GET /residences/9/devices')
  expect(asked.map(({ query }) => query.get('page_size')).filter((size) => size === '-1')).toHaveLength(1)
})

test('IMP-03: rows are copied to another wall by buttons and by keys, and cover the whole of it', async () => {
  await openImport()
  await addRow()
  await choose(material(), 'Laine de verre')
  await button('Copier les lignes').click()
  await openWall('Mur garage')
  await button('Coller (1)').click()
  await expect.element(material()).toHaveValue('Laine de verre')
  await expect.element(row().getByLabelText('Surface (m²)')).toHaveValue('17,6')
  await openWall('Baie')
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(row().getByLabelText('Surface (m²)')).toHaveValue('10,32')
})

test('IMP-07 IMP-20 IMP-21/closed IMP-21/refreshed: all at once, before and after side by side; an ignored wall is left out', async () => {
  const served = await openImport({ devices: [imported(0)], labels: [favourite] })
  await row().getByLabelText('Épaisseur (mm)').fill('160')
  await openWall('Baie')
  await addRow() // without its material, it is not valid
  await expect.element(dialog().getByText('2 parois prêtes sur 4')).toBeVisible()
  await dialog().getByRole('button', { name: 'Importer 2 parois' }).click()
  const compare = page.getByRole('dialog', { name: 'Importer les parois' })
  await expect.element(compare.getByText(/1 paroi a déjà des matériaux/)).toBeVisible()
  const first = plain(compare.getByRole('listitem').first().element().textContent)
  expect(first).toContain('112,46 m² · 140 mm')
  expect(first).toContain('112,46 m² · 160 mm')
  await compare.getByRole('switch', { name: 'Ignorer « Mur garage »' }).click()
  await compare.getByRole('button', { name: 'Importer 1 paroi' }).click()
  await expect.poll(() => served.names()).toContain(put)
  expect(sent(served, put)).toMatchObject({
    walls: [{ part: 'parois_opaques', index: 0, replace_existing: true }],
  })
  await expect.element(compare).not.toBeInTheDocument()
  const names = served.names()
  await expect.poll(() => served.names().lastIndexOf(listed)).toBeGreaterThan(names.lastIndexOf(put))
})

test('a cut connection loses nothing: the rows stay, here and after a reload, and may be sent again', async () => {
  const served = await openImport({ answers: { [put]: 'no answer' } })
  await addRow()
  await choose(material(), 'Laine de verre')
  await button('Importer la paroi').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Vos lignes sont conservées')
  await expect.element(material()).toHaveValue('Laine de verre')
  await cleanup()
  await openImport()
  await expect.element(material()).toHaveValue('Laine de verre')
  expect(served.names()).toContain(put)
})

test('a refusal is told where it happened: someone else imported the wall meanwhile', async () => {
  const taken = refusal(409, 'WALL_ALREADY_IMPORTED', 'Cette paroi a déjà été importée.')
  await openImport({ answers: { [put]: taken } })
  await addRow()
  await choose(material(), 'Laine de verre')
  await button('Importer la paroi').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Une autre personne a importé entre-temps.')
  await expect.element(material()).toHaveValue('Laine de verre')
})

test('leaving asks when rows are not imported, and only then', async () => {
  await openImport()
  await addRow()
  await choose(material(), 'Laine de verre')
  await dialog().getByRole('button', { name: 'Fermer' }).click()
  const question = page.getByRole('dialog', { name: 'Abandonner les modifications ?' })
  await expect.element(question.getByRole('button', { name: 'Continuer la saisie' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(material()).toHaveValue('Laine de verre')
  await dialog().getByRole('button', { name: 'Fermer' }).click()
  await question.getByRole('button', { name: 'Abandonner' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await importButton().click()
  await expect.element(row()).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Fermer' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})
