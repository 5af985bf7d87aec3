import { z } from 'zod'
import { companyTypes } from './companies.rules.ts'
import { cannot, day, id, idParam, instant, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'
import { retentionList } from './retention.lists.ts'
import { decidedAtOnce, retentionActs, retentionFields, retentionStates } from './retention.rules.ts'

const count = z.number().int()

/** ADMIN-19. What a company left, as administrators decide of it. */
export const retention = z.object({
  /** Of the company. */
  id,
  company: z.object({ id, name: z.string(), type: z.enum(companyTypes) }),
  /** The last day of what it subscribed to. */
  ended_on: day,
  kept_until: day,
  /** Ten more years, by a dated subscription. */
  is_extended: z.boolean(),
  state: z.enum(retentionStates),
  /** When it was last told of this end. */
  announced_at: instant.nullable(),
  hold: z.object({ reason: z.string(), held_at: instant, held_by: z.string().nullable() }).nullable(),
  homes_count: count,
  /** Homes that stay whatever is decided: someone lives there, or their accounts are to be kept. */
  staying_count: count,
  storage_bytes: count,
  /** Homes that have been erased. */
  erased_count: count,
  decided_at: instant.nullable(),
  cannot: z.object({ archive: cannot, erase: cannot, hold: cannot, release: cannot }),
})
export type Retention = z.infer<typeof retention>

const company_id = idParam
const tags = ['administration'] as const
const ofRetention = refuses('RETENTION_NOT_FOUND')

export const listRetentions = signedIn
  .route({ method: 'GET', path: '/admin/retention', tags, summary: 'Data whose retention ends, or has ended' })
  .input(z.object(listInput(retentionList)))
  .output(many(retention))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** Archives or erases what some companies left: all of them, or none. Erasing goes on by a job. */
export const decideRetention = signedIn
  .route({ method: 'POST', path: '/admin/retention/decisions', tags })
  .input(z.strictObject({ company_ids: z.array(idParam).min(1).max(decidedAtOnce), act: z.enum(retentionActs) }))
  .output(one(z.object({ decided: count })))
  .errors(ofRetention)
  .errors(
    refuses('RETENTION_RUNNING', 'RETENTION_HELD', 'RETENTION_DECIDED', 'RETENTION_NOT_ANNOUNCED', 'PROOF_REQUIRED'),
  )
/** A legal hold: nothing is decided while it stands, and an erasure that goes on stops. */
export const holdRetention = signedIn
  .route({ method: 'PUT', path: '/admin/retention/{company_id}/hold', tags })
  .input(z.strictObject({ company_id, reason: textOf(retentionFields.reason) }))
  .output(one(retention))
  .errors(ofRetention)
  .errors(refuses('RETENTION_HELD', 'RETENTION_DECIDED'))
export const releaseRetention = signedIn
  .route({ method: 'DELETE', path: '/admin/retention/{company_id}/hold', tags })
  .input(z.object({ company_id }))
  .output(one(retention))
  .errors(ofRetention)
  .errors(refuses('RETENTION_NOT_HELD'))
/** What was erased, home by home, as CSV: numbers and dates, nobody's data. */
export const exportErasures = signedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/admin/retention/report', tags, summary: 'What was erased, as CSV' })
  .input(z.object({}))
  .output(z.file())
  .errors(refuses('EXPORT_TOO_LARGE', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))

export const retentions = { listRetentions, decideRetention, holdRetention, releaseRetention, exportErasures }
