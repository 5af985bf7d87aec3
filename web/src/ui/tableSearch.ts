import type { Comparison, Criteria, Criterion, List, SortKey, WholeList } from '@logis/contract/lists'
import { isDay } from './day.ts'
import { isNumber } from './searchFields.ts'
import { pageSizes, tableDefaults, type Criterion as TableCriterion, type TableState } from './tableState.ts'

type Config<Key extends string> = {
  /** For a second table on one page: `dev.` gives `?dev.page=2`. */
  prefix?: string
  pageSize?: number
  /** Criteria that the screen sets itself, or has no words for. */
  without?: readonly Key[]
}

const names = { page: 'page', pageSize: 'taille', sort: 'tri', text: 'q', expanded: 'ouvert' } as const
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

const fits: { [K in Criterion['kind']]: (value: string, criterion: Extract<Criterion, { kind: K }>) => boolean } = {
  text: () => true,
  start: () => true,
  id: (value) => /^\d{1,15}$/.test(value),
  flag: (value) => value === '1' || value === '0',
  choice: (value, { of }) => of.includes(value),
  number: (value) => isNumber(value),
  day: (value) => isDay(value),
}

/** `le:2026-03-12` is « at most »; of what is not compared, a text is itself. */
const criterionOf = (criterion: Criterion, value: unknown): TableCriterion | undefined => {
  const text = wordOf(value)
  if (text === undefined) return undefined
  const isCompared = criterion.kind === 'day' || criterion.kind === 'number'
  const symbol = isCompared && text[2] === ':' ? symbols.get(text.slice(0, 2)) : undefined
  const found = symbol ? { value: text.slice(3), symbol } : { value: text }
  return fits[criterion.kind](found.value, criterion as never) ? found : undefined
}

/**
 * A list's state in the URL: `?q=lilas&q.city=Nantes&q.created_at=le:2026-03-12&tri=-created_at&page=2&taille=25&ouvert=812`.
 * What the contract does not know of the list is not read.
 *
 * @example
 * const projectTable = tableSearch(projectList)
 * const state = projectTable.read(route.useSearch())
 * const change = (next: TableState) => navigate({ search: (all) => ({ ...all, ...projectTable.write(next) }) })
 */
export function tableSearch<S extends Criteria>(
  { search: searched, text: isSearchedByText, sorts = [], by }: WholeList<S> & Partial<Pick<List, 'sorts' | 'by'>>,
  { prefix = '', pageSize = 10, without = [] }: Config<keyof S & string> = {},
) {
  const at = (name: string) => `${prefix}${name}`
  const q = (key: string) => at(`q.${key}`)
  const sortWords = sorts.flatMap((key) => [key, `-${key}`])
  const criteria = Object.entries(searched).filter(([key]) => !without.includes(key))

  return {
    read: (search: object): TableState => {
      const found = search as Readonly<Record<string, unknown>>
      const sort = oneOf(sortWords, wordOf(found[at(names.sort)]))
      return {
        page: pageOf(found[at(names.page)]) ?? tableDefaults.page,
        pageSize: oneOf(pageSizes, Number(wordOf(found[at(names.pageSize)]))) ?? pageSize,
        sort: sort === undefined ? null : sortOf(sort),
        ...(by !== undefined && { by: sortOf(by) }),
        text: isSearchedByText ? (wordOf(found[at(names.text)]) ?? '') : null,
        criteria: Object.fromEntries(
          criteria.flatMap(([key, criterion]) => {
            const asked = criterionOf(criterion, found[q(key)])
            return asked ? [[key, asked]] : []
          }),
        ),
        expanded: wordOf(found[at(names.expanded)])?.split(',') ?? [],
      }
    },
    /** What differs from the default; the rest is `undefined`, so that it leaves the URL. */
    write: (state: TableState): TableSearch => ({
      [at(names.page)]: state.page === tableDefaults.page ? undefined : state.page,
      [at(names.pageSize)]: state.pageSize === pageSize ? undefined : state.pageSize,
      [at(names.sort)]: state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.key}` : undefined,
      [at(names.text)]: state.text || undefined,
      [at(names.expanded)]: state.expanded.length > 0 ? state.expanded.join(',') : undefined,
      ...Object.fromEntries(criteria.map(([key]) => [q(key), criterionText(state.criteria[key])])),
    }),
  }
}

/** An order of a list, as its address says it; `-` before what is descending. */
export type OrderOf<L extends List> = SortKey<L> | `-${SortKey<L>}`

/**
 * The search part of a link to a list, which shows it under these criteria and in this order, and nothing else.
 *
 * @example <Anchor component={Link} to={paths.security()} search={listedBy<typeof securityList>({ user_id: '7' })}>
 */
export const listedBy = <L extends List>(where: { [K in keyof L['search']]?: string }, order?: OrderOf<L>) => {
  const asked = Object.entries(where).map(([key, value]) => [`q.${key}`, value])
  // An address built by `paths` names no route to the router, whose `component={Link}` then takes nothing at all.
  return Object.fromEntries([...asked, ...(order ? [[names.sort, order]] : [])]) as never
}

/** The parameters of one list in a URL. */
export type TableSearch = Record<string, string | number | undefined>

const sortOf = (text: string) => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') })

const criterionText = (criterion: TableCriterion | undefined) =>
  criterion?.symbol ? `${codes[criterion.symbol]}:${criterion.value}` : criterion?.value
