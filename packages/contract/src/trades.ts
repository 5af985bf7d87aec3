import { z } from 'zod'
import { codedShape } from './reference.ts'
import { cannot, id, idParam, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { tradeList } from './trades.lists.ts'

/** A trade as administrators see it (ADMIN-07); `contacts.job` is what everyone else sees of it. */
export const trade = z.object({
  id,
  code: z.string(),
  name_fr: z.string(),
  name_en: z.string(),
  /** Offered no more; it stays with the contacts that have it. */
  archived: z.boolean(),
  contacts_count: z.number().int(),
  cannot: z.object({ delete: cannot }),
})
export type Trade = z.infer<typeof trade>

const job_id = idParam
const ofTrade = refuses('JOB_NOT_FOUND')

/** ADMIN-07. */
export const listTrades = signedIn
  .route({ method: 'GET', path: '/admin/jobs', tags: ['administration'] })
  .input(z.object(listInput(tradeList)))
  .output(many(trade))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-07. */
export const createTrade = signedIn
  .route({ method: 'POST', path: '/admin/jobs', tags: ['administration'], successStatus: 201 })
  .input(z.strictObject(codedShape))
  .output(one(trade))
  .errors(refuses('CODE_EXISTS'))
/** ADMIN-07. What is absent stays. */
export const editTrade = signedIn
  .route({ method: 'PATCH', path: '/admin/jobs/{job_id}', tags: ['administration'] })
  .input(
    z
      .strictObject({ ...codedShape, archived: z.boolean() })
      .partial()
      .extend({ job_id }),
  )
  .output(one(trade))
  .errors(ofTrade)
  .errors(refuses('CODE_EXISTS'))
/** ADMIN-07. One that a contact has is not deleted: it can be archived. */
export const deleteTrade = signedIn
  .route({ method: 'DELETE', path: '/admin/jobs/{job_id}', tags: ['administration'], successStatus: 204 })
  .input(z.object({ job_id }))
  .errors(ofTrade)
  .errors(refuses('IN_USE'))

export const trades = { listTrades, createTrade, editTrade, deleteTrade }
