import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openInstaller } from '../interventions/testing.ts'
import { lilas, startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './PassportPage.tsx'

beforeEach(startAfresh)

const passport = { ...lilas, name: 'M. Roux', is_ptg: true, cards: [] }
const card = () => page.getByRole('region', { name: 'Client', exact: true })
const facts = () =>
  [...card().element().querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map((part) => part.textContent?.trim()),
  )
const open = async (more: Partial<typeof passport> = {}) => {
  const portal = await openInstaller('/ptg/1/9', { 'GET /residences/9': { body: { data: { ...passport, ...more } } } })
  await expect.element(card()).toBeVisible()
  return portal
}

test('PTG-35: the crumbs, and the card of the customer, whose contract is there only when it has one', async () => {
  await open()
  const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')
  expect(crumbs.elements().map(({ textContent }) => textContent)).toEqual(['Maisons Clairière', 'M. Roux'])
  const always = [
    ['Nom du client', 'M. Roux'],
    ['Créé le', '22/09/2026'],
    ['Adresse e-mail', 'famille.roux@foyer.example'],
    ['Adresse', '14 Rue des Lilas, 44300 Nantes'],
  ]
  expect(facts()).toEqual([...always, ['N° de contrat', 'CL-2026-0141']])
  for (const name of ['Modifier le PTG', 'Supprimer le PTG'])
    await expect.element(card().getByRole('button', { name })).toBeVisible()
  await startAfresh()
  await open({ contract_number: null })
  expect(facts()).toEqual(always)
})

test('a third party, who is not shown the addresses, is not told that there is none', async () => {
  await open({
    contact_information: { ...lilas.contact_information, emails: [], phones: [] },
    cannot: { ...lilas.cannot, edit: 'FORBIDDEN', see_code: 'FORBIDDEN' },
  })
  expect(facts().map(([title]) => title)).toEqual(['Nom du client', 'Créé le', 'Adresse', 'N° de contrat'])
})

test('PTG-36: the code of the home, its interventions and its equipment', async () => {
  const { calls } = await open()
  await expect.element(page.getByText('4F7K-29QX-M3TB')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: /^Remplacement de chaudière/ })).toBeVisible()
  const asked = calls.filter(({ name, query }) => name.endsWith('/interventions') && query.get('page_size') !== '5')
  expect(new Set(asked.map(({ query }) => query.get('search[residence_id]')))).toEqual(new Set(['9']))
  await expect.element(page.getByRole('region', { name: 'Équipements', exact: true })).toBeVisible()
  expect(calls.some(({ name }) => name === 'GET /residences/9/devices')).toBe(true)
})
