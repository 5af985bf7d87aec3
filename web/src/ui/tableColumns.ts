import type { ReactNode } from 'react'

/** What becomes of a column on a phone, where a row is a card. */
export type PhoneRole = 'name' | 'fact' | 'chip' | 'actions' | 'hidden'

export type TableColumn<Row> = {
  /** Also the sort key of the list operation. */
  key: string
  /** Key of the catalogue, so that columns can be constants of their module. */
  title: string
  cell: (row: Row) => ReactNode
  /** In pixels; columns without one share the rest. */
  width?: number
  sortable?: boolean
  align?: 'end'
  phone?: PhoneRole
}

/** What a criterion is asked with. `title` is a key of the catalogue, the labels of `options` are texts. */
export type SearchField = {
  key: string
  title: string
} & (
  | { kind: 'text' }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
  | { kind: 'number'; symbol?: '<=' | '>=' | '=' }
  | { kind: 'date'; symbol?: '<=' | '>=' | '='; noFuture?: boolean }
)

/** The answer of a list operation, through TanStack Query with `placeholderData: (before) => before`. */
export type ListQuery<Row> = {
  data: { data: readonly Row[]; meta: { total: number } } | undefined
  isPending: boolean
  isFetching: boolean
  error: unknown
  refetch: () => unknown
}
