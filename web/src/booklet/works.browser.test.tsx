import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { file, treeOf } from '../documents/testing.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { homeOf } from '../residents/testing.ts'
import './WorkDialogs.tsx'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

const work = (id: number, description: string) => ({
  id,
  done_on: '2026-04-02',
  description,
  company_name: 'Isol’Ouest',
  touched: ['roof'],
  documents: [{ id: 1, name: 'Attestation.pdf' }],
  author: null,
  created_at: '2026-04-03T10:00:00Z',
})
const bookletOf = (works: object[], own_works: number[], tell: string | null) => ({
  kind: null,
  triggered_on: null,
  reference: null,
  touched: [],
  proposed: null,
  done: 0,
  total: 0,
  items: [],
  works,
  handover: null,
  last_export: null,
  asks: [],
  own_works,
  cannot: { write: 'FORBIDDEN', tell },
})
const open = async (booklet: object, more: object = {}) => {
  const home = homeOf(5, 'Maison Les Lilas', 'OWNER')
  const served = serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/5': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/5/pictures': {
      body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
    },
    'GET /residences/5/documents': {
      body: {
        data: {
          own: treeOf({ folders: { Plans: [file(1, 'Attestation.pdf')] } }),
          building: null,
          building_name: null,
          tree: [],
        },
      },
    },
    'GET /residences/5/booklet': { body: { data: booklet } },
    ...more,
  })
  await openPortal('/logement/5/travaux')
  return served
}

test('an owner tells of works with what they touched and a paper, and takes back their own alone', async () => {
  const { calls } = await open(bookletOf([work(1, 'Isolation des combles'), work(2, 'Pose d’un poêle')], [1], null), {
    'POST /residences/5/booklet/works': { status: 201, body: { data: bookletOf([], [], null) } },
  })
  await expect.element(page.getByText('Toiture, Attestation.pdf').first()).toBeVisible()
  expect(page.getByRole('button', { name: /^Retirer les travaux/ }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Ajouter des travaux' }).click()
  const dialog = page.getByRole('dialog', { name: 'Travaux réalisés' })
  await dialog.getByLabelText('Date').fill('02/04/2026')
  await dialog.getByLabelText('Travaux', { exact: true }).fill('Fenêtres neuves')
  await dialog.getByLabelText('Entreprise').fill('Menuiserie Le Goff')
  await dialog.getByLabelText('Parois vitrées et portes').click()
  await dialog.getByRole('combobox', { name: /^Documents/ }).click()
  await page.getByRole('option', { name: 'Attestation.pdf' }).click()
  await dialog.getByRole('button', { name: 'Ajouter des travaux' }).click()
  const sent = () => calls.find(({ name }) => name === 'POST /residences/5/booklet/works')?.body
  await vi.waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(sent()!)).toEqual({
    done_on: '2026-04-02',
    description: 'Fenêtres neuves',
    company_name: 'Menuiserie Le Goff',
    touched: ['glazing'],
    document_ids: [1],
  })
})

test('whoever may not tell is shown what is there', async () => {
  await open(bookletOf([], [], 'FORBIDDEN'))
  await expect.element(page.getByText('Aucuns travaux pour l’instant.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Ajouter des travaux' }).elements()).toEqual([])
})
