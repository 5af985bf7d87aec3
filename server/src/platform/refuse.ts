import type { Reason } from '@logis/contract/errors'
import type { FieldFault } from '@logis/contract/errors.fields'

export type FieldErrors = Record<string, FieldFault[]>

type More = { errors?: FieldErrors; retryAfter?: number; detail?: string }

/** A refusal that the caller is told of: the only error that rules throw on purpose. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly errors: FieldErrors | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** What people wrote that the person is told beside the sentence. */
  readonly detail: string | undefined

  constructor(reason: Reason, more: More = {}) {
    super(reason)
    this.reason = reason
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.detail = more.detail
  }
}

export const refuse = (reason: Reason, more?: More): never => {
  throw new Refusal(reason, more)
}

/** Refuses with the reason a policy gave, if it gave one. */
export const demand = (reason: Reason | null) => {
  if (reason) refuse(reason)
}
