import { expect, test } from 'vitest'
import { refusals } from './errors.ts'
import { boolParam, idParam } from './http.ts'

test('identifiers are positive whole numbers, as numbers or digits, and nothing else', () => {
  expect([1, '42'].map((value) => idParam.parse(value))).toEqual([1, 42])
  for (const value of [0, -1, 1.5, '1e3', ' 1', '', true, null, [1], {}, '99999999999999999999', Number.NaN, Infinity])
    expect(idParam.safeParse(value).success).toBe(false)
})
test('flags are 1, 0, true or false', () => {
  expect([true, 1, '1', 'true', false, 0, '0', 'false'].map((value) => boolParam.parse(value))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  for (const value of [2, 'yes', null, '']) expect(boolParam.safeParse(value).success).toBe(false)
})
test('SHELL-50 every refusal has its sentence in both languages, with French typography', () => {
  for (const [reason, { fr, en }] of Object.entries(refusals)) {
    expect(fr.length * en.length, reason).toBeGreaterThan(0)
    expect(fr, reason).not.toMatch(/'| [:;!?»]|« /)
  }
})
