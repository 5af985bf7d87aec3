import { z } from 'zod'
import { day, intParam, refuseWith, text } from './http.ts'
import {
  comparisons,
  type Comparison,
  type Criteria,
  type Criterion,
  type List,
  type SearchOf,
  type Sort,
  type WholeList,
} from './lists.ts'

/** The rows that a page holds at most. */
export const maxPageSize = 10_000

/** `-1` asks for everything (10,000 rows at most), `0` for one row; other negatives are refused (API-04). */
const pageSize = intParam
  .refine((size) => size >= -1)
  .transform((size) => (size === -1 ? maxPageSize : size === 0 ? 1 : Math.min(size, maxPageSize)))

/** A comma-separated list of known keys; a leading `-` is descending (ruling 1). */
const sortBy = <K extends string>({ sorts, by }: List<Criteria, K>) =>
  z
    .string()
    .max(200)
    .transform((value, ctx): Sort<K>[] => {
      const asked = value.split(',').map((part) => part.trim().replace(/^\+/, ''))
      const parsed = asked.map((part) => ({ key: part.replace(/^-/, '') as K, descending: part.startsWith('-') }))
      return parsed.every(({ key }) => sorts.includes(key)) ? parsed : refuseWith(ctx, 'SORT_NOT_SUPPORTED')
    })
    .prefault(by)

/** A number as it is written in any language: its decimals after a point or a comma. */
const numberOf = ({ max, refusal }: Extract<Criterion, { kind: 'number' }>) =>
  z.string().transform((value, ctx) => {
    const number = /^\d{1,15}([.,]\d{1,6})?$/.test(value) ? Number(value.replace(',', '.')) : NaN
    return number <= max ? number : refuseWith(ctx, refusal)
  })

/** Days and numbers are compared: their symbol is a parameter of its own. */
const isCompared = ({ kind }: Criterion) => kind === 'day' || kind === 'number'

/** The value of one criterion as it is written; a day has its symbol in a parameter of its own. */
const valueOf = (criterion: Criterion): z.ZodType<unknown, string> => {
  switch (criterion.kind) {
    case 'text':
    case 'start':
      return text(criterion.max)
    case 'id':
      return z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number)
    case 'flag':
      return z.enum(['1', 'true', '0', 'false']).transform((value) => value === '1' || value === 'true')
    case 'choice':
      return z.enum(criterion.of)
    case 'number':
      return numberOf(criterion)
    case 'day':
      return day
  }
}
/** How a day is compared. */
export const comparison = z.enum(comparisons)
const symbolOf = (key: string) => `${key}_symbol`

/** The parameters of a search, each with what it takes: of a day or a number, itself and its symbol. */
const parametersOf = (search: Criteria): Map<string, z.ZodType<unknown, string>> =>
  new Map(
    Object.entries(search).flatMap(([key, criterion]): [string, z.ZodType<unknown, string>][] =>
      isCompared(criterion)
        ? [
            [key, valueOf(criterion)],
            [symbolOf(key), comparison],
          ]
        : [[key, valueOf(criterion)]],
    ),
  )

/** What a parameter's own check answers, where it names its reason. */
const reasonOf = ({ issues }: z.ZodError) => {
  const reason = issues.map((issue) => (issue.code === 'custom' ? issue.params?.['reason'] : undefined)).find(Boolean)
  return reason === undefined ? {} : { params: { reason } }
}

const safeDecode = (value: string) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const pairsOf = (value: string, known: ReadonlyMap<string, unknown>): Record<string, string> | null => {
  const pairs = value.split(';').map((pair) => /^([a-z_]+)=(.*)$/s.exec(pair.trim()))
  if (!pairs.every((pair) => pair !== null && known.has(pair[1]!))) return null
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, safeDecode(pair![2]!)]))
}

/** A plain text beside the pairs, as the reader of an address tells it. */
const plainText = ''

type Words<S extends Criteria> = { [K in keyof S]?: string } & {
  [K in keyof S as S[K] extends { kind: 'day' | 'number' } ? `${K & string}_symbol` : never]?: Comparison
}

/** As it comes. One for all lists: what differs is how it is read. */
const words = z.union([text(200), z.record(z.string(), text(200))])

/**
 * Plain text, `search[key]=value` pairs, both at once, or one `key=value;key=value` text of known keys. Empty values are
 * absent.
 */
const searchBy = <S extends Criteria>(list: WholeList<S>) => {
  const parameters = parametersOf(list.search)
  const parse = (
    { [plainText]: asked = '', ...pairs }: Record<string, string>,
    ctx: z.RefinementCtx,
  ): SearchOf<WholeList<S>> => {
    const found: Record<string, unknown> = {}
    if (asked !== '' && !list.text) return refuseWith(ctx, 'SEARCH_NOT_SUPPORTED')
    for (const [key, value] of Object.entries(pairs)) {
      const parameter = parameters.get(key)
      if (!parameter) return refuseWith(ctx, 'SEARCH_NOT_SUPPORTED')
      if (value.trim() === '') continue
      const parsed = parameter.safeParse(value.trim())
      if (!parsed.success) ctx.addIssue({ code: 'custom', message: 'invalid', path: [key], ...reasonOf(parsed.error) })
      else found[key] = parsed.data
    }
    const where = Object.entries(list.search).flatMap(([key, criterion]) =>
      found[key] === undefined ? [] : [[key, readOf(criterion, key, found)] as const],
    )
    return { text: asked || null, where: Object.fromEntries(where) } as SearchOf<WholeList<S>>
  }
  return words
    .transform((value, ctx) =>
      parse(typeof value === 'string' ? (pairsOf(value, parameters) ?? { [plainText]: value }) : value, ctx),
    )
    .default({ text: null, where: {} } as SearchOf<WholeList<S>>) as unknown as z.ZodDefault<
    z.ZodType<SearchOf<WholeList<S>>, string | Words<S>>
  >
}

const readOf = (criterion: Criterion, key: string, found: Record<string, unknown>): unknown => {
  if (criterion.kind !== 'day' && criterion.kind !== 'number') return found[key]
  const symbol = (found[symbolOf(key)] as Comparison | undefined) ?? criterion.symbol
  return { [criterion.kind]: found[key], symbol }
}

const declared = new WeakMap<object, WholeList>()
/** The list that an operation's `search` was made from. */
export const listOf = (search: object): WholeList | List | undefined => declared.get(search)

const known = <S extends z.ZodType>(schema: S, list: WholeList): S => {
  declared.set(schema, list)
  return schema
}

/** The parameter `search` of a list that is answered whole. */
export const searchInput = <S extends Criteria>(list: WholeList<S>) => ({
  search: known(searchBy(list), list),
})

const page = intParam.pipe(z.number().int().min(1).max(1_000_000)).default(1)

/** The four parameters of a list: `page`, `page_size`, `sort`, `search` (API-04..API-08). */
export const listInput = <S extends Criteria, K extends string>(list: List<S, K>) => ({
  page,
  page_size: pageSize.default(list.size),
  sort: sortBy(list),
  ...searchInput(list),
})
