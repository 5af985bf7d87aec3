import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressIn, dayIn, emailsIn, phonesIn, streetIn, zipIn } from './values.ts'

test.each([
  ['12/03/2026', '2026-03-12'],
  ['1/3/26', '2026-03-01'],
  ['31.12.1999', '1999-12-31'],
  ['2026-03-12', '2026-03-12'],
  ['2026-03-12T00:00:00.000Z', '2026-03-12'],
  ['12/03/2026 14:30', '2026-03-12'],
  ['46093', '2026-03-12'],
  ['12 mars 2026', '2026-03-12'],
  ['jeudi 12 mars 2026', '2026-03-12'],
  ['1er août 2026', '2026-08-01'],
  ['3 févr. 2026', '2026-02-03'],
  ['03/13/2026', null],
  ['30/02/2026', null],
  ['2026', null],
  ['bientôt', null],
  ['', null],
])('a day: %j is %j', (typed, day) => expect(dayIn(typed)).toBe(day))

test.each([
  ['44000', '44000'],
  ['1000', '01000'],
  ['1000.0', '01000'],
  ['44 000', '44000'],
  ['F-44000', '44000'],
  ['100', null],
  ['440000', null],
  ['2A004', null],
])('a postcode: %j is %j', (typed, zip) => expect(zipIn(typed)).toBe(zip))

test.each([
  ['12 rue des Lilas, 44000 Nantes', ['12', 'rue des Lilas', '', '44000', 'Nantes']],
  ['12, rue des Lilas 44000 NANTES', ['12', 'rue des Lilas', '', '44000', 'NANTES']],
  ['12 bis rue des Lilas - 44400 Rezé', ['12 bis', 'rue des Lilas', '', '44400', 'Rezé']],
  ['4B chemin Vert\n85000 La Roche-sur-Yon\nFrance', ['4B', 'chemin Vert', '', '85000', 'La Roche-sur-Yon']],
  ['Résidence du Parc, 3 allée A, 69003 Lyon 3e', ['3', 'allée A', 'Résidence du Parc', '69003', 'Lyon 3e']],
  ['Lieu-dit La Noë, 44 310 Saint-Philbert', ['', 'Lieu-dit La Noë', '', '44310', 'Saint-Philbert']],
  ['5 place de la République 75011 Paris Cedex 11', ['5', 'place de la République', '', '75011', 'Paris']],
  ['9 rue du 11 Novembre', ['9', 'rue du 11 Novembre', '', '', '']],
])('an address in one cell: %j', (typed, [street_number, street_name, extra_infos, zip_code, city]) =>
  expect(addressIn(typed)).toEqual({ street_number, street_name, extra_infos, zip_code, city }),
)

test('the number of a street is told from its name', () => {
  expect(streetIn('12 ter, avenue de l’Europe')).toEqual({ street_number: '12 ter', street_name: 'avenue de l’Europe' })
  expect(streetIn('8 allée A')).toEqual({ street_number: '8', street_name: 'allée A' })
  expect(streetIn('12-14 quai Neuf')).toEqual({ street_number: '12-14', street_name: 'quai Neuf' })
  expect(streetIn('rue du 8 Mai')).toEqual({ street_number: '', street_name: 'rue du 8 Mai' })
})

test('several addresses of a cell, and what is none; phones with the zero that a number lost', () => {
  expect(emailsIn('a@foyer.example ; b@foyer.example, A@foyer.example')).toEqual({
    emails: ['A@foyer.example', 'b@foyer.example'],
    wrong: [],
  })
  expect(emailsIn('Mme Robin <robin@foyer.example>')).toEqual({ emails: ['robin@foyer.example'], wrong: [] })
  expect(emailsIn('robin.foyer.example')).toEqual({ emails: [], wrong: ['robin.foyer.example'] })
  expect(phonesIn('612345678 / 02 40 00 00 00')).toEqual(['0612345678', '02 40 00 00 00'])
  expect(phonesIn('06 12 34 56 78, 02 40 00 00 00 ; 3949')).toEqual(['06 12 34 56 78', '02 40 00 00 00', '3949'])
  expect(phonesIn('06/12/34/56/78')).toEqual(['06/12/34/56/78'])
  expect(phonesIn('3,3612E+10')).toEqual(['3,3612E+10'])
})

test('whatever is typed, a value is read or is not: nothing throws, and what is read is of its form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      expect(dayIn(typed) ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(zipIn(typed) ?? '44000').toMatch(/^\d{5}$/)
      expect(addressIn(typed).zip_code).toMatch(/^(\d{5})?$/)
      for (const email of emailsIn(typed).emails) expect(email).toContain('@')
      phonesIn(typed)
    }),
  )
})
