import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, startAfresh } from './testing.ts'
import './ProjectsPage.tsx'

beforeEach(startAfresh)

const list = 'GET /companies/1/residences'
const { cannot, ...row } = lilas
const listed = (name: string): Answer => ({
  body: {
    data: [{ ...row, id: 9, name, cannot: { cancel: cannot.cancel } }],
    meta: { total: 1, per_page: 10, current_page: 1, last_page: 1 },
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
