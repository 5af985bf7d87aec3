import type { Reason } from '@logis/contract/errors'
import type { Part } from '#platform/testing/client.ts'
import type { Person } from './people.ts'

/**
 * What each person gets from each operation, written from the specification (api.md, model.md §5), never from the
 * code. `ok` succeed; `forbidden` are told that they may not; everybody else must not learn that the thing exists.
 */
export type Row = {
  /** A fresh subject, and whatever else the operation needs; for the person who will call. */
  input: (person?: Person) => Promise<Record<string, unknown>>
  ok: readonly Person[]
  forbidden?: readonly Person[]
  forbiddenReason?: Reason
  /** What those in neither list get. */
  absent?: Reason
  /** A person with an answer of their own. */
  told?: Partial<Record<Person, string>>
  /** Each person calls with a session of their own, which the act ends. */
  fresh?: boolean
  /** They are told something else than that the thing does not exist. */
  others?: { status: number; error_reason: Reason }
  /** Second ids: one of the rival, one of nobody; both must answer alike. */
  foreign?: {
    what: string
    foreign: () => Promise<Record<string, unknown>>
    absent: () => Promise<Record<string, unknown>>
    by?: Person
    answers: object
  }[]
  /** For a multipart operation: what of the input stands in the address, and what in the form. */
  upload?: (input: Record<string, unknown>) => { address: Record<string, unknown>; fields: Record<string, string> }
  files?: Part[]
}
