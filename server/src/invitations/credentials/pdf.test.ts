import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { placesIn } from '#platform/testing/pdf.ts'
import { credentialSheet } from './pdf.ts'
import type { SheetFacts } from './sql.ts'

const short: SheetFacts = {
  name: 'Maison Foyer',
  type: 'HOUSE',
  is_ptg: false,
  residence_code: 'ABCD2345EFGH',
  contract_number: 'CT-2025-0142',
  address_text: '12 rue des Lilas',
  zip_code: '44000',
  city: 'Nantes',
  company_name: 'Horizon',
  is_let: false,
  contacts: [],
}
const contact = (index: number) => ({
  name: `Service des relations avec les locataires ${index} `.padEnd(200, 'et les propriétaires '),
  email: `service.relations.locataires.${index}@societe-cooperative.example`,
  phone_number: '+33 2 40 00 00 01',
})
const long: SheetFacts = {
  ...short,
  name: 'Résidence des Jardins '.repeat(9),
  contract_number: 'CONTRAT-'.repeat(12),
  address_text: '1234 bis avenue du Général-de-Gaulle '.repeat(5),
  is_let: true,
  contacts: [1, 2, 3].map(contact),
}

test.each([
  ['little', short],
  ['as much as there may be', long],
])('a sheet that has %s to say is one page, and nothing stands among the lines at its foot', async (_, facts) => {
  for (const variant of ['home', 'building', 'ptg'] as const) {
    const places = await placesIn(await buffer(credentialSheet(facts, variant, 'fr-FR')))
    expect(new Set(places.map(({ page }) => page))).toEqual(new Set([1]))
    const foot = places.findIndex(({ text }) => text.startsWith('Ce code est'))
    const told = places.slice(0, foot)
    expect(told.length).toBeGreaterThan(10)
    expect(Math.min(...told.map(({ above }) => above))).toBeGreaterThan(places[foot]!.above + 14)
    expect(told.filter(({ text }) => text.includes('+33'))).toHaveLength(facts.contacts.length)
  }
})
