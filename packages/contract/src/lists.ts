import type { Reason } from './errors.ts'

export const comparisons = ['<=', '>=', '='] as const
export type Comparison = (typeof comparisons)[number]

/** One thing a list is searched by: how its value is written, and what it means. */
export type Criterion =
  /** Contains, whatever the case and the accents. */
  | { kind: 'text'; max: number }
  /** Begins with, as it is written. */
  | { kind: 'start'; max: number }
  | { kind: 'id' }
  | { kind: 'flag' }
  | { kind: 'choice'; of: readonly string[] }
  /** A number, compared; `refusal` is what is answered of what is none. */
  | { kind: 'number'; symbol: Comparison; max: number; refusal: Reason }
  /** A whole day, compared; `symbol` where the search gives none. A `past` one is never in the future. */
  | { kind: 'day'; symbol: Comparison; past: boolean }

export const text = (max: number) => ({ kind: 'text', max }) as const
export const start = (max: number) => ({ kind: 'start', max }) as const
export const idOf = { kind: 'id' } as const
export const flag = { kind: 'flag' } as const
export const choice = <const V extends readonly string[]>(of: V) => ({ kind: 'choice', of }) as const
export const number = (symbol: Comparison, max: number, refusal: Reason) =>
  ({ kind: 'number', symbol, max, refusal }) as const
export const day = (symbol: Comparison) => ({ kind: 'day', symbol, past: false }) as const
export const pastDay = (symbol: Comparison) => ({ kind: 'day', symbol, past: true }) as const

/** What the server reads of a criterion. */
export type CriterionValue<C> = C extends { kind: 'text' | 'start' }
  ? string
  : C extends { kind: 'id' }
    ? number
    : C extends { kind: 'flag' }
      ? boolean
      : C extends { kind: 'choice'; of: readonly (infer V)[] }
        ? V
        : C extends { kind: 'number' }
          ? { number: number; symbol: Comparison }
          : C extends { kind: 'day' }
            ? { day: string; symbol: Comparison }
            : never

export type Criteria = Readonly<Record<string, Criterion>>
export type Sort<K extends string> = { key: K; descending: boolean }

/** A list that is answered whole, in an order of its own. */
export type WholeList<S extends Criteria = Criteria> = {
  search: S
  /** Whether a plain text is looked for as well, in what the noun says. */
  text: boolean
}
export const wholeList = <const S extends Criteria>(search: S): WholeList<S> => ({ search, text: false })

/** All that a list is asked with, beside the place it is of. */
export type List<S extends Criteria = Criteria, K extends string = string> = WholeList<S> & {
  sorts: readonly K[]
  /** The order of those who ask for none: the first of `sorts`, ascending, unless it says otherwise. */
  by: K | `-${K}`
  /** How many rows a page has for those who do not say. */
  size: number
}

/**
 * Declares a list, once: the server's statement, the operation's parameters, and the table, the dialog and the address of
 * the screen are all read off it. Plain data, so that a page loads no parser.
 *
 * @example
 * export const accessList = list({
 *   search: { company_id: idOf, created_at: pastDay('>=') },
 *   sorts: ['created_at'],
 *   by: 'created_at',
 * })
 */
export const list = <const S extends Criteria, const K extends string>({
  text = false,
  size = 10,
  ...rest
}: {
  search: S
  text?: boolean
  sorts: readonly K[]
  by: NoInfer<K | `-${K}`>
  size?: number
}): List<S, K> => ({ ...rest, text, size })

export type SortKey<L> = L extends List<Criteria, infer K> ? K : never
export type SearchOf<L> =
  L extends WholeList<infer S> ? { text: string | null; where: { [K in keyof S]?: CriterionValue<S[K]> } } : never
/** A list as the server is asked for it. */
export type ListRequest<L> = {
  page: number
  page_size: number
  sort: readonly Sort<SortKey<L>>[]
  search: SearchOf<L>
}
