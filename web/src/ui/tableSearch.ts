import type { Comparison } from '@logis/contract/http'
import { pageSizes, tableDefaults, type Criteria, type Criterion, type TableState } from './tableState.ts'

type Config<Key extends string> = {
  /** Sort keys of the list operation. */
  sorts: readonly string[]
  /** Criteria of the list operation. */
  criteria: readonly Key[]
  /** For a second table on one page: `dev.` gives `?dev.page=2`. */
  prefix?: string
  pageSize?: number
}

const names = { page: 'page', pageSize: 'taille', sort: 'tri', expanded: 'ouvert' } as const
const symbols: ReadonlyMap<string, Comparison> = new Map([
  ['le', '<='],
  ['ge', '>='],
  ['eq', '='],
])
const codes: Record<Comparison, string> = { '<=': 'le', '>=': 'ge', '=': 'eq' }

// Junk is not an error here: an address typed or cut by hand opens the list as it is by default. A router reads
// `44000` or `true` as a number or a boolean, hence the texts made of them again.
const wordOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text.length > 0 && text.length <= 200 ? text : undefined
}
const pageOf = (value: unknown): number | undefined => {
  const page = Number(wordOf(value))
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : undefined
}
const oneOf = <T>(allowed: readonly T[], value: unknown): T | undefined => allowed.find((one) => one === value)

/**
 * A list's state in the URL: `?q.city=Nantes&q.created_at=le:2026-03-12&tri=-created_at&page=2&taille=25&ouvert=812`.
 *
 * @example
 * const projectTable = tableSearch({ sorts: ['name', 'created_at'], criteria: ['city', 'created_at'] })
 * const state = projectTable.read(route.useSearch())
 * const change = (next: TableState) => navigate({ search: (all) => ({ ...all, ...projectTable.write(next) }) })
 */
export function tableSearch<Key extends string>({ sorts, criteria, prefix = '', pageSize = 10 }: Config<Key>) {
  const at = (name: string) => `${prefix}${name}`
  const q = (key: string) => at(`q.${key}`)
  const sortWords = sorts.flatMap((key) => [key, `-${key}`])

  const parse = (search: Readonly<Record<string, unknown>>): TableSearch => ({
    [at(names.page)]: pageOf(search[at(names.page)]),
    [at(names.pageSize)]: oneOf(pageSizes, Number(wordOf(search[at(names.pageSize)]))),
    [at(names.sort)]: oneOf(sortWords, wordOf(search[at(names.sort)])),
    [at(names.expanded)]: wordOf(search[at(names.expanded)]),
    ...Object.fromEntries(criteria.map((key) => [q(key), wordOf(search[q(key)])])),
  })

  return {
    read: (search: object): TableState => {
      const found = parse(search as Record<string, unknown>)
      const sort = found[at(names.sort)]
      const expanded = found[at(names.expanded)]
      return {
        page: Number(found[at(names.page)] ?? tableDefaults.page),
        pageSize: Number(found[at(names.pageSize)] ?? pageSize),
        sort: sort === undefined ? null : sortOf(String(sort)),
        criteria: criteriaOf(criteria.map((key) => [key, found[q(key)]] as const)),
        expanded: expanded === undefined ? [] : String(expanded).split(','),
      }
    },
    /** What differs from the default; the rest is `undefined`, so that it leaves the URL. */
    write: (state: TableState): TableSearch => ({
      [at(names.page)]: state.page === tableDefaults.page ? undefined : state.page,
      [at(names.pageSize)]: state.pageSize === pageSize ? undefined : state.pageSize,
      [at(names.sort)]: state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.key}` : undefined,
      [at(names.expanded)]: state.expanded.length > 0 ? state.expanded.join(',') : undefined,
      ...Object.fromEntries(criteria.map((key) => [q(key), criterionText(state.criteria, key)])),
    }),
  }
}

/** The parameters of one list in a URL. */
export type TableSearch = Record<string, string | number | undefined>

const sortOf = (text: string) => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') })

const criteriaOf = (found: (readonly [string, string | number | undefined])[]): Criteria =>
  Object.fromEntries(
    found.flatMap(([key, text]) => {
      if (text === undefined) return []
      return [[key, compared(String(text))]]
    }),
  )

/** `le:2026-03-12` is « at most », a text without a code is itself. */
const compared = (text: string): Criterion => {
  const symbol = symbols.get(text.slice(0, 2))
  return symbol && text[2] === ':' ? { value: text.slice(3), symbol } : { value: text }
}

const criterionText = (criteria: Criteria, key: string) => {
  const criterion = criteria[key]
  if (!criterion) return undefined
  return criterion.symbol ? `${codes[criterion.symbol]}:${criterion.value}` : criterion.value
}
