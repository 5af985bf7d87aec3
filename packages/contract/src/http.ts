import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isFileName, tidyFileName } from './documents.rules.ts'
import type { FieldCode } from './errors.fields.ts'
import { refusals, type Reason } from './errors.ts'
import { emailField, isName, isTyped, type TextField } from './http.rules.ts'

/** What a check of ours says is wrong with the field. */
export const fault = (code: FieldCode) => ({ params: { code } })

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
export const day = z.iso.date().refine((value) => value >= '0001-01-01', fault('date'))
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** All checks at once: each that is added by itself keeps a schema of its own, and hundreds of fields are made so. */
const typed = (max: number, is: (text: string) => boolean) =>
  z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max), z.refine(is, fault('characters')))
/** Text as people type it: trimmed, in the one spelling that Unicode composes (NFC), at most `max` characters (`isTyped`). */
export const text = (max: number) => typed(max, isTyped)
/** A name: of one line, and never empty. */
export const requiredText = (max: number) => typed(max, isName).min(1)
/** The name of a file, with its extension (`isFileName`). */
export const fileName = z
  .string()
  .overwrite(tidyFileName)
  .normalize('NFC')
  .refine(isName, { ...fault('characters'), abort: true })
  .refine(isFileName, fault('file_name'))
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

/** An address, in the one spelling that Unicode composes: what reads alike is one address (`emailField`). */
export const email = z.string().trim().normalize('NFC').max(emailField.max).regex(emailField.format.pattern)

/** Adds an issue that the server's exit turns into this very reason. */
export const refuseWith = (ctx: z.RefinementCtx, reason: Reason) => {
  ctx.addIssue({ code: 'custom', message: reason, params: { reason } })
  return z.NEVER
}

export const meta = z.object({
  total: z.number().int(),
  per_page: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
})
export type Meta = z.infer<typeof meta>

const message = z.string().optional()
/** One thing. `message` is a sentence for the person who acted, where the screen has none of its own. */
export const one = <T extends z.ZodType>(shape: T) => z.object({ data: shape, message })
export const many = <T extends z.ZodType>(shape: T) => z.object({ data: z.array(shape), meta })
/** An act whose answer says nothing but "done". */
export const done = z.object({ data: z.object({}), message })

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

const declared = Object.fromEntries(
  Object.entries(refusals).map(([reason, { status, en }]) => [reason, { status, message: en }]),
) as Record<Reason, { status: number; message: string }>

type Declared<R extends Reason> = { [K in R]: { status: number; message: string } }
/** Declares the refusals an operation names, for the API description and the tests. */
export const refuses = <const R extends readonly Reason[]>(...list: R): Declared<R[number]> =>
  Object.fromEntries(list.map((reason) => [reason, declared[reason]])) as Declared<R[number]>

const everyCall = refuses(
  'REQUEST_MALFORMED',
  'VALIDATION_ERROR',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
  'FILE_UNAVAILABLE',
)

/** What a company of the address answers to whoever may not act for it. */
export const actingFor = refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED')

/** An operation anyone may call. `big`: it reads much however little it answers, and few run at once. */
export const open = oc.$meta<{ terms?: 'exempt'; factor?: 'exempt'; big?: true }>({}).errors(everyCall)
/** An operation for whoever is signed in and reaches what it is about. */
export const whoeverSignedIn = open.errors(
  refuses(
    'UNAUTHORIZED_TOKEN_INVALID',
    'SCOPE_NOT_ALLOWED',
    'TERMS_NOT_ACCEPTED',
    'SECOND_FACTOR_REQUIRED',
    'NOT_WHILE_IMPERSONATED',
    'IMPERSONATION_READ_ONLY',
  ),
)
/** An operation that some of them have no right to. */
export const signedIn = whoeverSignedIn.errors(refuses('FORBIDDEN'))
