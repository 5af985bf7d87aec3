import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeFrom, maskCode, maskCodes, readCode, showCode } from './projects.rules.ts'

const codes = fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => codeFrom(bytes))

test('a code typed in any case, with dashes, spaces or look-alikes, is the code', () => {
  fc.assert(
    fc.property(codes, fc.boolean(), fc.constantFrom('-', ' ', '', '–'), (code, lower, separator) => {
      const typed = showCode(code).replaceAll('-', separator).replaceAll('1', 'l').replaceAll('0', 'o')
      expect(readCode(lower ? typed.toLowerCase() : typed)).toBe(code)
    }),
  )
})
test('what cannot be a code is null, whatever was typed', () => {
  for (const typed of ['', 'ABCD', 'ABCD-EFGH-JKMU', 'ABCD-EFGH-JKMN-P', '🏠'.repeat(12)])
    expect(readCode(typed)).toBeNull()
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (typed) => {
      expect(readCode(typed) ?? 'ABCDEFGHJKMN').toHaveLength(12)
    }),
  )
})
test('a code is shown in groups of four and holds no look-alike', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(showCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}$/)
      expect(code).not.toMatch(/[ILOU]/)
    }),
  )
})
test('every letter of the alphabet is as likely as another', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const letter = codeFrom(new Uint8Array(12).fill(byte))[0]!
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])])
})
test('a masked code shows its last group, and no code within a text is left whole', () => {
  fc.assert(
    fc.property(codes, codes, (code, other) => {
      const masked = `<b>${maskCode(code)}</b>, ${maskCode(other)}`
      expect(maskCodes(`<b>${showCode(code)}</b>, ${showCode(other)}`)).toBe(masked)
      expect(masked.replaceAll('•', '')).toHaveLength(`<b>--</b>, --`.length + 8)
    }),
  )
  const id = '0A9F2B31-1111-2222-3333-ABCDEF012345'
  expect(maskCodes(id)).toBe(id)
})
