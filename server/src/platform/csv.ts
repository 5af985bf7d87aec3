import { guardedWithin } from '@logis/contract/cells.rules'
import { languageOf, type Locale } from '@logis/contract/locale'
import { stringify } from 'csv-stringify/sync'
import { Readable } from 'node:stream'
import { businessDay } from './clock.ts'
import type { Listed, Paging, Walk } from './lists.ts'
import { refuse } from './refuse.ts'

export type Language = 'fr' | 'en'
/** A column by its headings, and what a row has in it in the reader's language. */
export type CsvColumn<Row> = Record<Language, string> & {
  cell: (row: Row, language: Language) => string | number | null | undefined
}

/** The day of an instant in Paris, as the spreadsheets sort it. */
export const dayCell = (instant: string | null) => instant && businessDay(new Date(instant))

const clockCell = (timeStyle: 'short' | 'medium') => {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle, timeZone: 'Europe/Paris' })
  return <Instant extends string | null | undefined>(instant: Instant) => instant && clock.format(new Date(instant))
}
/** The day and the minute of an instant in Paris, as the spreadsheets sort them. */
export const minuteCell = clockCell('short')
/** The same to the second. */
export const secondCell = clockCell('medium')

const exportLimit = 100_000
const atOnce = 1000

/**
 * Every row of a list, a thousand at a time: each that is found when it begins, once, as it is when its turn comes; what
 * is found no more by then is left out. `before` is told how many they are before the first is given; beyond 100,000 it
 * refuses, EXPORT_TOO_LARGE. A list without a reader holds the place itself, by the last row that it gave.
 */
export async function* everyPage<Row>(
  pageOf: (paging: Paging) => Promise<Listed<Row>>,
  before: (rows: number) => Promise<void>,
): AsyncGenerator<Row[]> {
  const walk: Walk = { given: [], left: null }
  const first = await pageOf({ page: 1, page_size: atOnce, walk })
  if (first.meta.total > exportLimit) refuse('EXPORT_TOO_LARGE')
  await before(first.meta.total)
  yield first.data
  for (let page = 2, last = first.meta.last_page; page <= last; page += 1) {
    const { data, meta } = await pageOf({ page, page_size: atOnce, walk })
    last = Math.max(last, meta.last_page)
    yield data
  }
}

// A cell that a spreadsheet would run as a formula is kept as text (decision 152).
const options = { delimiter: ';', escape_formulas: true } as const

const guarded = (cell: string | number) => (typeof cell === 'string' ? guardedWithin(cell) : cell)

async function* linesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  first: IteratorResult<Row[]>,
  rest: AsyncIterable<Row[]>,
  language: Language,
): AsyncGenerator<string> {
  const lines = (rows: readonly Row[]) =>
    stringify(
      rows.map((row) => columns.map(({ cell }) => guarded(cell(row, language) ?? ''))),
      options,
    )
  yield `\uFEFF${stringify([columns.map((column) => column[language])], options)}`
  if (!first.done) yield lines(first.value)
  for await (const rows of rest) yield lines(rows)
}

/**
 * Rows as a CSV file: `;`, UTF-8 with a byte order mark, as French spreadsheets open it. What the first page refuses is
 * refused before the first byte.
 */
export const csvOf = async <Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncGenerator<Row[]>,
  locale: Locale,
): Promise<Readable> => {
  const first = await pages.next()
  return Readable.from(linesOf(columns, first, pages, languageOf(locale)))
}
