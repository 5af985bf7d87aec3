import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './HomePage.tsx'
import { affiliate, figures, handOvers, hrefOf, listed, openHome, statistics } from './testing.ts'

beforeEach(startAfresh)

const garnier = {
  id: 41,
  name: 'Maison Garnier',
  type: 'HOUSE',
  city: 'Rezé',
  picture_path: null,
  company: { id: 1, name: 'Groupe Horizon' },
  commissioning_date: '2026-11-27',
  expected_documents: { done: 6, total: 7 },
  stage: 'CREATED',
}
const readiness = { hand: 'Prochaines livraisons', papers: /^Documents manquants/ } as const

test('a manager has the sum of its affiliates under them, and sees when somebody last did something there', async () => {
  await openHome('COMPANY_MANAGER')
  const table = page.getByRole('region', { name: 'Tableau : Sociétés affiliées' })
  const row = table.getByRole('row', { name: /Habitat Rivages/ })
  await expect.element(row.getByText(/^(hier|avant-hier)$/)).toBeVisible()
  await expect.element(row.getByRole('time')).toHaveAttribute('datetime', affiliate.last_activity_at)
  const sum = table.getByRole('row', { name: /^Ensemble/ })
  await expect.element(sum.getByRole('rowheader')).toHaveTextContent('Ensemble')
  for (const text of ['60', '38', '15 %', '5']) await expect.element(sum.getByText(text, { exact: true })).toBeVisible()
})

test('a builder sees which homes are handed over next, how ready each is, and the list that holds them', async () => {
  const next = { ...garnier, id: 42, name: 'Maison Lambert', commissioning_date: '2026-12-04', stage: 'ACTIVATED' }
  await openHome('RESIDENCE_BUILDER', { [handOvers]: listed([garnier, next]) })
  const card = page.getByRole('region', { name: readiness.hand })
  const home = card.getByRole('link', { name: /Maison Garnier/ })
  await expect.element(home).toHaveAttribute('href', '/project/1/41')
  for (const text of ['Rezé', 'ven. 27 nov.', '6/7 documents', 'À inviter'])
    await expect.element(home.getByText(text)).toBeVisible()
  await expect.element(card.getByRole('link', { name: /Maison Lambert/ }).getByText('Activé')).toBeVisible()
  expect(hrefOf(/^2 dans les 60 jours/)).toMatch(/q\.hand_over_soon=1&tri=commissioning_date$/)
})

test('which papers homes lack is told, what most of them lack first, each with the homes that lack it', async () => {
  await openHome('RESIDENCE_BUILDER')
  const card = page.getByRole('region', { name: readiness.papers })
  await expect.element(card).toBeVisible()
  expect(
    card
      .getByRole('link')
      .elements()
      .map((link) => link.querySelector('span')?.textContent),
  ).toEqual([
    'Attestation de fin de travaux',
    'Certificat de conformité gaz',
    'Diagnostic énergétique (DPE)',
    'Récapitulatif d’étude (RSET / RSEE)',
    'Plans de surface et coupes',
  ])
  await expect
    .element(card.getByRole('link').first())
    .toHaveAccessibleName(/^Attestation de fin de travaux 31.logements$/)
  expect(hrefOf(/^Attestation de fin de travaux/)).toContain('q.lacks_paper=ptg_cert_completion')
})

test('a landlord, who keeps its homes, sees its missing papers alone', async () => {
  const { names } = await openHome('SOCIAL_LANDLORD', { [handOvers]: listed([garnier]) })
  await expect.element(page.getByRole('region', { name: readiness.papers })).toBeVisible()
  expect(names()).not.toContain(handOvers)
})

test('nothing is said where no home is handed over and no paper is missing', async () => {
  const complete = Object.fromEntries(Object.keys(figures.lacking_papers).map((code) => [code, 0]))
  const { calls } = await openHome('RESIDENCE_BUILDER', {
    [statistics]: { body: { data: { ...figures, lacking_papers: complete } } },
  })
  await expect.poll(() => calls.some(({ name }) => name === handOvers)).toBe(true)
  for (const name of [readiness.hand, readiness.papers])
    expect(page.getByRole('region', { name }).elements()).toEqual([])
})
