import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openHome, statistics } from './home/testing.ts'
import { answersFor, listOf, openPortal, serve, type Answer } from './platform/testing.tsx'
import { lilas, openProject, startAfresh } from './projects/testing.ts'
import { homeOf } from './residents/testing.ts'
import './home/InstallerHome.tsx'
import './projects/PartOfPage.tsx'
import './residents/dwelling/HomeNow.tsx'

beforeEach(startAfresh)

/** As no release of this server answers. */
const noAnswer: Answer = { body: { data: {} }, isForeign: true }
const failed = () => page.getByText(/^Cette partie n’a pas pu s’afficher/)
const card = (name: string) => page.getByRole('region', { name })
const contacts = listOf([], { cannot: { write: null } })

test('a part of a project whose answer is none says so in its card, the others live on, and it is tried again', async () => {
  const home = { ...lilas, cards: ['information', 'code', 'contacts', 'feed'] } as typeof lilas
  const { answers } = await openProject(home, { 'GET /residences/9/contacts': noAnswer })
  await expect.element(card('Contacts').getByRole('alert')).toMatchTextContent(/Cette partie n’a pas pu s’afficher/)
  for (const other of [/^Code résidence/, /^Activité/])
    await expect.element(page.getByRole('heading', { level: 2, name: other })).toBeVisible()
  expect(failed().elements()).toHaveLength(1)
  // What is as it was fails again, and is tried again.
  await card('Contacts').getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(card('Contacts').getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  answers['GET /residences/9/contacts'] = contacts
  await card('Contacts').getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => failed().elements()).toEqual([])
  await expect.element(card('Contacts')).toBeVisible()
})

test('what the study of a project could not be drawn from leaves it its facts', async () => {
  await page.viewport(1440, 900)
  await openProject(lilas, {
    'GET /residences/9/thermal-study': { body: { cannot: {} }, isForeign: true },
  })
  await expect.element(card('Informations').getByText(/^Cette partie n’a pas pu/)).toBeVisible()
  await expect.element(card('Informations').getByText('CL-2026-0141')).toBeVisible()
})

test('of a resident’s home, all that one answer is behind comes back at one try', async () => {
  const home = homeOf(9, 'Maison Les Lilas', 'OWNER')
  const { answers } = serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/9': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/9/pictures': {
      body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
    },
    'GET /residences/9/contacts': contacts,
    'GET /residences/9/care': { body: { data: { tasks: {}, warranties: {} } }, isForeign: true },
  })
  await openPortal('/logement/9')
  await expect.poll(() => failed().elements().length).toBeGreaterThan(1)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: /^Une question sur/ })).toBeVisible()
  answers['GET /residences/9/care'] = {
    body: {
      data: {
        tasks: [],
        commissioning_date: null,
        warranties: { legal: [], makers: [] },
        cannot: { write: 'FORBIDDEN', complete_task: 'FORBIDDEN' },
      },
    },
  }
  await page.getByRole('button', { name: 'Réessayer' }).first().click()
  await expect.poll(() => failed().elements()).toEqual([])
})

test.each([
  ['RESIDENCE_BUILDER', statistics, () => page.getByText('Les Tilleuls')],
  ['INSTALLER', 'GET /companies/1/interventions', () => page.getByRole('button', { name: 'Nouveau PTG' })],
] as const)(
  'the home page of %s loses of one answer that is none what is drawn from it alone',
  async (type, call, other) => {
    await openHome(type, { [call]: noAnswer })
    await expect.poll(() => failed().elements().length).toBeGreaterThan(0)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Groupe Horizon' })).toBeVisible()
    await expect.element(other()).toBeVisible()
  },
)
