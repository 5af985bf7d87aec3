import type { Reason } from '@logis/contract/errors'

/** What a refused call looks like here, whoever threw it. */
export type RefusedLike = {
  /** `NETWORK` when nothing that came back was an answer of ours. */
  reason: Reason | 'NETWORK'
  message: string
  /** Of the sentence; it is told as it is when not given. */
  language?: 'fr' | 'en' | undefined
  /** Faults by dotted path of the body. */
  errors?: Record<string, { code: string; message: string }[]> | undefined
  requestId: string | null
}

const isRefused = (error: unknown): error is RefusedLike =>
  typeof error === 'object' && error !== null && 'reason' in error && 'message' in error

/** The refusal behind an error; null when the server did not answer, or the fault is our own. */
export const refusedOf = (error: unknown): RefusedLike | null =>
  isRefused(error) && error.reason !== 'NETWORK' ? error : null

const serverFaults: readonly RefusedLike['reason'][] = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE']

/** A reference helps support only when the server is at fault; beside a business refusal it is noise. */
export const referenceOf = (refused: RefusedLike | null) =>
  refused && serverFaults.includes(refused.reason) ? refused.requestId : null

/** The same refusal in the words of this screen, where the server's are more general. */
export const inWords = (error: unknown, words: Partial<Record<RefusedLike['reason'], string>>): unknown => {
  const refused = refusedOf(error)
  const message = refused && words[refused.reason]
  return message ? ({ ...refused, message, language: undefined } satisfies RefusedLike) : error
}
