import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, startAfresh } from './testing.ts'
import './ProjectsPage.tsx'

beforeEach(startAfresh)

const list = 'GET /companies/1/residences'
const { cannot, ...row } = lilas
const listed = (name: string, { cancel = cannot.cancel, total = 1 } = {}): Answer => ({
  body: {
    data: [{ ...row, id: 9, name, cannot: { cancel } }],
    meta: { total, per_page: 10, current_page: 1, last_page: Math.ceil(total / 10) },
  },
})

test('while another page of projects is on its way, the old rows stay', async () => {
  const served = serve({ ...answersFor(), [list]: listed('Maison Les Lilas') })
  await openPortal('/projects/1')
  await expect.element(page.getByRole('link', { name: 'Maison Les Lilas' })).toBeVisible()

  const { promise, resolve } = Promise.withResolvers<Answer>()
  served.answers[list] = promise
  const asked = () => served.names().filter((name) => name === list).length
  const before = asked()
  await page.getByRole('button', { name: /^Nom/ }).click()
  await expect.poll(asked).toBe(before + 1)
  await expect.element(page.getByRole('region', { name: /^Tableau/ })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('link', { name: 'Maison Les Lilas' })).toBeVisible()
  resolve(listed('Maison Les Roses'))
  await expect.element(page.getByRole('link', { name: 'Maison Les Roses' })).toBeVisible()
})

test('every result is asked for by the search on the screen, five hundred at most', async () => {
  const { calls } = serve({ ...answersFor(), [list]: listed('Maison Les Lilas', { total: 1284 }) })
  await openPortal('/projects/1?q.city=Nantes&tri=name&page=3')
  await page.getByRole('checkbox', { name: 'Sélectionner : Maison Les Lilas' }).click()
  await page.getByRole('button', { name: 'Sélectionner les 500 premiers résultats' }).click()
  const last = () => calls.findLast(({ name }) => name === list)?.query
  await expect.poll(() => last()?.get('page_size')).toBe('500')
  expect([last()?.get('page'), last()?.get('sort'), last()?.get('search[city]')]).toEqual(['1', 'name', 'Nantes'])
})

test('PRJ-40: where cancelling is closed the menu of a row still leads to the project', async () => {
  serve({ ...answersFor(), [list]: listed('Maison Les Lilas', { cancel: 'RESIDENCE_CANCELLED' }) })
  await openPortal('/projects/1')
  await page.getByRole('button', { name: 'Actions sur le projet Maison Les Lilas' }).click()
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name })
  await expect.element(entry('Ouvrir le projet')).toHaveAttribute('href', '/project/1/9')
  await expect.element(entry(/^Annuler le projet/)).toHaveAttribute('aria-disabled', 'true')
})
