import type { ReactNode } from 'react'

/** What becomes of a column on a phone, where a row is a card. */
export type PhoneRole = 'name' | 'fact' | 'chip' | 'actions' | 'hidden'

/**
 * `Sort` are the sort keys of the list, as its contract has them.
 *
 * @example type Column = TableColumn<ProjectRow, SortKey<typeof projectList>>
 */
export type TableColumn<Row, Sort extends string = never> = {
  key: string
  /** Key of the catalogue, so that columns can be constants of their module. */
  title: string
  /** `large`: its picture is to fill a card. */
  cell: (row: Row, large?: boolean) => ReactNode
  /** In pixels or as a share; columns without one share the rest. */
  width?: number | `${number}%`
  /** What the list is sorted by when the title is pressed. */
  sort?: Sort
  align?: 'end'
  phone?: PhoneRole
  /** Shown to those who choose it. */
  extra?: true
  /** It shows a picture in each row: a row is as high before that has come. `large`: also one that fills a card. */
  pictured?: true | 'large'
}

/** All rows together, under the last one: its name, and what stands under which column. */
export type TableFoot = { name: string; cells: Readonly<Record<string, ReactNode>> }

export type FoundInput = { label: string; value: string; onChange: (value: string) => void }

/** What a criterion is asked with. `title` is a key of the catalogue, the labels of `options` are texts. */
export type SearchField = {
  key: string
  title: string
} & (
  | { kind: 'text' }
  /** Chosen among what a search finds: the criterion is its id, `nameOf` what the chip shows. */
  | { kind: 'found'; nameOf: (value: string) => string; input: (input: FoundInput) => ReactNode }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
  /** `error`: what is said of something else than a number, a key of the catalogue. */
  | { kind: 'number'; symbol?: '<=' | '>=' | '='; error?: string | undefined }
  | { kind: 'date'; symbol?: '<=' | '>=' | '='; noFuture?: boolean }
)

/** The answer of a list operation, through TanStack Query with `asList`. */
export type ListQuery<Row> = {
  data: { data: readonly Row[]; meta: { total: number } } | undefined
  isPending: boolean
  isFetching: boolean
  error: unknown
  refetch: () => unknown
}
