import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { treeOf } from '../../documents/testing.ts'
import { endSession } from '../../platform/session.ts'
import { answersFor, listOf, openPortal, refusal, serve } from '../../platform/testing.tsx'
import { homeOf } from '../testing.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

const path = 'DELETE /residences/5/users/7'
const at = (role: 'OWNER' | 'TENANT') => {
  const home = homeOf(5, 'Maison Les Lilas', role)
  return serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/5': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/5/documents': {
      body: { data: { own: treeOf({}), building: null, building_name: null, tree: [] } },
    },
    [path]: { status: 204 },
  })
}
const act = () => page.getByRole('main').getByRole('button', { name: 'Quitter ce logement' })

test('a tenant leaves their home once they have confirmed it, and is where their homes are, of which it is none', async () => {
  const { answers, names } = at('TENANT')
  const portal = await openPortal('/logement/5')
  await act().click()
  await expect.element(page.getByRole('dialog').getByText(/Maison Les Lilas.*Privé.*30 jours/)).toBeVisible()
  expect(names()).not.toContain(path)
  answers['GET /users/7/residences'] = listOf([])
  answers['GET /users/7/residences/5'] = refusal(404, 'RESIDENCE_NOT_FOUND')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter ce logement' }).click()
  await vi.waitFor(() => expect(names()).toContain(path))
  await expect.element(page.getByText(/^Vous avez quitté .*Maison Les Lilas/)).toBeVisible()
  await expect.element(page.getByText('Aucun logement pour l’instant')).toBeVisible()
  expect(portal.path()).toBe('/logement')
})

test('an owner is not offered to leave: a home is sold, or its owner closes their account', async () => {
  at('OWNER')
  await openPortal('/logement/5')
  await expect.element(page.getByText('À retenir')).toBeVisible()
  expect(act().elements()).toEqual([])
})
