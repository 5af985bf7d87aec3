import { refusals, statusOf, type Reason } from '@logis/contract/errors'
import { sentenceOf, type Bounded, type FieldCode } from '@logis/contract/errors.fields'
import type { RefusalBody } from '@logis/contract/http'
import { languageOf, type Locale } from '@logis/contract/locale'
import { closedReasonIn } from '@logis/contract/retention.rules'
import { ORPCError, ValidationError } from '@orpc/server'
import { z } from 'zod'
import type { Call } from './call.ts'
import { constraintReasons } from './constraints.ts'
import { MissingFile, StorageLost } from './files/store.ts'
import { log } from './log.ts'
import type { Operation } from './operations.ts'
import { gaveWay, isOutage } from './outage.ts'
import { Refusal, type FieldErrors } from './refuse.ts'

/** What comes past every operation has none. */
type Caller = Pick<Call, 'locale' | 'requestId'> & { operation?: Pick<Operation, 'path'> }
type Exit = { status: number; body: RefusalBody; retryAfter?: number }

/**
 * The one exit: whatever was thrown becomes the error envelope, in the caller's language. What nobody expected is
 * logged and answers INTERNAL_ERROR; a lost database, or a lost storage, answers SERVICE_UNAVAILABLE.
 */
export const exitOf = (error: unknown, call: Caller): Exit => {
  const refusal = refusalOf(error)
  if (toBeMended.includes(refusal.reason)) log.error({ request_id: call.requestId, err: error }, 'unexpected error')
  const status = statusOf(refusal.reason, call.operation?.path ?? '')
  const language = languageOf(call.locale)
  const detail = refusal.detail && closedReasonIn(refusal.detail, language)
  const body: RefusalBody = {
    error_reason: refusal.reason,
    error_message: [refusals[refusal.reason][language], detail].filter(Boolean).join(' '),
    request_id: call.requestId,
  }
  if (refusal.errors) body.errors = withMessages(refusal.errors, call.locale)
  return { status, body, ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }) }
}

/** What someone who runs the portal must look after. */
const toBeMended: readonly Reason[] = ['INTERNAL_ERROR', 'STORAGE_FULL', 'FILE_UNAVAILABLE']

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof z.ZodError) return ofIssues(error.issues)
  if (error instanceof ORPCError) return ofOrpc(error)
  return ofStorage(error) ?? ofDatabase(error) ?? ofFastify(error) ?? new Refusal('INTERNAL_ERROR')
}

const ofOrpc = (error: ORPCError<string, unknown>): Refusal => {
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
    return ofIssues(error.cause.issues as z.core.$ZodIssue[])
  if (error.code in refusals) return new Refusal(error.code as Reason)
  return error.code === 'BAD_REQUEST'
    ? new Refusal('REQUEST_MALFORMED')
    : (ofStorage(error.cause) ?? ofDatabase(error.cause) ?? new Refusal('INTERNAL_ERROR'))
}

/** A wrong input: a reason of its own when the contract says so, else VALIDATION_ERROR with the fields. */
const ofIssues = (issues: readonly z.core.$ZodIssue[]): Refusal => {
  const own = issues
    .map((issue) => ('params' in issue ? (issue.params as { reason?: Reason } | undefined)?.reason : undefined))
    .find(Boolean)
  if (own) return new Refusal(own)
  const errors: FieldErrors = Object.create(null)
  for (const issue of issues) {
    const code = codeOf(issue)
    const of = boundedOf(issue)
    for (const path of pathsOf(issue)) {
      const told = (errors[path] ??= [])
      // Of what is missing nothing else is said, and nothing twice.
      if (told.every((other) => other.code !== code && other.code !== 'required'))
        told.push({ code, ...(of && { of }) })
    }
  }
  return new Refusal('VALIDATION_ERROR', { errors: { ...errors } })
}

/** So many unknown fields are named, each as long as a field may be called; of the others it is told where they stand. */
const mostNamed = { fields: 10, length: 60 }

/** Where it is. A field that nobody knows is told by its own name, not by that of the object it came in. */
const pathsOf = (issue: z.core.$ZodIssue): string[] => {
  const path = issue.path?.map(String) ?? []
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
  const named = unknown.filter(({ length }) => length > 0 && length <= mostNamed.length).slice(0, mostNamed.fields)
  return named.length > 0 ? named.map((key) => [...path, key].join('.')) : [path.join('.') || '_']
}

/**
 * An issue does not hold what was given: what was missing is told from what was wrong as it is found. A form sends an
 * empty text for what was not filled in, whatever the field is a choice or a format of.
 */
const missing = 'Required: nothing was given'
const ofChoices: readonly string[] = ['invalid_value', 'invalid_format', 'invalid_union']
z.config({
  customError: ({ code, input }) =>
    (ofChoices.includes(code) && (input ?? '') === '') || (code === 'invalid_type' && (input ?? null) === null)
      ? missing
      : undefined,
})

const wrongTypeOf = ({ expected }: z.core.$ZodIssueInvalidType): FieldCode =>
  expected === 'number' ? 'number' : expected === 'int' ? 'integer' : 'type'

const bounded: Record<string, Bounded> = { string: 'text', array: 'list', set: 'list' }
/** What it is that is too small or too large. */
const boundedOf = (issue: z.core.$ZodIssue): Bounded | undefined =>
  issue.code === 'too_small' || issue.code === 'too_big' ? bounded[issue.origin] : undefined

const codeOf = (issue: z.core.$ZodIssue): FieldCode => {
  if (issue.message === missing) return 'required'
  const last = String(issue.path?.at(-1) ?? '')
  switch (issue.code) {
    case 'invalid_type':
      return wrongTypeOf(issue)
    // An id may come as a number or as its digits: none of either is one that is missing.
    case 'invalid_union':
      return issue.errors.length > 0 && issue.errors.every(([first]) => first && codeOf(first) === 'required')
        ? 'required'
        : 'invalid'
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'min'
    case 'too_big':
      return 'max'
    case 'invalid_value':
      return 'enum'
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'invalid_format':
      return last === 'zip_code'
        ? 'zip_code'
        : /email|username/.test(last)
          ? 'email'
          : issue.format === 'date'
            ? 'date'
            : 'format'
    case 'custom':
      return (issue.params as { code?: FieldCode } | undefined)?.code ?? 'invalid'
    default:
      return 'invalid'
  }
}

const withMessages = (errors: FieldErrors, locale: Locale): NonNullable<RefusalBody['errors']> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, list]) => [
      path,
      list.map((fault) => ({ code: fault.code, message: sentenceOf(fault)[languageOf(locale)] })),
    ]),
  )

/** No room is left: on the disk of the files, on that of the database, in an S3-compatible storage. */
const noRoom = ['ENOSPC', 'EDQUOT', '53100']
const ofStorage = (error: unknown): Refusal | null => {
  if (error instanceof MissingFile) return new Refusal('FILE_UNAVAILABLE')
  if (error instanceof StorageLost) return new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
  const { code = '', $metadata } = (error ?? {}) as { code?: string; $metadata?: { httpStatusCode?: number } }
  const isFull = noRoom.includes(code) || $metadata?.httpStatusCode === 507
  return isFull ? new Refusal('STORAGE_FULL', { retryAfter: 60 }) : null
}

/** A value that its column cannot hold: text with NUL, a number too large, a day that is none. */
const unusable = ['22021', '22P02', '22P05', '22003', '22001', '22007', '22008']

/** What a broken constraint, a bad value or a lost database means to the person. */
const ofDatabase = (error: unknown): Refusal | null => {
  if (!(error instanceof Error)) return null
  const { code = '', constraint } = error as Error & { code?: string; constraint?: string }
  if (constraint && constraintReasons[constraint]) return new Refusal(constraintReasons[constraint])
  if (isOutage(error)) return new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
  if (gaveWay(error)) return new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 1 })
  if (code === '57014') return new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
  return unusable.includes(code) ? new Refusal('VALIDATION_ERROR') : null
}

/** What Fastify refuses before any operation runs. */
const ofFastify = (error: unknown): Refusal | null => {
  const { code = '', statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413)
    return new Refusal('FILE_TOO_LARGE')
  if (statusCode === 429) return new Refusal('TOO_MANY_REQUESTS')
  if (statusCode === 415) return new Refusal('REQUEST_MALFORMED')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('REQUEST_MALFORMED') : null
}
