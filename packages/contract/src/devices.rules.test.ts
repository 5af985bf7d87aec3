import { expect, test } from 'vitest'
import { nextDueDate } from './devices.rules.ts'
import { isGenericManufacturer, referenceParts } from './products.rules.ts'

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
