import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from './errors.ts'
import { boolParam, day, idParam, listInput, text } from './http.ts'

const input = z.object(listInput(['name', 'created_at'], { name: text(20), created_at: day }))
const parse = (value: object) => input.parse(value)
const reasonsOf = (value: object) =>
  input.safeParse(value).error?.issues.map((issue) => (issue as { params?: { reason?: string } }).params?.reason)

test('API-04 API-08 page sizes: none is ten, -1 is 10,000, 0 is one, more than 10,000 is cut', () => {
  expect(
    [{}, { page_size: '-1' }, { page_size: 0 }, { page_size: '25' }, { page_size: 20_000 }].map(
      (value) => parse(value).page_size,
    ),
  ).toEqual([10, 10_000, 1, 25, 10_000])
  for (const page_size of ['-2', 'ten', '1.5', '']) expect(input.safeParse({ page_size }).success).toBe(false)
})
test('API-06 a sort is read key by key; unknown keys are refused with their reason', () => {
  expect(parse({ sort: '-created_at,name' }).sort).toEqual([
    { key: 'created_at', descending: true },
    { key: 'name', descending: false },
  ])
  expect(reasonsOf({ sort: 'toString' })).toEqual(['SORT_NOT_SUPPORTED'])
})
test('API-07 a search is text, pairs, or one text of known pairs', () => {
  expect(parse({}).search).toEqual({ text: null, where: {} })
  expect(parse({ search: 'lilas' }).search).toEqual({ text: 'lilas', where: {} })
  expect(parse({ search: { name: ' lilas ', created_at: '' } }).search).toEqual({
    text: null,
    where: { name: 'lilas' },
  })
  expect(parse({ search: 'name=les%20lilas;created_at=2026-01-31' }).search).toEqual({
    text: null,
    where: { name: 'les lilas', created_at: '2026-01-31' },
  })
  expect(parse({ search: 'a=b' }).search).toEqual({ text: 'a=b', where: {} })
  expect(reasonsOf({ search: { owner: 'x' } })).toEqual(['SEARCH_NOT_SUPPORTED'])
  expect(input.safeParse({ search: { created_at: 'yesterday' } }).success).toBe(false)
})
test('API-07 no search text throws, and none invents a key', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const parsed = input.safeParse({ search })
      if (parsed.success)
        expect(['name', 'created_at']).toEqual(expect.arrayContaining(Object.keys(parsed.data.search.where)))
    }),
  )
})
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
