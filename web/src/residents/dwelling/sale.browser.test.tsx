import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { treeOf } from '../../documents/testing.ts'
import { endSession } from '../../platform/session.ts'
import { answersFor, listOf, openPortal, serve } from '../../platform/testing.tsx'
import { homeOf } from '../testing.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

const open = async (is_undelivered: boolean | null) => {
  const home = homeOf(5, 'Maison Les Lilas', 'OWNER')
  const sale = {
    id: 4,
    email: 'alice@foyer.example',
    deed_on: '2099-03-12',
    created_at: '2026-09-22T10:00:00Z',
    accepted_at: null,
    is_undelivered: is_undelivered === true,
  }
  serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/5': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/5/documents': {
      body: { data: { own: treeOf({}), building: null, building_name: null, tree: [] } },
    },
    'GET /residences/5/users': listOf([]),
    'GET /residences/5/sale': {
      body: {
        data:
          is_undelivered === null
            ? { sale: null, cannot: { start: null, revoke: 'SALE_NOT_FOUND' } }
            : { sale, cannot: { start: 'SALE_EXISTS', revoke: null } },
      },
    },
  })
  await openPortal('/logement/5')
}
const card = () => page.getByRole('region', { name: /^Vendre ce logement/ })

test.each([
  [false, 'À accepter', /Un e-mail lui a été envoyé.*Une erreur dans l’adresse/],
  [true, 'E-mail non remis', /n’a pas pu être remis.*recommencez avec la bonne/],
] as const)(
  'whoever sells reads how to go on where the address is not right; the mail came back: %s',
  async (isUndelivered, chip, next) => {
    await open(isUndelivered)
    await expect.element(card().getByText(chip)).toBeVisible()
    await expect.element(card().getByText(next)).toBeVisible()
    await expect.element(card().getByRole('button', { name: 'Annuler la cession' })).toBeVisible()
  },
)

test('whoever sells says the day of the deed themselves, and reads that on the day of today nothing can be cancelled', async () => {
  await open(null)
  await card().getByRole('button', { name: 'Céder le carnet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Céder le carnet à l’acquéreur' })
  const day = dialog.getByRole('textbox', { name: 'Date de l’acte' })
  await expect.element(day).toHaveValue('')
  await day.fill('12/03/2099')
  await expect.element(dialog.getByText(/dès qu’il aura accepté/)).not.toBeInTheDocument()
  await day.fill('02/01/2026')
  await expect.element(dialog.getByText(/dès qu’il aura accepté/)).toBeVisible()
})
