import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsPassword, isCommonPassword, passwordChecks } from './accounts.rules.ts'

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

test.each([
  'Password1',
  'P@ssw0rd',
  'Azerty123!',
  '!!Azerty!!123',
  'Motdepasse1',
  'Soleil75',
  'Marseille13',
  'Qwerty2024',
])('everybody tries %s first', (password) => {
  expect([acceptsPassword(password), isCommonPassword(password)]).toEqual([true, true])
})
test.each(['Logement2026', 'Rouge-Gorge7', 'Xk8Tq2mPv9', 'Azerty7391', 'PontNeufAzerty1'])(
  'nobody tries %s first',
  (password) => {
    expect([acceptsPassword(password), isCommonPassword(password)]).toEqual([true, false])
  },
)
test('a long password is looked at as fast as a short one', () => {
  const start = performance.now()
  for (const password of [`Aa1${'!'.repeat(125)}`, `${'@a'.repeat(63)}1A`, `A${'1'.repeat(127)}`])
    isCommonPassword(password)
  expect(performance.now() - start).toBeLessThan(50)
})
