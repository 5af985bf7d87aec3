import type { Meta } from '@logis/contract/http'
import type { Comparison, Sort } from '@logis/contract/lists'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { eachInSlices } from './slices.ts'

/**
 * How far an export has come in its list: the ids that it has given, and those that are left, in their order. They are
 * read once, so that what comes, goes or moves meanwhile neither doubles a row nor passes one over.
 */
export type Walk = { given: number[]; left: number[] | null }
export type Paging = { page: number; page_size: number; walk?: Walk }
export type Listed<T> = { data: T[]; meta: Meta }

export const offsetOf = ({ page, page_size }: Paging) => (page - 1) * page_size

/**
 * A number that the planner does not see, so that one plan serves all of them. Seen, a number that has fewer rows than
 * most has a plan made for it each time.
 */
export const unseen = (value: number) => sql`(select ${value}::bigint)`

/** The envelope of a list. */
export const listed = <T>(data: T[], total: number, { page, page_size }: Paging): Listed<T> => ({
  data,
  meta: { total, per_page: page_size, current_page: page, last_page: Math.max(1, Math.ceil(total / page_size)) },
})

/** The same page, each of its rows as `show` makes it; a long one without holding up others. */
export const showEach = async <Row, Shown>(
  { data, meta }: Listed<Row>,
  show: (row: Row) => Shown,
): Promise<Listed<Shown>> => ({ data: await eachInSlices(data, show), meta })

/** The envelope of a list that has no pages. */
export const unpaged = <T>(data: T[]): Listed<T> =>
  listed(data, data.length, { page: 1, page_size: Math.max(data.length, 1) })

/** Typed text inside a `like`, where `%` and `_` are ordinary characters. */
const literal = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

/** Begins with what was typed, as it was typed. */
export const startsWith = (column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} like ${literal(typed)} || '%'`

/** `contains`, whatever the case and the accents; `%` and `_` are ordinary characters. The column is already normalised. */
export const contains = (
  normalised: Expression<string | null> | RawBuilder<unknown>,
  typed: string,
): RawBuilder<SqlBool> => sql<SqlBool>`${normalised} like '%' || f_norm(${literal(typed)}) || '%'`

/** Ends with what was typed, whatever the case and the accents. The column is already normalised. */
export const endsWith = (normalised: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${normalised} like '%' || f_norm(${literal(typed)})`

/**
 * `contains`, of what a word begins with alone: of two letters an index of trigrams knows where words begin with them,
 * and not where else they stand. A longer list of what parts words has PostgreSQL read every row.
 */
export const beginsWord = (normalised: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${normalised} ~ ('(^|[ ''-])' || regexp_replace(f_norm(${literal(typed)}), '[^[:alnum:]]', '\\\\\\&', 'g'))`

/** An instant within JSON, as it is read everywhere else. */
export const utc = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const midnight = (day: string, plus: number) =>
  sql`((${day}::date + ${sql.lit(plus)})::timestamp at time zone 'Europe/Paris')`

/**
 * Names of things that are numbered, as people count them: 2 before 10. Each number is written with ten figures; those of a
 * building are few enough to be written anew for each reading.
 */
export const asCounted = (normalised: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_replace(regexp_replace(${normalised}, '\\d+', '0000000000\\&', 'g'), '0*(\\d{10})', '\\1', 'g')`

/** Compares an instant with a whole day in Europe/Paris. */
export const compareDay = (
  column: RawBuilder<unknown> | Expression<unknown>,
  day: string,
  symbol: Comparison,
): RawBuilder<SqlBool> =>
  symbol === '<='
    ? sql<SqlBool>`${column} < ${midnight(day, 1)}`
    : symbol === '>='
      ? sql<SqlBool>`${column} >= ${midnight(day, 0)}`
      : sql<SqlBool>`(${column} >= ${midnight(day, 0)} and ${column} < ${midnight(day, 1)})`

/**
 * `order by` of the sorts asked for, nulls last, ties by id in the direction of the first sort. Columns that are never
 * null say so: `desc nulls last` cannot be read off an index made `desc`.
 */
export const orderBy = <K extends string>(
  sorts: readonly Sort<K>[],
  columns: Record<K, RawBuilder<unknown>>,
  id: RawBuilder<unknown>,
  neverNull: readonly K[] = [],
): RawBuilder<unknown> => {
  const direction = ({ key, descending }: Sort<K>) =>
    descending ? (neverNull.includes(key) ? sql`desc` : sql`desc nulls last`) : sql`asc`
  const keys = sorts.map((sort) => sql`${columns[sort.key]} ${direction(sort)}`)
  return sql.join([...keys, sql`${id} ${sorts[0]?.descending ? sql`desc` : sql`asc`}`])
}
