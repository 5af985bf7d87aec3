import { expect, test } from 'vitest'
import { certificateUntil } from './certificates.rules.ts'
import { dayInName, proposedValidity } from './documents.validity.rules.ts'

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
    isNamed: true,
  })
  expect(proposedValidity('Entretien.pdf', ['ptg_cert_maintenance', 'R_DPE'], '2026-11-23')).toEqual({
    until: '2027-11-22',
    from: '2026-11-23',
    isNamed: false,
  })
  expect(proposedValidity('Plan 2026-03-12.pdf', ['cil'], '2026-11-23')).toBeNull()
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
