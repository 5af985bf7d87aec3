import { expect, test } from 'vitest'
import { refusals } from './errors.ts'
import { emailField } from './http.rules.ts'
import { boolParam, email, idParam, requiredText, text } from './http.ts'

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

test('a text has no control character and none that turns its direction; a name has one line and is seen; both are composed', () => {
  const codes = [...[...Array(32).keys()].filter((code) => ![9, 10, 13].includes(code)), 0x7f, 0x85, 0x9f, 0x61c]
  const turning = [0x200e, 0x200f, 0x2028, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
  for (const code of [...codes, ...turning])
    for (const schema of [text(20), requiredText(20)])
      expect(schema.safeParse(`a${String.fromCodePoint(code)}b`).success, code.toString(16)).toBe(false)
  for (const end of ['\t', '\n', '\r\n']) {
    expect(text(20).safeParse(`a${end}b`).success).toBe(true)
    expect(requiredText(20).safeParse(`a${end}b`).success).toBe(false)
  }
  expect(requiredText(20).parse(' Re\u0301sidence 👨\u200d👩 ')).toBe('Résidence 👨\u200d👩')
  for (const unseen of ['\u200b', '\u200d\ufe0f', '\u00ad \u2060', '\u3164'])
    expect(requiredText(20).safeParse(unseen).success, JSON.stringify(unseen)).toBe(false)
})

test('half of a character is none, in a text, a name and an address: kept, all of them would be one', () => {
  for (const half of ['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800']) {
    for (const schema of [text(20), requiredText(20)])
      expect(schema.safeParse(`a${half}b`).success, JSON.stringify(half)).toBe(false)
    expect(email.safeParse(`a${half}b@c.example`).success, JSON.stringify(half)).toBe(false)
  }
  expect(text(20).parse('maison 🏠')).toBe('maison 🏠')
  expect(email.parse('a🏠b@c.example')).toBe('a🏠b@c.example')
})

test('an address has no character that nobody sees or that turns its direction, in the schema and in forms; it is composed', () => {
  const turning = [
    0x61c, 0x200e, 0x200f, 0x2028, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
  const hidden = [0xad, 0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0, 0x1b, 0x7f, 0x9f]
  for (const code of [...turning, ...hidden]) {
    const character = String.fromCodePoint(code)
    for (const address of [`a${character}b@c.example`, `a@b${character}c.example`, `a@b.ex${character}ample`]) {
      expect(email.safeParse(address).success, code.toString(16)).toBe(false)
      expect(emailField.format.pattern.test(address), code.toString(16)).toBe(false)
    }
  }
  expect(email.parse(' Andre\u0301@exe\u0301mple.example ')).toBe('André@exémple.example')
  for (const address of ['a.b+c@d-e.example', "o'neil@f.example", 'иван@пример.example'])
    expect(email.parse(address)).toBe(address)
  for (const address of ['a', 'a@', 'a@b', 'a b@c.example', 'a@b@c.example', 'a@b..example', '<a@b.example>'])
    expect(email.safeParse(address).success).toBe(false)
})

test('an address holds nothing that a mail server takes for the end of one and the beginning of another', () => {
  for (const sign of [',', ';', ':', '"', '[', ']', '\\', '(', ')', '，', '\u{e0001}', '\u3164', '\ufe0f'])
    expect(email.safeParse(`a@b.example${sign}c.example`).success, sign).toBe(false)
  for (const sign of [',', ';', ':', '"', '[', ']', '\\', '(', ')', '\u{e0001}', '\u3164', '\ufe0f'])
    expect(email.safeParse(`a${sign}b@c.example`).success, sign).toBe(false)
  for (const sign of ['/', '!', '%', '?', '#', '&', '=', '*', '_', '|'])
    expect(email.safeParse(`a@b${sign}c.example`).success, sign).toBe(false)
  for (const address of ["o'neil+a/b=c_d%e!f@g-h.example", 'a@paral·lel.example', 'a@भारत.example'])
    expect(email.parse(address)).toBe(address)
})
