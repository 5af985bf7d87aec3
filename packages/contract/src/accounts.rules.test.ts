import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsPassword, passwordChecks } from './accounts.rules.ts'

test.each(['Logement2026', 'Abcdefg1', 'aA1~@#$%^&*+=`|{}:;!.?"()[]-', `Aa1${'x'.repeat(125)}`])(
  'AUTH-24 AUTH-25 accepts %s',
  (password) => {
    expect(acceptsPassword(password)).toBe(true)
  },
)
test.each([
  ['Abcdef1', 'seven characters'],
  ['abcdefg1', 'no uppercase'],
  ['ABCDEFG1', 'no lowercase'],
  ['Abcdefgh', 'no digit'],
  [`Aa1${'x'.repeat(126)}`, 'more than 128'],
])('AUTH-24 refuses %s: %s', (password) => {
  expect(acceptsPassword(password)).toBe(false)
})
test.each([..." ,_'/\\<>éÀ€\n\u0000"])('AUTH-25 refuses the character %j', (character) => {
  expect(acceptsPassword(`Abcdefg1${character}`)).toBe(false)
})
test('AUTH-24 AUTH-25 the live list says yes everywhere exactly when the rule accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
      expect(Object.values(passwordChecks(password)).every(Boolean)).toBe(acceptsPassword(password))
    }),
  )
})
