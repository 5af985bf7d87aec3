import { expect, test } from 'vitest'
import { provisionCodes } from './provisions.rules.ts'
import { keptUntil, kindOf, lastDayOf, licenceYears, plusYears, subscribableCodes } from './subscriptions.rules.ts'

test('ADMIN-17 three offers and five modules, each of the catalogue', () => {
  const of = (kind: string) => subscribableCodes.filter((code) => kindOf(code) === kind).toSorted()
  expect(of('OFFER')).toEqual(['MSL_CONFORT', 'MSL_INITIAL', 'MSL_PREMIUM'])
  // Booklet management, complete booklet, consumption by use, follow-up of the site, courier.
  expect(of('MODULE')).toEqual([
    'MSL_CILCOMPLET',
    'MSL_GESTIONCIL',
    'MSL_REPCONSOS',
    'MSL_SUIVIPROJET',
    'OPTION_COURRIER',
  ])
  expect(subscribableCodes.filter((code) => !provisionCodes.includes(code))).toEqual([])
  expect(kindOf('MSL_BASERT')).toBe('OTHER')
})

test('ADMIN-19/rule data is kept three years, thirteen with the extension; a Premium licence is of five or ten', () => {
  expect(licenceYears).toEqual([5, 10])
  expect(lastDayOf('2026-07-01', 5)).toBe('2031-06-30')
  expect(lastDayOf('2026-01-01', 10)).toBe('2035-12-31')
  expect(keptUntil('2031-06-30', false)).toBe('2034-06-30')
  expect(keptUntil('2031-06-30', true)).toBe('2044-06-30')
  expect(keptUntil(null, true)).toBeNull()
  expect(keptUntil('9999-12-31', true)).toBe('9999-12-31')
  expect(plusYears('2028-02-29', 3)).toBe('2031-02-28')
})
