import type { Reason } from '@logis/contract/errors'
import type { RefusalBody } from '@logis/contract/http'
import { t } from '../ui/texts.ts'
import { currentLocale, languageOf } from './locale.ts'

type FieldErrors = NonNullable<RefusalBody['errors']>
type Refusal = { reason: Reason; message: string; status: number; errors?: FieldErrors; requestId?: string }

/** The one error of every call: the server said no, or nothing that came back was an answer of ours (`network`). */
export class Refused extends Error {
  readonly reason: Reason | 'NETWORK'
  readonly status: number
  /** By dotted path of the field. */
  readonly errors: FieldErrors
  readonly requestId: string | null
  /** Of the sentence. */
  readonly language = languageOf(currentLocale())
  readonly network: boolean

  constructor(refusal: Refusal | null, cause?: unknown) {
    super(refusal?.message ?? t('platform.network.text'), { cause })
    this.name = 'Refused'
    this.reason = refusal?.reason ?? 'NETWORK'
    this.status = refusal?.status ?? 0
    this.errors = refusal?.errors ?? {}
    this.requestId = refusal?.requestId ?? null
    this.network = refusal === null
  }
}

/** The cause where no answer came in all the time that one was waited for. */
export const tooLate = 'late'

/** A body without a reason does not come from our server but from a proxy or a captive network (SHELL-48). */
export const refusedFrom = (body: unknown, status: number): Refused => {
  const said: Partial<RefusalBody> | null = typeof body === 'object' ? body : null
  if (typeof said?.error_reason !== 'string') return new Refused(null, new Error(`HTTP ${status}`))
  return new Refused({
    reason: said.error_reason as Reason,
    message: said.error_message ?? '',
    status,
    ...(said.errors && { errors: said.errors }),
    ...(said.request_id && { requestId: said.request_id }),
  })
}

export const asRefused = (error: unknown): Refused => (error instanceof Refused ? error : new Refused(null, error))
