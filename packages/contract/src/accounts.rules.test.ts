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
const lowercase = fc.constantFrom(...'abcxyz')
const uppercase = fc.constantFrom(...'ABCXYZ')
const digit = fc.constantFrom(...'0123456789')
const sign = fc.constantFrom(...'~@#$%^&*+=`|{}:;!.?"()[]-')
/** Characters that the rule knows; of any length about those that it takes. */
const known = fc.string({ unit: fc.oneof(lowercase, uppercase, digit, sign), minLength: 6, maxLength: 131 })
/** One of each kind at the least: mostly accepted. */
const whole = fc
  .tuple(lowercase, uppercase, digit, known)
  .map(([small, large, number, rest]) => `${rest}${small}${large}${number}`)
/** The same with one character that may be any. */
const spoiled = fc
  .tuple(whole, fc.nat(100), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))
  .map(([password, place, character]) => password.slice(0, place) + character + password.slice(place + 1))

test('AUTH-24 AUTH-25 the live list says yes everywhere exactly when the rule accepts', () => {
  const verdicts = { true: 0, false: 0 }
  fc.assert(
    fc.property(fc.oneof(known, whole, spoiled, fc.string({ unit: 'binary', maxLength: 140 })), (password) => {
      const accepted = acceptsPassword(password)
      verdicts[`${accepted}`] += 1
      expect(Object.values(passwordChecks(password)).every(Boolean)).toBe(accepted)
    }),
    { numRuns: 2_000 },
  )
  // Samples from both sides, or nothing was compared.
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(200)
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
