import type { Reason } from '@logis/contract/errors'
import type { FieldCode } from '@logis/contract/errors.fields'

export type FieldErrors = Record<string, { code: FieldCode }[]>

/** A refusal that the caller is told of: the only error that rules throw on purpose. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly errors: FieldErrors | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(reason: Reason, more: { errors?: FieldErrors; retryAfter?: number } = {}) {
    super(reason)
    this.reason = reason
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

export const refuse = (reason: Reason, more?: { errors?: FieldErrors; retryAfter?: number }): never => {
  throw new Refusal(reason, more)
}

/** Refuses with the reason a policy gave, if it gave one. */
export const demand = (reason: Reason | null) => {
  if (reason) refuse(reason)
}
