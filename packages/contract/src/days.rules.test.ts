import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from './days.rules.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 12, '2027-12-15'],
  ['2026-03-15', -3, '2025-12-15'],
  ['9990-02-28', 120, '9999-12-31'],
])('%s and %i months: %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-10-24', 2, '2026-10-26'],
  ['9999-12-31', 1, '9999-12-31'],
  ['9999-12-31', -1, '9999-12-30'],
])('%s and %i days: %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test('days are counted over changes of the hour', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
})
