import { expect, test } from 'vitest'
import { cut, cutStart } from './cut.rules.ts'
import { requiredText } from './http.ts'

test('a text that is cut ends with a whole sign, and is one that anybody may type', () => {
  expect([cut('maison', 9), cut('maison', 3), cut('ab🏠', 4), cut('ab🏠', 3), cut('🏠', 1)]).toEqual([
    'maison',
    'mai',
    'ab🏠',
    'ab',
    '',
  ])
  expect(requiredText(80).parse(cut('🏠'.repeat(80), 79))).toBe('🏠'.repeat(39))
})

test('a text that loses its beginning begins with a whole sign', () => {
  expect([cutStart('maison', 9), cutStart('maison', 3), cutStart('🏠ab', 4), cutStart('🏠ab', 3)]).toEqual([
    'maison',
    'son',
    '🏠ab',
    'ab',
  ])
})
