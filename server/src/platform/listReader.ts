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
import { compareDay, contains, listed, offsetOf, orderBy, startsWith, unseen, type Listed } from './lists.ts'

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

/**
 * The server's half of a list that the contract declares: the SQL that each of its keys stands for. A key that is
 * missing, or that the contract does not know, does not compile.
 */
export const listReader = <S extends Criteria, K extends string>(list: List<S, K>, columns: Columns<S, K>) => {
  type Request = ListRequest<List<S, K>>

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
    const rows = sql`from ${place.from}${all.length > 0 ? sql` where ${sql.join(all, sql` and `)}` : sql``}`
    const parts = narrowed.length > 0 ? fromHits(request, rows) : fromIndex(request, rows, place)
    const query = sql<Row & { total_of_list: number; place_on_page: number | null }>`
      with ${parts.hits}page as (select * from unnest(array(${parts.ids})) with ordinality as page (id, place)),
      totals as (select (${parts.total})::bigint as total)
      select totals.total as total_of_list, page.place as place_on_page, ${place.columns}
      from totals left join page on true ${place.joins}
      order by page.place`
    const answered = await readFar(query, { isNamed: parts.isPrepared })
    return listed(
      answered.filter((row) => row.place_on_page !== null),
      answered[0]?.total_of_list ?? 0,
      request,
    )
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

  const fromIndex = ({ sort, ...paging }: Request, rows: RawBuilder<unknown>, place: Place) => {
    const ordered = sql`select ${columns.id} ${rows} order by ${orderBy(sort, columns.sorts, columns.id, columns.neverNull)}`
    // Beside a maintained total, or few rows, planning costs as much as the rows.
    const isPrepared = place.total !== undefined || place.isSmall === true
    const limit = isPrepared
      ? sql`limit ${unseen(paging.page_size)} offset ${unseen(offsetOf(paging))}`
      : sql`limit ${paging.page_size} offset ${offsetOf(paging)}`
    return {
      hits: sql``,
      ids: sql`${ordered} ${limit}`,
      total: place.total ?? sql`select count(*) ${rows}`,
      isPrepared,
    }
  }

  return { conditionsOf, page }
}
