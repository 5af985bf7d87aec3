import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { lilas, sent, startAfresh } from './testing.ts'
import './ProjectsPage.tsx'

beforeEach(startAfresh)

const list = 'GET /companies/1/residences'
const creating = 'POST /companies/1/residences'
const { cannot, ...row } = lilas
const tower = { ...row, id: 7, type: 'BUILDING', name: 'Résidence Les Tilleuls', cannot: { cancel: cannot.cancel } }

test('PRJ-11/flat: a new flat is asked for its building, number, e-mail and address; all are sent, and it opens', async () => {
  const served = serve({
    ...answersFor('RENOVATION'),
    [list]: listOf([tower]),
    [creating]: { status: 201, body: { data: { ...lilas, type: 'FLAT', name: 'Appartement B12' } } },
    'GET /residences/9': { body: { data: { ...lilas, type: 'FLAT', name: 'Appartement B12' } } },
  })
  const { path } = await openPortal('/projects/1')
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer un projet' })
  const building = dialog.getByRole('combobox', { name: /^Immeuble/ })
  const choose = async (field: typeof building, option: string) => {
    await field.click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const type = dialog.getByRole('combobox', { name: 'Type' })
  await choose(type, 'Maison')
  expect(building.elements()).toEqual([])
  await choose(type, 'Appartement')
  await choose(building, tower.name)
  for (const [name, text] of [
    [/^Nom/, 'Appartement B12'],
    [/^Numéro de contrat/, 'CL-12'],
    [/^E-mail/, 'roux@foyer.example'],
    [/^Voie/, 'Rue Haute'],
    [/^Code postal/, '80000'],
  ] as const)
    await dialog.getByRole('textbox', { name }).fill(text)
  await dialog.getByLabelText('Ville').fill('Amiens')
  await dialog.getByRole('button', { name: 'Créer le projet' }).click()
  await expect.poll(path).toBe('/project/1/9')
  expect(sent(served, creating)).toMatchObject({
    type: 'FLAT',
    name: 'Appartement B12',
    contract_number: 'CL-12',
    parent_id: 7,
    contact_information: {
      addresses: [{ street_name: 'Rue Haute', zip_code: '80000', city: 'Amiens' }],
      emails: [{ email: 'roux@foyer.example' }],
    },
  })
})
