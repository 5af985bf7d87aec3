import { expect, test } from 'vitest'
import { certificateUntil } from './certificates.rules.ts'
import { dayInName, proposedValidity, validityIn } from './documents.validity.rules.ts'

test.each([
  ['DPE_2026-03-12.pdf', '2026-03-12'],
  ['20260312 entretien.pdf', '2026-03-12'],
  ['Entretien 12.03.2026.pdf', '2026-03-12'],
  ['Entretien du 1-3-2026.pdf', '2026-03-01'],
  ['Plan 2026-13-40.pdf', null],
  ['Lot 12345678901.pdf', null],
  ['DPE.pdf', null],
])('the day that %s tells', (name, day) => {
  expect(dayInName(name)).toBe(day)
})

test('an energy certificate counts ten years, a maintenance one; the shorter of two; others tell nothing', () => {
  expect(proposedValidity('DPE 2026-03-12.pdf', ['dpe'], '2026-11-23')).toEqual({
    until: '2036-03-11',
    from: '2026-03-12',
    by: 'name',
  })
  expect(proposedValidity('Entretien.pdf', ['ptg_cert_maintenance', 'R_DPE'], '2026-11-23')).toEqual({
    until: '2027-11-22',
    from: '2026-11-23',
    by: 'coming',
  })
  expect(proposedValidity('Plan 2026-03-12.pdf', ['cil'], '2026-11-23')).toBeNull()
})

test.each([
  [
    'Diagnostic de performance énergétique\nEtabli le : 12/03/2026\nValable jusqu’au : 11/03/2036',
    '2036-03-11',
    '2026-03-12',
  ],
  ['DPE – Date d’établissement : 1er août 2025', null, '2025-08-01'],
  ['Attestation d’entretien. Fait à Saint-Herblain, le 3 février 2026', null, '2026-02-03'],
  ['Date de visite : 2026-02-03 par M. Lenoir', null, '2026-02-03'],
  ['Date de fin de validité 30.09.2027', '2027-09-30', null],
  ['Valable jusqu’au 31/02/2027', null, null],
  ['Facture du 12/03/2026, rétabli le courant 12', null, null],
])('what “%s” says of its time', (text, until, from) => {
  const said = validityIn(['Page de garde', text])
  expect(said && { until: said.until, from: said.from, page: said.page }).toEqual(
    until || from ? { until, from, page: 2 } : null,
  )
})

test('what a paper says goes before its name, and its name before the day it came; the words are told as they stand', () => {
  const said = validityIn(['Établi le : 12/03/2024'])
  expect(said?.words).toBe('Établi le : 12/03/2024')
  expect(proposedValidity('DPE 2026-03-12.pdf', ['dpe'], '2026-11-23', said)).toEqual({
    until: '2034-03-11',
    from: '2024-03-12',
    by: 'day',
  })
  const end = validityIn(['Valable jusqu’au 11/03/2033'])
  expect(proposedValidity('DPE.pdf', ['dpe'], '2026-11-23', end)).toEqual({
    until: '2033-03-11',
    from: null,
    by: 'end',
  })
  // An energy certificate of before July 2021 ends sooner than it says.
  const old = validityIn(['Établi le : 12/03/2019. Valable jusqu’au : 11/03/2029'])
  expect(proposedValidity('DPE.pdf', ['dpe'], '2026-11-23', old)).toEqual({
    until: '2024-12-31',
    from: '2019-03-12',
    by: 'law',
  })
  expect(proposedValidity('Devis.pdf', ['ptg_estimate'], '2026-11-23', end)).toBeNull()
})

test.each([
  ['2012-12-31', '2022-12-30'],
  ['2013-01-01', '2022-12-31'],
  ['2017-12-31', '2022-12-31'],
  ['2018-01-01', '2024-12-31'],
  ['2021-06-30', '2024-12-31'],
  ['2021-07-01', '2031-06-30'],
  ['2024-12-06', '2034-12-05'],
  ['2024-02-29', '2034-02-27'],
])('an energy certificate of %s ends on %s', (established, last) => {
  expect(certificateUntil(established)).toBe(last)
  expect(proposedValidity(`DPE ${established}.pdf`, ['dpe'], '2026-11-23')?.until).toBe(last)
})

test('the words of a paper are quoted where they stand, whatever letters come before them', () => {
  // Of all letters this one alone becomes two when it is written small.
  const said = validityIn(['İNCİ YAPI İZOLASYON. Valable jusqu’au 11/03/2036. Fin.'])
  expect(said).toMatchObject({ until: '2036-03-11', words: 'Valable jusqu’au 11/03/2036' })
})
