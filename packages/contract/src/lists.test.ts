import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listInput, searchInput } from './lists.input.ts'
import { choice, flag, idOf, list, number, pastDay, start, text, wholeList } from './lists.ts'

const homes = list({
  search: {
    name: text(20),
    zip_code: start(5),
    created_at: pastDay('<='),
    deleted: flag,
    parent_id: idOf,
    type: choice(['HOUSE', 'FLAT']),
    size: number('<=', 1000, 'FLAT_SIZE_NOT_VALID'),
  },
  text: true,
  sorts: ['name', 'created_at'],
  by: '-created_at',
})
const input = z.object(listInput(homes))
const parse = (value: object) => input.parse(value)
const searched = (search: object | string) => parse({ search }).search
const reasonsOf = (value: object, of: z.ZodType = input) =>
  of.safeParse(value).error?.issues.map((issue) => (issue as { params?: { reason?: string } }).params?.reason)

test('API-04 API-08/all page sizes: none is the list’s own, -1 is 10,000, 0 is one, more than 10,000 is cut', () => {
  expect(
    [{}, { page_size: '-1' }, { page_size: 0 }, { page_size: '25' }, { page_size: 20_000 }].map(
      (value) => parse(value).page_size,
    ),
  ).toEqual([10, 10_000, 1, 25, 10_000])
  for (const page_size of ['-2', 'ten', '1.5', '']) expect(input.safeParse({ page_size }).success).toBe(false)
})
test('API-06 a sort is read key by key; none is the list’s own; unknown keys are refused with their reason', () => {
  expect(parse({}).sort).toEqual([{ key: 'created_at', descending: true }])
  expect(parse({ sort: '-created_at,name' }).sort).toEqual([
    { key: 'created_at', descending: true },
    { key: 'name', descending: false },
  ])
  expect(reasonsOf({ sort: 'toString' })).toEqual(['SORT_NOT_SUPPORTED'])
})
test('API-07 a search is text, pairs, one text of known pairs, or text beside pairs', () => {
  expect(parse({}).search).toEqual({ text: null, where: {} })
  expect(searched('lilas')).toEqual({ text: 'lilas', where: {} })
  expect(searched({ name: ' lilas ', created_at: '' })).toEqual({ text: null, where: { name: 'lilas' } })
  expect(searched('name=les%20lilas;created_at=2026-01-31')).toEqual({
    text: null,
    where: { name: 'les lilas', created_at: { day: '2026-01-31', symbol: '<=' } },
  })
  expect(searched('a=b')).toEqual({ text: 'a=b', where: {} })
  expect(searched({ '': 'lilas', type: 'FLAT' })).toEqual({ text: 'lilas', where: { type: 'FLAT' } })
  expect(reasonsOf({ search: { owner: 'x' } })).toEqual(['SEARCH_NOT_SUPPORTED'])
  expect(reasonsOf({ search: { toString: 'x' } })).toEqual(['SEARCH_NOT_SUPPORTED'])
})
test('each kind of criterion is read as what it means', () => {
  expect(searched({ deleted: 'true', parent_id: '8', zip_code: '44' }).where).toEqual({
    deleted: true,
    parent_id: 8,
    zip_code: '44',
  })
  expect(searched({ deleted: '0' }).where).toEqual({ deleted: false })
  expect(searched({ created_at: '2026-01-31', created_at_symbol: '>=' }).where).toEqual({
    created_at: { day: '2026-01-31', symbol: '>=' },
  })
  expect(searched({ created_at_symbol: '=' }).where).toEqual({})
  expect(searched({ size: ' 45,5' }).where).toEqual({ size: { number: 45.5, symbol: '<=' } })
  expect(searched('size=45.5;size_symbol==').where).toEqual({ size: { number: 45.5, symbol: '=' } })
  for (const size of ['large', '-1', '1e3', '1001'])
    expect(reasonsOf({ search: { size } })).toEqual(['FLAT_SIZE_NOT_VALID'])
})
test.each([
  { created_at: 'yesterday' },
  { created_at: '2026-02-30' },
  { created_at_symbol: '<' },
  { deleted: 'yes' },
  { parent_id: '-1' },
  { parent_id: '1e3' },
  { type: 'CASTLE' },
  { type: 'toString' },
  { name: 'a'.repeat(21) },
  { name: 'a\u0000b' },
])('%j is refused', (search) => {
  expect(input.safeParse({ search }).success).toBe(false)
})
test('API-07 where no plain text is looked for, one is refused rather than left out', () => {
  const labels = z.object(searchInput(wholeList({ office_id: idOf })))
  expect(labels.parse({ search: 'office_id=3' }).search).toEqual({ text: null, where: { office_id: 3 } })
  expect(labels.parse({ search: '' }).search).toEqual({ text: null, where: {} })
  expect(reasonsOf({ search: 'lilas' }, labels)).toEqual(['SEARCH_NOT_SUPPORTED'])
  expect(reasonsOf({ search: { '': 'lilas' } }, labels)).toEqual(['SEARCH_NOT_SUPPORTED'])
})
test('API-07 no search text throws, and none invents a key', () => {
  const known = Object.keys(homes.search)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.dictionary(fc.string(), fc.string())), (search) => {
      const parsed = input.safeParse({ search })
      if (parsed.success) expect(known).toEqual(expect.arrayContaining(Object.keys(parsed.data.search.where)))
    }),
  )
})
