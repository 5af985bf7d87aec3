import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disposition, withExtension } from './disposition.ts'

test.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['Façade œuvre.pdf', `attachment; filename="Facade _uvre.pdf"; filename*=UTF-8''Fa%C3%A7ade%20%C5%93uvre.pdf`],
  [`a"b\\c'(d)*.pdf`, `attachment; filename="a_b_c'(d)*.pdf"; filename*=UTF-8''a%22b_c%27%28d%29%2A.pdf`],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ['a\r\nset-cookie: b', `attachment; filename="a__set-cookie: b"; filename*=UTF-8''a__set-cookie%3A%20b`],
  ['\u061cplan\u200e\u200f.pdf', `attachment; filename="_plan__.pdf"; filename*=UTF-8''_plan__.pdf`],
  ['\u0301\u{11038}', `attachment; filename="document"; filename*=UTF-8''%CC%81%F0%91%80%B8`],
  ['', `attachment; filename="document"; filename*=UTF-8''document`],
])('%j', (name, header) => {
  expect(disposition('attachment', name)).toBe(header)
})

test('whatever the name: one header of ASCII, from which the name is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const header = disposition('inline', name)
      expect(header).toMatch(/^inline; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.~!%-]+$/)
      const read = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '')
      expect(read).not.toMatch(/[/\\\p{Cc}\p{Bidi_C}\u2028\u2029]/u)
      const harmless = !/[\p{C}\u2028\u2029/\\]/u.test(name) && name.length <= 255 && name.trim() !== ''
      if (harmless) expect(read).toBe(name.normalize('NFC').trim())
    }),
    { numRuns: 1000 },
  )
})

test('an extension is added unless it is there', () => {
  expect([withExtension('a', 'zip'), withExtension('a.ZIP', 'zip'), withExtension('a.zip.b', 'zip')]).toEqual([
    'a.zip',
    'a.ZIP',
    'a.zip.b.zip',
  ])
})

test('a name that is too long loses whole letters of its end, and keeps its extension', () => {
  expect(disposition('attachment', `${'a'.repeat(250)}😀.zip`)).toMatch(/''a{250}\.zip$/)
  expect(disposition('attachment', 'é'.repeat(300))).toMatch(/''(%C3%A9){255}$/)
})
