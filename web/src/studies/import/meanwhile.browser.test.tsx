import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readOpaqueWall } from '@logis/contract/studies.rules'
import { refusal } from '../../platform/testing.tsx'
import { sent, startAfresh } from '../../projects/testing.ts'
import { plain } from '../../ui/testing.tsx'
import { devicesAnswer, imported, openImport, studyAnswer } from '../testing.ts'

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
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const fill = async (name?: string) => {
  await wallCard(name).getByRole('button', { name: 'Ajouter un matériau' }).click()
  await wallCard(name).getByRole('combobox', { name: 'Matériau' }).click()
  await page.getByRole('option', { name: 'Laine de verre', exact: true }).click()
}
const path = 'GET /residences/9/thermal-study'
const put = 'PUT /residences/9/envelope-devices'
const wall = (index: number, batiment: number, name: string) =>
  readOpaqueWall({ name, type_paroi: '100', nature: '101', surface_totale: '20' }, { index, batiment })
const building = (id: number, parois_opaques: ReturnType<typeof wall>[]) => ({
  body: { data: { id, envelope: JSON.stringify({ parois_opaques, parois_vitrees: [] }) } },
})

test('what someone else imported meanwhile is shown beside one’s own rows before it is overwritten', async () => {
  const served = await openImport({
    answers: { [put]: refusal(409, 'WALL_ALREADY_IMPORTED', 'Cette paroi a déjà été importée.') },
  })
  await fill()
  await button('Importer 1 paroi').click()
  const compare = page.getByRole('dialog', { name: 'Importer les parois' })
  served.answers['GET /residences/9/devices'] = devicesAnswer([imported(0, { thickness: 80 })])
  await compare.getByRole('button', { name: 'Importer 1 paroi' }).click()
  await expect.element(compare.getByRole('alert')).toMatchTextContent('Une autre personne a importé entre-temps.')
  await expect.element(compare.getByText(/1 paroi a déjà des matériaux/)).toBeVisible()
  expect(plain(compare.getByRole('listitem').first().element().textContent)).toContain('112,46 m² · 80 mm')

  served.answers[put] = { body: { data: { created: 1, deleted: 1 } } }
  await compare.getByRole('button', { name: 'Importer 1 paroi' }).click()
  await expect.element(compare).not.toBeInTheDocument()
  expect(sent(served, put)).toMatchObject({ walls: [{ index: 0, replace_existing: true }] })
})

test('a study that is removed while its walls are on the screen: the dialog says so', async () => {
  const { answers } = await openImport({ answers: { [put]: refusal(409, 'THERMAL_STUDY_MISSING') } })
  await fill()
  const missing = { attach: null, remove: 'THERMAL_STUDY_MISSING', import: 'THERMAL_STUDY_MISSING' }
  answers[path] = { body: { data: null, cannot: missing } }
  await wallCard().getByRole('button', { name: 'Importer la paroi' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('a été supprimée entre-temps')
  await dialog().getByRole('button', { name: 'Fermer' }).last().click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a study that another one replaces: its walls are shown, and what was typed goes to none of them', async () => {
  const { answers, names } = await openImport({ answers: { [put]: refusal(409, 'THERMAL_STUDY_REPLACED') } })
  await fill()
  answers[path] = studyAnswer({ id: 6 })
  answers['GET /residences/9/thermal-study/building'] = building(6, [wall(0, 1, 'Mur d’un autre plan')])
  await wallCard().getByRole('button', { name: 'Importer la paroi' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('a été remplacée entre-temps')
  await expect.element(wallLine('Mur d’un autre plan')).toMatchTextContent('À remplir')
  await expect.element(dialog().getByRole('group', { name: 'Ligne 1' })).not.toBeInTheDocument()
  expect(names().filter((name) => name === put)).toHaveLength(1)
})

test('what a former study brought to the wall at the same place is shown, and said to be of a former one', async () => {
  await openImport({
    devices: [imported(0, { created_at: '2026-09-01T10:00:00Z' }), imported(1)],
    answers: { [path]: studyAnswer({ created_at: '2026-09-22T09:00:00Z' }) },
  })
  await expect.element(wallLine('Mur nord')).toMatchTextContent('Importée')
  await expect.element(wallCard().getByText(/d’une étude précédente/)).toBeVisible()
  await wallLine('Mur garage').click()
  await expect.element(wallCard('Mur garage').getByRole('group', { name: 'Ligne 1' })).toBeVisible()
  await expect.element(wallCard('Mur garage').getByText(/d’une étude précédente/)).not.toBeInTheDocument()
})

test('two buildings: walls of one name are told apart in the list, on the wall and before they are imported', async () => {
  await openImport({
    answers: {
      'GET /residences/9/thermal-study/building': building(5, [wall(0, 1, 'Mur'), wall(1, 2, 'Mur')]),
    },
  })
  await expect.element(wallLine('Mur').nth(1)).toMatchTextContent('Bâtiment 2')
  await wallLine('Mur').nth(1).click()
  await expect.element(wallCard('Mur, Bâtiment 2')).toMatchTextContent('Bâtiment 2')
  await fill('Mur, Bâtiment 2')
  await button('Importer 1 paroi').click()
  const entry = page.getByRole('dialog', { name: 'Importer les parois' }).getByRole('listitem').first()
  await expect.element(entry).toMatchTextContent('Bâtiment 2')
})
