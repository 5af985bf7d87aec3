import type { Letting } from '@logis/contract/companies.statistics'
import { energyStatuses } from '@logis/contract/energies.rules'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../../platform/testing.tsx'
import { startAfresh } from '../../projects/testing.ts'
// The page is there before the first test begins to count its time.
import '../HomePage.tsx'
import { hrefOf, listed, openHome } from '../testing.ts'

beforeEach(startAfresh)

const flat = { company_id: 1, building: { id: 70, name: 'Les Tilleuls' }, is_requested: false, is_invited: false }
const zero = Object.fromEntries(energyStatuses.map((status) => [status, 0])) as Letting['statuses']['GAS']
const letting: Letting = {
  homes: 36,
  connections: {
    ELECTRICITY: { communicating: 17, waiting: 6, to_handle: 5, none: 8 },
    GAS: { communicating: 12, waiting: 4, to_handle: 0, none: 20 },
  },
  statuses: {
    ELECTRICITY: { ...zero, COMMUNICATING: 17, PENDING: 6, EXPIRED: 5, NONE: 8 },
    GAS: { ...zero, NONE: 36 },
  },
  vacant: {
    total: 6,
    homes: [
      { ...flat, id: 81, name: 'A22', is_requested: true },
      { ...flat, id: 82, name: 'A03' },
      { ...flat, id: 83, name: 'P05', is_invited: true },
    ],
  },
}
const operation = 'GET /companies/1/letting'
const open = (found: Letting) =>
  openHome('SOCIAL_LANDLORD', { 'GET /companies/1/residences': listed([]), [operation]: { body: { data: found } } })
const card = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

test('a landlord reads how many meters communicate, wait, are to be seen to or are not connected, energy by energy', async () => {
  await open(letting)
  await expect.element(card('Raccordements')).toBeVisible()
  const rows = card('Raccordements').getByRole('row').elements()
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Énergie', 'Communique', 'En attente', 'À traiter', 'Aucun'],
    ['Électricité', '17', '6', '5', '8'],
    ['Gaz', '12', '4', '0', '20'],
  ])
})

test('the meters that communicate are a figure of the page, the same as the bars tell; no list is behind it', async () => {
  await open(letting)
  const tile = page.getByRole('list', { name: 'Chiffres clés' }).getByRole('listitem').last()
  await expect.element(tile).toHaveTextContent('Compteurs qui communiquent29électricité et gaz, 36 logements')
  expect(tile.getByRole('link').elements()).toEqual([])
})

test('the same is told by the twelve words of a connection, as a table, and as bars again', async () => {
  await open(letting)
  await card('Raccordements').getByRole('button', { name: 'Voir en tableau' }).click()
  const rows = () =>
    card('Raccordements')
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
  expect(rows()).toHaveLength(13)
  for (const row of ['Communique170', 'En cours60', 'Accord expiré50', 'Non raccordé836', 'Refusé00'])
    expect(rows()).toContain(row)
  await card('Raccordements').getByRole('button', { name: 'Voir en barres' }).click()
  expect(rows()).toContain('Électricité17658')
})

test('a home that nobody rents says what is next and leads there: to who asks for it, or to the home', async () => {
  await open(letting)
  const homes = card('Sans locataire').getByRole('listitem')
  await expect.element(homes.first()).toBeVisible()
  expect(homes.elements().map(({ textContent }) => textContent)).toEqual([
    'A22Les TilleulsDemande à traiter',
    'A03Les TilleulsÀ inviter',
    'P05Les TilleulsInvité',
  ])
  expect([hrefOf(/^A22/), hrefOf(/^A03/)]).toEqual(['/project/1/70#tenants', '/project/1/82'])
  const all = decodeURIComponent(hrefOf(/^Tout voir$/))
  for (const part of ['q.occupied=0', 'q.type=FLAT']) expect(all).toContain(part)
})

const none = { communicating: 0, waiting: 0, to_handle: 0, none: 36 }
test.each([
  ['no meter is connected', 'Raccordements', 'Sans locataire', { connections: { ELECTRICITY: none, GAS: none } }],
  ['all is let', 'Sans locataire', 'Raccordements', { vacant: { total: 0, homes: [] } }],
])('where %s there is no « %s »', async (_why, absent, there, more) => {
  await open({ ...letting, ...more })
  await expect.element(card(there)).toBeVisible()
  expect(card(absent).elements()).toEqual([])
})

test('what cannot be read is told in place, and asked again', async () => {
  const { answers } = await openHome('SOCIAL_LANDLORD', {
    'GET /companies/1/residences': listed([]),
    [operation]: refusal(500, 'INTERNAL_ERROR', 'Une erreur est survenue.'),
  })
  await expect.element(card('Raccordements')).toBeVisible()
  answers[operation] = { body: { data: letting } }
  await card('Raccordements').getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(card('Sans locataire')).toBeVisible()
})
