import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import { computerFile, drop, file, line, treeOf } from './testing.ts'

const tree = treeOf({
  root: [file(1, 'Règlement.pdf')],
  folders: { Plans: [file(2, 'Réseau.pdf', { isPrivate: true })] },
  closed: 'FORBIDDEN',
})
const flat = {
  ...lilas,
  type: 'FLAT' as const,
  parent: { id: 3, name: 'Résidence Les Tilleuls' },
  cards: ['parent_documents' as const],
}
const open = async (data: object = { ...tree, residence_name: 'Résidence Les Tilleuls' }) => {
  await startAfresh()
  return openProject(flat, { 'GET /residences/9/parent-documents': { body: { data } } })
}

test('PRJ-23/tree: the building’s documents are named after it, and can be seen and downloaded, nothing else', async () => {
  await open()
  await expect
    .element(page.getByRole('heading', { name: /^Documents de l’immeuble Résidence Les Tilleuls/ }))
    .toBeVisible()
  await line('Plans').click()
  const buttons = page.getByRole('tree').getByRole('button').elements()
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Aperçu de Réseau.pdf',
    'Télécharger Réseau.pdf',
    'Aperçu de Règlement.pdf',
    'Télécharger Règlement.pdf',
  ])
  await line('Règlement').click()
  expect(page.getByRole('treeitem', { selected: true }).elements()).toHaveLength(0)
})

test('PRJ-23/mark: a private file bears its mark', async () => {
  await open()
  await line('Plans').click()
  await expect.element(line('Réseau')).toHaveAccessibleName(/Privé/)
})

test('PRJ-23/tree: nothing can be dropped there', async () => {
  const { names } = await open()
  await expect.element(page.getByRole('tree')).toBeVisible()
  drop(line('Plans').element(), computerFile('intrus.pdf'))
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  expect(names().filter((name) => name.startsWith('POST'))).toEqual([])
})

test('DOC-15/building: a building without documents says so', async () => {
  await open({ ...treeOf({ closed: 'FORBIDDEN' }), residence_name: 'Résidence Les Tilleuls' })
  await expect.element(page.getByText('Aucun document trouvé.')).toBeVisible()
})
