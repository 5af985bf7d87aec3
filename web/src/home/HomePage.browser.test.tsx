import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import './HomePage.tsx'

beforeEach(startAfresh)

const list = 'GET /companies/1/residences'
const statistics: Answer = {
  body: {
    data: {
      projects: 60,
      credentials_sent: 38,
      delivered: 25,
      opened: 17,
      activated: 18,
      non_activated: 42,
      connected: 4,
      without_email: 2,
    },
  },
}
const found = (total: number, last_page: number): Answer => ({
  body: {
    data: [
      {
        id: 9,
        name: 'Maison Les Lilas',
        activation_date: null,
        deleted_at: null,
        company: { id: 1, name: 'Maisons Clairière' },
        contact_information: { addresses: [], emails: [] },
      },
    ],
    meta: { total, per_page: 10, current_page: 1, last_page },
  },
})
const finder = () => page.getByRole('combobox', { name: 'Projet' })

test('DASH-05: a builder sees how far its homes have come, as a table too, and the way to those that lag behind', async () => {
  serve({ ...answersFor('RESIDENCE_BUILDER'), 'GET /companies/1/statistics': statistics })
  await openPortal('/company/1')
  await expect.element(page.getByText('18 logements activés sur 60.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Invitation ouverte 17 28/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Voir les 42 logements non activés' }))
    .toHaveAttribute('href', '/projects/1?q.activated=0')
  await expect.element(finder()).toBeVisible()
})

test('DASH-06: the search waits for the end of the word, asks for ten, newest first, and pages only when there are more', async () => {
  const { calls, answers } = serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/statistics': statistics,
    [list]: found(10, 1),
  })
  const portal = await openPortal('/company/1')
  const asked = () => calls.filter(({ name }) => name === list).map(({ query }) => query)
  await finder().click()
  await expect.element(page.getByRole('option', { name: /Maison Les Lilas/ })).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Pages' }).elements()).toHaveLength(0)
  expect(asked().at(-1)?.get('page_size')).toBe('10')
  expect(asked().at(-1)?.get('sort')).toBe('-created_at')

  answers[list] = found(11, 2)
  await finder().fill('l')
  await finder().fill('li')
  await finder().fill('lilas')
  await expect.poll(() => asked().at(-1)?.get('search')).toBe('lilas')
  expect(asked().map((query) => query.get('search') ?? '')).toEqual(['', 'lilas'])
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await page.getByRole('option', { name: /Maison Les Lilas/ }).click()
  await expect.poll(portal.path).toBe('/project/1/9')
})

test('DASH-07: a spinner until the company is known', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const answers = answersFor()
  serve({
    ...answers,
    'GET /user': { body: { data: { ...administrator } } },
    'GET /companies/2': promise,
    'GET /companies/2/statistics': statistics,
  })
  await openPortal('/company/2')
  await expect.element(page.getByRole('status', { name: 'Chargement de votre société…' })).toBeVisible()
  resolve({ body: { data: { id: 2, name: 'Maisons Clairière', type: 'RESIDENCE_BUILDER', picture_path: null } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maisons Clairière' })).toBeVisible()
})

const administrator = {
  id: 1,
  username: 'admin@logis.example',
  first_name: 'Ada',
  last_name: 'Renaud',
  locale: 'fr-FR',
  scope: 'partner',
  company_id: null,
  cgu: { is_accepted: true, version: '2026-09' },
  companies: [],
  global_roles: ['ADMINISTRATOR'],
}
