import { oc } from '@orpc/contract'
import { z } from 'zod'
import { comparisons } from './lists.ts'
import { refusals, type Reason } from './errors.ts'
import { emailField, type TextField } from './http.rules.ts'

/** An identifier in an answer. */
export const id = z.number().int()

const digits = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
const signedDigits = z
  .string()
  .regex(/^-?\d{1,9}$/)
  .transform(Number)

/** An identifier in a path, a query or a body: a positive whole number, also as text. */
export const idParam = z.union([z.number(), digits]).pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
/** A whole number in a query. */
export const intParam = z.union([z.number(), signedDigits]).pipe(z.number().int())
/** `1`, `0`, `true` or `false`, as text or not. */
export const boolParam = z.union([
  z.boolean(),
  z.literal(1).transform(() => true),
  z.literal(0).transform(() => false),
  z.enum(['1', 'true']).transform(() => true),
  z.enum(['0', 'false']).transform(() => false),
])

/** A calendar day, `YYYY-MM-DD`, that exists; there was no year 0. */
export const day = z.iso.date().refine((value) => value >= '0001-01-01', { params: { code: 'date' } })
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Text as people type it: trimmed, without control characters (NUL cannot be stored), at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)
export const requiredText = (max: number) => text(max).min(1)
/** Empty text means "none". */
export const nullableText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null)

/** The schema of a text whose limits a form knows too: a required text, or one that may be none. */
export function textOf(field: TextField & { required: true }): z.ZodString
export function textOf(field: TextField): ReturnType<typeof nullableText>
export function textOf({ max, required }: TextField) {
  return required ? requiredText(max) : nullableText(max)
}

export const email = z.string().trim().max(emailField.max).regex(emailField.format.pattern)

export const comparison = z.enum(comparisons)

/** Adds an issue that the server's exit turns into this very reason. */
export const refuseWith = (ctx: z.RefinementCtx, reason: Reason) => {
  ctx.addIssue({ code: 'custom', message: reason, params: { reason } })
  return z.NEVER
}

/** `-1` asks for everything (10,000 rows at most), `0` for one row; other negatives are refused (API-04). */
const pageSize = intParam
  .refine((size) => size >= -1)
  .transform((size) => (size === -1 ? 10_000 : size === 0 ? 1 : Math.min(size, 10_000)))

export type Sort<K extends string> = { key: K; descending: boolean }

/** A comma-separated list of known keys; a leading `-` is descending (ruling 1). */
const sortBy = <const K extends readonly [string, ...string[]]>(keys: K) =>
  z
    .string()
    .max(200)
    .transform((value, ctx): Sort<K[number]>[] => {
      const sorts = value.split(',').map((part) => part.trim().replace(/^\+/, ''))
      const parsed = sorts.map((part) => ({ key: part.replace(/^-/, ''), descending: part.startsWith('-') }))
      return parsed.every(({ key }) => keys.includes(key)) ? parsed : refuseWith(ctx, 'SORT_NOT_SUPPORTED')
    })

type Criteria = Record<string, z.ZodType<unknown, string>>
export type Search<C extends Criteria> = { text: string | null; where: { [K in keyof C]?: z.output<C[K]> } }

const pairsOf = (value: string, keys: string[]): Record<string, string> | null => {
  const pairs = value.split(';').map((pair) => /^([a-z_]+)=(.*)$/s.exec(pair.trim()))
  if (!pairs.every((pair) => pair !== null && keys.includes(pair[1]!))) return null
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, safeDecode(pair![2]!)]))
}

const safeDecode = (value: string) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Plain text, or `search[key]=value` pairs, or one `key=value;key=value` text of known keys. Empty values are absent. */
const searchBy = <C extends Criteria>(criteria: C) => {
  const keys = Object.keys(criteria)
  const parse = (pairs: Record<string, string>, ctx: z.RefinementCtx): Search<C>['where'] => {
    const where: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(pairs)) {
      if (!Object.hasOwn(criteria, key)) return refuseWith(ctx, 'SEARCH_NOT_SUPPORTED')
      if (value.trim() === '') continue
      const parsed = criteria[key]!.safeParse(value.trim())
      if (!parsed.success) ctx.addIssue({ code: 'custom', message: 'invalid', path: [key] })
      else where[key] = parsed.data
    }
    return where as Search<C>['where']
  }
  type Input = string | { [K in keyof C]?: string }
  return z
    .union([text(200), z.record(z.string(), text(200))])
    .transform((value, ctx): Search<C> => {
      if (typeof value !== 'string') return { text: null, where: parse(value, ctx) }
      const pairs = pairsOf(value, keys)
      return pairs ? { text: null, where: parse(pairs, ctx) } : { text: value || null, where: {} }
    })
    .default({ text: null, where: {} } as Search<C>) as unknown as z.ZodDefault<z.ZodType<Search<C>, Input>>
}

/** The four parameters of every list: `page`, `page_size`, `sort`, `search` (api.md §0.2). */
export const listInput = <const K extends readonly [string, ...string[]], C extends Criteria>(
  sorts: K,
  criteria: C,
) => ({
  page: intParam.pipe(z.number().int().min(1).max(1_000_000)).default(1),
  page_size: pageSize.default(10),
  sort: sortBy(sorts).optional(),
  search: searchBy(criteria),
})

/** The criteria of a day compared: `created_at` and `created_at_symbol`. */
export const dayCriterion = <const N extends string>(name: N) =>
  ({ [name]: day, [`${name}_symbol`]: comparison }) as Record<N, typeof day> & Record<`${N}_symbol`, typeof comparison>

export const meta = z.object({
  total: z.number().int(),
  per_page: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
})
export type Meta = z.infer<typeof meta>

/** One thing. `message` is a sentence for the person who acted, where the screen has none of its own. */
export const one = <T extends z.ZodType>(shape: T) => z.object({ data: shape, message: z.string().optional() })
export const many = <T extends z.ZodType>(shape: T) => z.object({ data: z.array(shape), meta })
/** An act whose answer says nothing but "done". */
export const done = z.object({ data: z.object({}), message: z.string().optional() })

/** What an error answers (api.md §0.1). `errors` is keyed by dotted path. */
export const refusalBody = z.object({
  error_reason: z.string(),
  error_message: z.string(),
  errors: z.record(z.string(), z.array(z.object({ code: z.string(), message: z.string() }))).optional(),
  request_id: z.string(),
})
export type RefusalBody = z.infer<typeof refusalBody>

/** Why an act is closed to this reader; null when it is open. */
export const cannot = z
  .enum(Object.keys(refusals) as [Reason, ...Reason[]])
  .nullable()
  .catch(null)

type Declared<R extends Reason> = { [K in R]: { status: number; message: string } }
/** Declares the refusals an operation names, for the API description and the tests. */
export const refuses = <const R extends readonly Reason[]>(...list: R): Declared<R[number]> =>
  Object.fromEntries(
    list.map((reason) => [reason, { status: refusals[reason].status, message: refusals[reason].en }]),
  ) as Declared<R[number]>

const everyCall = refuses(
  'REQUEST_MALFORMED',
  'VALIDATION_ERROR',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
)

/** What a company of the address answers to whoever may not act for it. */
export const actingFor = refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED')

/** An operation anyone may call. */
export const open = oc.$meta<{ terms?: 'exempt' }>({}).errors(everyCall)
/** An operation for someone signed in. */
export const signedIn = open.errors(
  refuses('UNAUTHORIZED_TOKEN_INVALID', 'FORBIDDEN', 'SCOPE_NOT_ALLOWED', 'TERMS_NOT_ACCEPTED'),
)
