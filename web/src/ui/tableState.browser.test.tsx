import { choice, day, flag, idOf, list, text } from '@logis/contract/lists'
import { expect, test } from 'vitest'
import { tableSearch } from './tableSearch.ts'
import {
  listInputOf,
  nextSort,
  pageSizes,
  tableDefaults,
  withExpanded,
  withoutCriterion,
  withoutLastCriterion,
  type TableState,
} from './tableState.ts'

const by = { key: 'name', descending: false }
const searched: TableState = {
  by,
  page: 3,
  pageSize: 25,
  sort: { key: 'created_at', descending: true },
  text: null,
  criteria: { city: { value: 'Nantes' }, created_at: { value: '2026-03-12', symbol: '<=' } },
  expanded: ['812'],
}
const homes = list({
  search: { city: text(120), created_at: day('<='), deleted: flag, parent_id: idOf, type: choice(['HOUSE', 'FLAT']) },
  sorts: ['name', 'created_at'],
  by: 'name',
})
const table = tableSearch(homes)

test('SHELL-56: 10, 25, 50 and everything (-1); 10 by default', () => {
  expect([...pageSizes]).toEqual([10, 25, 50, -1])
  expect(table.read({}).pageSize).toBe(10)
})

test('A-66: without a criterion « Tous » becomes 50 rows, page 1; any other size stays', () => {
  expect(withoutCriterion({ ...searched, pageSize: -1 }, 'city')).toMatchObject({ page: 1, pageSize: 50 })
  expect(withoutCriterion(searched, 'city')).toMatchObject({ page: 1, pageSize: 25 })
  expect(Object.keys(withoutLastCriterion(searched).criteria)).toEqual(['city'])
})

test('a third press on a header returns to the default order', () => {
  const first = nextSort(null, 'name')
  const second = nextSort(first, 'name')
  expect([first, second]).toEqual([
    { key: 'name', descending: false },
    { key: 'name', descending: true },
  ])
  expect(nextSort(second, 'name')).toBeNull()
  expect(nextSort(second, 'city')).toEqual({ key: 'city', descending: false })
})

test('the column that the list is ordered by turns round, and is in its order again at the second press', () => {
  expect(table.read({})).toMatchObject({ by, sort: null })
  expect(nextSort(null, 'name', by)).toEqual({ key: 'name', descending: true })
  expect(nextSort({ key: 'name', descending: true }, 'name', by)).toBeNull()
  expect(nextSort({ key: 'created_at', descending: true }, 'name', by)).toBeNull()
  expect(nextSort(null, 'created_at', by)).toEqual({ key: 'created_at', descending: false })
})

test('rows open one at a time, or not, as told', () => {
  expect(withExpanded(searched, '9', 'one').expanded).toEqual(['9'])
  expect(withExpanded(searched, '9', 'many').expanded).toEqual(['812', '9'])
  expect(withExpanded(searched, '812', 'one').expanded).toEqual([])
})

test('a list is asked for with page, size, order and criteria, the symbol of a date beside it', () => {
  expect(listInputOf(searched)).toEqual({
    page: 3,
    page_size: 25,
    sort: '-created_at',
    search: { city: 'Nantes', created_at: '2026-03-12', created_at_symbol: '<=' },
  })
})

test('a text is asked for alone, or beside the criteria', () => {
  const search = (text: string) => listInputOf({ ...searched, text }, { type: 'FLAT' }).search
  expect(search('lilas')).toMatchObject({ '': 'lilas', city: 'Nantes', type: 'FLAT' })
  expect(Object.keys(search(''))).not.toContain('')
  expect(listInputOf({ ...tableDefaults, text: 'lilas' }).search).toBe('lilas')
})

test('a text stands in the address of a list that looks for one, and is cleared with the criteria', () => {
  const searchedByText = tableSearch({ ...homes, text: true })
  const state = searchedByText.read({ q: 'lilas', 'q.city': 'Nantes' })
  expect(state).toMatchObject({ text: 'lilas', criteria: { city: { value: 'Nantes' } } })
  expect(searchedByText.write(state)).toMatchObject({ q: 'lilas', 'q.city': 'Nantes' })
  expect(withoutLastCriterion(state)).toMatchObject({ text: 'lilas', criteria: {} })
  expect(withoutLastCriterion(withoutLastCriterion(state))).toMatchObject({ text: '' })
  expect(table.read({ q: 'lilas' }).text).toBe(null)
})

test('the state makes the way through the URL and back, the defaults leave it', () => {
  const written = table.write(searched)
  expect(written).toEqual({
    page: 3,
    taille: 25,
    tri: '-created_at',
    ouvert: '812',
    'q.city': 'Nantes',
    'q.created_at': 'le:2026-03-12',
  })
  expect(table.read(written)).toEqual(searched)
  expect(Object.values(table.write(tableDefaults)).filter((value) => value !== undefined)).toEqual([])
})

test('junk in the URL falls back silently', () => {
  const junk = { page: -4, taille: '37', tri: 'password', 'q.city': { or: 1 }, 'q.secret': 'x', ouvert: null }
  expect(table.read(junk)).toEqual({ ...tableDefaults, by })
  for (const [key, values] of Object.entries({
    created_at: ['yesterday', 'le:2026-02-30', 'xx:2026-02-01'],
    deleted: ['oui', 'true'],
    parent_id: ['-3', '1e3'],
    type: ['CASTLE', 'toString'],
  }))
    for (const value of values) expect(table.read({ [`q.${key}`]: value }), value).toEqual({ ...tableDefaults, by })
  expect(table.read({ ...junk, taille: '50' })).toEqual({ ...tableDefaults, by, pageSize: 50 })
})

test('what a router read as a number or a boolean is a text again', () => {
  const search = { 'q.city': 44000, page: '2', ouvert: 812 }
  expect(table.read(search)).toMatchObject({ page: 2, expanded: ['812'], criteria: { city: { value: '44000' } } })
})

test('only what is compared has a symbol: a text keeps its colon', () => {
  const criteria = { city: { value: 'le:Mans' }, type: { value: 'FLAT' }, deleted: { value: '1' } }
  const state: TableState = { ...tableDefaults, by, criteria }
  expect(table.read(table.write(state))).toEqual(state)
})

test('a criterion that is the screen’s own is not in the address', () => {
  const others = tableSearch(homes, { without: ['parent_id'] })
  expect(others.read({ 'q.parent_id': '8', 'q.city': 'Nantes' }).criteria).toEqual({ city: { value: 'Nantes' } })
})

test('two lists on one page have their own parameters', () => {
  const devices = tableSearch(homes, { prefix: 'dev.' })
  expect(devices.write({ ...tableDefaults, page: 2, criteria: { city: { value: 'Nantes' } } })).toMatchObject({
    'dev.page': 2,
    'dev.q.city': 'Nantes',
  })
  expect(devices.read({ page: 7, 'dev.page': 2 }).page).toBe(2)
})
