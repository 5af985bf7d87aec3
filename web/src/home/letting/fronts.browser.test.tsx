import type { Front } from '@logis/contract/flats.fronts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../../platform/testing.tsx'
import { startAfresh } from '../../projects/testing.ts'
// The page is there before the first test begins to count its time.
import '../HomePage.tsx'
import './LandlordHome.tsx'
import { hrefOf, listed, openHome } from '../testing.ts'

beforeEach(startAfresh)

const operation = 'GET /companies/1/fronts'
const front = (more: Partial<Front> = {}): Front => ({
  id: 70,
  name: 'Les Tilleuls',
  city: 'Nantes',
  picture_path: null,
  counts: { active: 1, invited: 2, idle: 1 },
  requested: 3,
  cells: ['active', 'invited', 'invited', 'idle'],
  floors: [],
  ...more,
})
const card = () => page.getByRole('region', { name: /^Immeubles/ })
const buildings = () =>
  card()
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })

test('a landlord’s buildings are drawn flat by flat, each with what the drawing says in words, what waits there and its page', async () => {
  const idle = front({ id: 71, name: 'Port', counts: { active: 2, invited: 0, idle: 2 }, requested: 0 })
  const whole = front({ id: 72, name: 'Embruns', counts: { active: 4, invited: 0, idle: 0 }, requested: 0 })
  await openHome('SOCIAL_LANDLORD', { [operation]: listed([front(), idle, whole]) })
  const drawing = { name: '1 logement occupé sur 4, 2 invités, 1 sans locataire' }
  await expect.element(card().getByRole('img', drawing)).toBeVisible()
  const cells = card().getByRole('img', drawing).element().children
  expect([...cells].map((cell) => (cell as HTMLElement).dataset.state)).toEqual([
    'active',
    'invited',
    'invited',
    'idle',
  ])
  const said = buildings()
    .elements()
    .map(({ textContent }) => textContent)
  expect(said).toEqual([
    'Les TilleulsNantes1/4 occupé3 demandes',
    'PortNantes2/4 occupés2 sans locataire',
    'EmbrunsNantes4/4 occupésà jour',
  ])
  expect(hrefOf('Les Tilleuls')).toBe('/project/1/70')
})

test('a building of too many flats has a bar for each floor', async () => {
  const floors = [
    { total: 40, taken: 10 },
    { total: 30, taken: 30 },
  ]
  await openHome('SOCIAL_LANDLORD', {
    [operation]: listed([front({ cells: [], floors, counts: { active: 40, invited: 0, idle: 30 } })]),
  })
  const drawing = card().getByRole('img', { name: '40 logements occupés sur 70, aucun invité, 30 sans locataire' })
  await expect.element(drawing).toBeVisible()
  expect(drawing.element().childElementCount).toBe(2)
})

test('a landlord without flats sees none of it; what cannot be read is asked again', async () => {
  await openHome('SOCIAL_LANDLORD')
  await expect.element(page.getByRole('region', { name: 'À traiter' })).toBeVisible()
  expect(card().elements()).toEqual([])
  await startAfresh()
  const { answers } = await openHome('SOCIAL_LANDLORD', {
    [operation]: refusal(500, 'INTERNAL_ERROR', 'Une erreur est survenue.'),
  })
  await expect.element(card()).toBeVisible()
  answers[operation] = listed([front()])
  await card().getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(buildings().first()).toBeVisible()
})
