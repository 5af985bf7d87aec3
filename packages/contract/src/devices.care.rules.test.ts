import { expect, test } from 'vitest'
import { elapsed, warrantiesOf } from './devices.care.rules.ts'

test('the legal warranties end one, two and ten years after the commissioning date', () => {
  expect(warrantiesOf('2024-02-29').map(({ kind, until }) => [kind, until])).toEqual([
    ['COMPLETION', '2025-02-28'],
    ['EQUIPMENT', '2026-02-28'],
    ['DECENNIAL', '2034-02-28'],
  ])
  expect(warrantiesOf(null)).toEqual([])
})

test('the part of a warranty that is past stays between nothing and all of it', () => {
  const [first] = warrantiesOf('2025-01-01')
  expect(elapsed(first!, '2024-06-01')).toBe(0)
  expect(elapsed(first!, '2025-07-02')).toBeCloseTo(0.5, 1)
  expect(elapsed(first!, '2030-01-01')).toBe(1)
})
