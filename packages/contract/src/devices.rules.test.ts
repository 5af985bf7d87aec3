import { expect, test } from 'vitest'
import { addMonths, dayAfter, nextDueDate } from './devices.rules.ts'
import { isGenericManufacturer, referenceParts } from './products.rules.ts'

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
  ['the next period after a long time', '2020-05-10', 12, '2026-05-11', '2027-05-10'],
  ['on the very day', '2020-05-10', 12, '2026-05-10', '2026-05-10'],
  ['never the commissioning day itself', '2026-05-10', 12, '2026-05-10', '2027-05-10'],
  ['a commissioning still to come', '2030-05-10', 6, '2026-05-11', '2030-11-10'],
  ['the end of the month does not drift', '2026-01-31', 1, '2026-03-01', '2026-03-31'],
  ['no day comes after the last one', '9999-06-01', 12, '2026-05-11', '9999-12-31'],
])('a task is due at the first period that is not past: %s', (_what, commissioned, months, today, due) => {
  expect(nextDueDate(commissioned, months, today)).toBe(due)
})

test('the day after', () => {
  expect([dayAfter('2026-02-28'), dayAfter('2026-12-31')]).toEqual(['2026-03-01', '2027-01-01'])
  expect(dayAfter('9999-12-31')).toBe('9999-12-31')
})

test('DEV-22 a reference is as many parts as its pipes make; empty ones are none', () => {
  expect(referenceParts('B2HF| 26 ||x')).toEqual(['B2HF', '26', 'x'])
  expect(referenceParts('')).toEqual([])
})

test('DEV-28 the maker of generic products, whatever the case', () => {
  expect([
    isGenericManufacturer('GENERIQUE'),
    isGenericManufacturer('Generique'),
    isGenericManufacturer('Ideal'),
  ]).toEqual([true, true, false])
})
