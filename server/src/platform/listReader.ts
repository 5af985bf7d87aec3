import type {
  Comparison,
  Criteria,
  Criterion,
  CriterionValue,
  List,
  ListRequest,
  SearchOf,
} from '@logis/contract/lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { readFar } from './db.ts'
import {
  compareDay,
  contains,
  listed,
  offsetOf,
  orderBy,
  startsWith,
  unseen,
  type Listed,
  type Paging,
  type Walk,
} from './lists.ts'

type Column = RawBuilder<unknown>
export type Condition = RawBuilder<SqlBool>

/**
 * How a criterion narrows the rows: a column that is compared as the kind says, a condition of its own, or null where the
 * noun reads it elsewhere.
 */
type Narrowing<C extends Criterion> = Column | ((value: CriterionValue<C>) => Condition) | null

type Columns<S extends Criteria, K extends string> = {
  /** The key of a row: it also decides between rows that share a place in the order. */
  id: Column
  sorts: Record<K, Column>
  /** Those of `sorts` that are never null: `desc nulls last` cannot be read off an index made `desc`. */
  neverNull: readonly NoInfer<K>[]
  search: { [Key in keyof S]: Narrowing<S[Key]> }
  /** Where a plain text is looked for: normalised columns; null where none is, or the noun looks for it elsewhere. */
  text: readonly Column[] | null
}

type Place = {
  /** The tables that the columns are of. */
  from: RawBuilder<unknown>
  /** What the reader reaches, whatever they search. */
  within: readonly Condition[]
  /** What narrows it beside the criteria, as they do. */
  also?: readonly Condition[]
  /**
   * Few rows are `within`, whoever asks: unless something narrows them, the page is planned once for each connection, if
   * `within` says whose they are by an `unseen` number.
   */
  isSmall?: boolean
  /**
   * Whoever may ask reads the same rows, as administrators do: unless something narrows them, the page is planned once for
   * each connection. Its order must be an index, or its rows few: the planner does not see how many are asked for.
   */
  isForAll?: boolean
  /** The maintained total of `within`, where there is one. */
  total?: RawBuilder<unknown>
  /** What is read of the page alone: columns, and the left joins to `page.id` that they are of. */
  columns: RawBuilder<unknown>
  joins: RawBuilder<unknown>
}

const isColumn = (narrowing: Narrowing<Criterion>): narrowing is Column => typeof narrowing !== 'function'

const compared = (criterion: Criterion, column: Column, value: unknown): Condition => {
  switch (criterion.kind) {
    case 'text':
      return contains(column, value as string)
    case 'start':
      return startsWith(column, value as string)
    case 'day': {
      const { day, symbol } = value as CriterionValue<typeof criterion>
      return compareDay(column, day, symbol)
    }
    case 'number': {
      const { number, symbol } = value as CriterionValue<typeof criterion>
      return sql<SqlBool>`${column} ${sql.raw(symbol)} ${number}::numeric`
    }
    default:
      return sql<SqlBool>`${column} = ${value}`
  }
}

/** A criterion on a column that holds days; those that hold instants are compared by whole days in Europe/Paris. */
export const onDate =
  (column: Column) =>
  ({ day, symbol }: { day: string; symbol: Comparison }): Condition =>
    sql<SqlBool>`${column} ${sql.raw(symbol)} ${day}::date`

/** A flag: whether the condition holds, or does not. */
export const whether =
  (condition: Condition) =>
  (isAsked: boolean): Condition =>
    isAsked ? condition : sql<SqlBool>`not (${condition})`

/** A flag: whether something is there. */
export const whetherThere = (column: Column) => whether(sql<SqlBool>`${column} is not null`)

/** Contained in one of these normalised columns. */
export const inAnyOf = (columns: readonly Column[], text: string): Condition =>
  sql<SqlBool>`(${sql.join(
    columns.map((column) => contains(column, text)),
    sql` or `,
  )})`

const rowsOf = ({ from }: Place, all: readonly Condition[]) =>
  sql`from ${from}${all.length > 0 ? sql` where ${sql.join(all, sql` and `)}` : sql``}`

type Found = { id: Column; place: Place; all: readonly Condition[]; order: RawBuilder<unknown> }

/** The next rows of an export: the ids of all that its first page has not given are read once, in their order. */
const nextOf = async <Row extends object>(paging: Paging, walk: Walk, found: Found): Promise<Listed<Row>> => {
  const { id, place, all } = found
  walk.left ??= await leftOf(walk, found)
  const begin = offsetOf(paging) - paging.page_size
  const ids = sql`${walk.left.slice(begin, begin + paging.page_size)}::bigint[]`
  // What is found no more is left out: it may be its reader's no more.
  const data = await readFar(sql<Row>`
    with page as (select id, place from unnest(${ids}) with ordinality as page (id, place)
      where page.id in (select ${id} ${rowsOf(place, [...all, sql<SqlBool>`${id} = any(${ids})`])}))
    select ${place.columns} from page ${place.joins} order by page.place`)
  return listed(data, walk.given.length + walk.left.length, paging)
}

const leftOf = async ({ given }: Walk, { id, place, all, order }: Found): Promise<number[]> => {
  const known = new Set(given)
  const rows = await readFar(sql<{ id: number }>`select ${id} as id ${rowsOf(place, all)} order by ${order}`)
  return rows.flatMap((row) => (known.has(row.id) ? [] : [row.id]))
}

/**
 * The server's half of a list that the contract declares: the SQL that each of its keys stands for. A key that is
 * missing, or that the contract does not know, does not compile.
 */
export const listReader = <S extends Criteria, K extends string>(list: List<S, K>, columns: Columns<S, K>) => {
  type Request = ListRequest<List<S, K>> & { walk?: Walk }

  const orderOf = ({ sort }: Request) => orderBy(sort, columns.sorts, columns.id, columns.neverNull)

  const conditionsOf = ({ text, where }: SearchOf<List<S, K>>): Condition[] => {
    const conditions = Object.entries(where).flatMap(([key, value]) => {
      const narrowing = columns.search[key] as Narrowing<Criterion>
      if (narrowing === null || value === undefined) return []
      return [isColumn(narrowing) ? compared(list.search[key]!, narrowing, value) : narrowing(value)]
    })
    return text !== null && columns.text !== null ? [...conditions, inAnyOf(columns.text, text)] : conditions
  }

  /**
   * One page and the total, in one statement. Ids first, from an index; the wide rows are read for the page alone.
   * Without criteria the total is the maintained one, or counted apart; with criteria one pass over the hits gives both
   * the page and the count. What is said of the page has names that no row has a column of.
   */
  const page = async <Row extends object>(request: Request, place: Place): Promise<Listed<Row>> => {
    const narrowed = [...(place.also ?? []), ...conditionsOf(request.search)]
    const all = [...place.within, ...narrowed]
    const { id } = columns
    const { walk } = request
    if (walk && request.page > 1) return nextOf<Row>(request, walk, { id, place, all, order: orderOf(request) })
    const rows = rowsOf(place, all)
    const parts = narrowed.length > 0 ? fromHits(request, rows) : fromIndex(request, rows, place)
    const query = sql<Row & { total_of_list: number; place_on_page: number | null; id_on_page: number }>`
      with ${parts.hits}page as (select * from unnest(array(${parts.ids})) with ordinality as page (id, place)),
      totals as (select (${parts.total})::bigint as total)
      select totals.total as total_of_list, page.place as place_on_page, page.id as id_on_page, ${place.columns}
      from totals left join page on true ${place.joins}
      order by page.place`
    const answered = await readFar(query, { isNamed: parts.isPrepared })
    const data = answered.filter((row) => row.place_on_page !== null)
    if (walk) walk.given = data.map((row) => row.id_on_page)
    return listed(data, answered[0]?.total_of_list ?? 0, request)
  }

  const fromHits = ({ sort, ...paging }: Request, rows: RawBuilder<unknown>) => {
    const keys = [...new Set(sort.map(({ key }) => key))]
    const sorted = keys.map((key) => sql`, ${columns.sorts[key]} as ${sql.ref(key)}`)
    const ofHits = Object.fromEntries(keys.map((key) => [key, sql.ref(key)])) as Record<K, Column>
    return {
      hits: sql`hits as materialized (select ${columns.id} as row_id${sql.join(sorted, sql``)} ${rows}), `,
      ids: sql`select row_id from hits order by ${orderBy(sort, ofHits, sql`row_id`, columns.neverNull)}
        limit ${paging.page_size} offset ${offsetOf(paging)}`,
      total: sql`select count(*) from hits`,
      isPrepared: false,
    }
  }

  const fromIndex = (request: Request, rows: RawBuilder<unknown>, place: Place) => {
    const ordered = sql`select ${columns.id} ${rows} order by ${orderOf(request)}`
    // Beside a maintained total, or few rows, planning costs as much as the rows.
    const isPrepared = place.total !== undefined || place.isSmall === true || place.isForAll === true
    const limit = isPrepared
      ? sql`limit ${unseen(request.page_size)} offset ${unseen(offsetOf(request))}`
      : sql`limit ${request.page_size} offset ${offsetOf(request)}`
    return {
      hits: sql``,
      ids: sql`${ordered} ${limit}`,
      total: place.total ?? sql`select count(*) ${rows}`,
      isPrepared,
    }
  }

  return { conditionsOf, page }
}
