import { expect, test } from 'vitest'
import { longDay, longTime } from './formats.ts'

test('the first of a month is « 1er » where a mail or a document says it in French, every other day is its number', () => {
  expect(longDay('2026-12-01', 'fr-FR')).toBe('1er décembre 2026')
  expect(longDay('2026-12-11', 'fr-FR')).toBe('11 décembre 2026')
  expect(longDay('2026-12-01', 'en-UK')).toBe('1 December 2026')
  expect(longTime('2026-12-01T08:05:00Z', 'fr-FR')).toMatch(/^1er décembre 2026 .*09:05$/)
})
