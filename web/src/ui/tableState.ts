import type { Comparison } from '@logis/contract/lists'

/** One thing searched for. Dates and numbers may be compared otherwise than by equality. */
export type Criterion = { value: string; symbol?: Comparison }
/** In the order in which they were given. */
export type Criteria = Readonly<Record<string, Criterion>>
export type TableSort = { key: string; descending: boolean }

/**
 * All that a list remembers, and that its URL tells. `pageSize` -1 is « Tous »; `sort` null is the default order, which
 * `by` names where the list has one; `text` is looked for wherever the list looks for one, and null where it looks for
 * none.
 */
export type TableState = {
  page: number
  pageSize: number
  sort: TableSort | null
  by?: TableSort | undefined
  text: string | null
  criteria: Criteria
  expanded: readonly string[]
}

export const everyRow = -1
export const pageSizes = [10, 25, 50, everyRow] as const
/** Where a list falls back from « Tous »: the second-to-last size. */
const fallbackSize = 50
/** What « Tous » shows at most. */
export const mostRows = 10_000

/** The number of the last page of so many rows. */
export const lastPageOf = ({ pageSize }: TableState, total: number) =>
  Math.max(1, Math.ceil(total / (pageSize === everyRow ? mostRows : pageSize)))

export const tableDefaults: TableState = {
  page: 1,
  pageSize: 10,
  sort: null,
  text: null,
  criteria: {},
  expanded: [],
}

export const criteriaCount = (state: TableState) => Object.keys(state.criteria).length

/** How many things narrow the list: its criteria, and the text. */
export const narrowings = (state: TableState) => criteriaCount(state) + (state.text ? 1 : 0)

/** Nothing is there yet, whatever one looks for: what fills the list is offered where its rows would be, and once. */
export const isBare = (state: TableState, total: number | undefined) => total === 0 && narrowings(state) === 0

export const withPage = (state: TableState, page: number): TableState => ({ ...state, page, expanded: [] })

export const withPageSize = (state: TableState, pageSize: number): TableState => ({
  ...withPage(state, 1),
  pageSize,
})

/** The order that the rows are in, as far as it is known: it is shown also where nobody asked for it. */
export const shownSort = (sort: TableSort | null, by?: TableSort): TableSort | null => sort ?? by ?? null

/** Ascending, then descending, then the default order again; of the column that is in that order, its opposite. */
export const nextSort = (sort: TableSort | null, key: string, by?: TableSort): TableSort | null => {
  if (by?.key === key) {
    const shown = sort ?? by
    const isDefault = shown.key === key && shown.descending === by.descending
    return isDefault ? { key, descending: !by.descending } : null
  }
  if (sort?.key !== key) return { key, descending: false }
  return sort.descending ? null : { key, descending: true }
}

export const withSort = (state: TableState, sort: TableSort | null): TableState => ({ ...withPage(state, 1), sort })

export const withCriteria = (state: TableState, criteria: Criteria): TableState => ({ ...withPage(state, 1), criteria })

export const withCriterion = (state: TableState, key: string, criterion: Criterion) =>
  withCriteria(state, { ...state.criteria, [key]: criterion })

/** Without the view of rows that has none left: whoever has seen to the last of them sees all again. */
export const withoutEmptyView = (
  state: TableState,
  key: string,
  counts: Readonly<Record<string, number>>,
): TableState => (counts[state.criteria[key]?.value ?? ''] === 0 ? withCriteria(state, {}) : state)

export const withText = (state: TableState, text: string): TableState => ({ ...withPage(state, 1), text })

const afterRemoval = (state: TableState, criteria: Criteria): TableState => ({
  ...withCriteria(state, criteria),
  pageSize: state.pageSize === everyRow ? fallbackSize : state.pageSize,
})

export const withoutCriterion = (state: TableState, key: string) =>
  afterRemoval(state, Object.fromEntries(Object.entries(state.criteria).filter(([other]) => other !== key)))

export const withoutLastCriterion = (state: TableState) => {
  const last = Object.keys(state.criteria).at(-1)
  return last === undefined ? withoutCriteria(state) : withoutCriterion(state, last)
}

export const withoutCriteria = (state: TableState): TableState => ({
  ...afterRemoval(state, {}),
  text: state.text === null ? null : '',
})

/** `one`: opening a row closes the others. */
export const withExpanded = (state: TableState, row: string, mode: 'one' | 'many'): TableState => {
  const others = state.expanded.filter((open) => open !== row)
  if (others.length < state.expanded.length) return { ...state, expanded: others }
  return { ...state, expanded: mode === 'one' ? [row] : [...others, row] }
}

type Pairs = Readonly<Record<string, string>>

/** A search as the operations take it: a text, criteria, or both at once. */
export const searchOf = (text: string | null, pairs: Pairs): string | Record<string, string> => {
  if (!text) return pairs
  return Object.keys(pairs).length === 0 ? text : { ...pairs, '': text }
}

/** The four parameters of every list operation. `fixed` are criteria of the screen itself, not of its reader. */
export const listInputOf = (state: TableState, fixed: Pairs = {}) => {
  const pairs = Object.entries(state.criteria).flatMap(([key, { value, symbol }]) =>
    symbol
      ? [
          [key, value],
          [`${key}_symbol`, symbol],
        ]
      : [[key, value]],
  )
  return {
    page: state.page,
    page_size: state.pageSize,
    ...(state.sort && { sort: `${state.sort.descending ? '-' : ''}${state.sort.key}` }),
    search: searchOf(state.text, { ...(Object.fromEntries(pairs) as Pairs), ...fixed }),
  }
}
