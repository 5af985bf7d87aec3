import { z } from 'zod'
import { cannot, day, id, idParam, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { subscriptionList } from './subscriptions.lists.ts'
import { licenceYears, quantityMax, subscriptionKinds, subscriptionStates } from './subscriptions.rules.ts'

/** What a company has subscribed to, as administrators see it (ADMIN-01). */
export const subscription = z.object({
  id,
  company: z.object({ id, name: z.string() }),
  code: z.string(),
  name: z.string(),
  kind: z.enum(subscriptionKinds),
  state: z.enum(subscriptionStates),
  /** Null: as many as there are projects. */
  quantity: z.number().int().nullable(),
  starts_on: day,
  ends_on: day.nullable(),
  /** ADMIN-19. Of a Premium licence. */
  licence_years: z.number().int().nullable(),
  /** It goes on for as long again when its last day comes. */
  renews: z.boolean(),
  /** ADMIN-19. Until when data is kept, of what has a last day. */
  kept_until: day.nullable(),
  cannot: z.object({ edit: cannot, end: cannot, renew: cannot, delete: cannot }),
})
export type Subscription = z.infer<typeof subscription>

const subscription_id = idParam
const quantity = z.number().int().min(1).max(quantityMax).nullable()
const licence_years = z.union(licenceYears.map((years) => z.literal(years))).nullable()
const tags = ['administration'] as const
const ofSubscription = refuses('SUBSCRIPTION_NOT_FOUND')
const ofDates = refuses(
  'SUBSCRIPTION_DATES_INVALID',
  'SUBSCRIPTION_OVERLAPS',
  'SUBSCRIPTION_LICENCE_ONLY_PREMIUM',
  'SUBSCRIPTION_WITHOUT_END',
)

/** ADMIN-01. */
export const listSubscriptions = signedIn
  .route({ method: 'GET', path: '/admin/subscriptions', tags })
  .input(z.object(listInput(subscriptionList)))
  .output(many(subscription))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-01. A licence gives the last day, where none is given. */
export const createSubscription = signedIn
  .route({ method: 'POST', path: '/admin/subscriptions', tags, successStatus: 201 })
  .input(
    z.strictObject({
      company_id: idParam,
      code: z.string().max(60),
      quantity: quantity.default(null),
      starts_on: day,
      ends_on: day.nullable().default(null),
      licence_years: licence_years.default(null),
      renews: z.boolean().default(false),
    }),
  )
  .output(one(subscription))
  .errors(refuses('COMPANY_NOT_FOUND', 'SERVICE_PROVISION_UNKNOWN'))
  .errors(ofDates)
/** ADMIN-01. What is absent stays. */
export const editSubscription = signedIn
  .route({ method: 'PATCH', path: '/admin/subscriptions/{subscription_id}', tags })
  .input(
    z
      .strictObject({ quantity, starts_on: day, ends_on: day.nullable(), licence_years, renews: z.boolean() })
      .partial()
      .extend({ subscription_id }),
  )
  .output(one(subscription))
  .errors(ofSubscription)
  .errors(ofDates)
/** ADMIN-01. Today is its last day. */
export const endSubscription = signedIn
  .route({ method: 'POST', path: '/admin/subscriptions/{subscription_id}/end', tags })
  .input(z.object({ subscription_id }))
  .output(one(subscription))
  .errors(ofSubscription)
  .errors(refuses('SUBSCRIPTION_NOT_RUNNING'))
/** For as long again: the years of its licence, or one more. */
export const renewSubscription = signedIn
  .route({ method: 'POST', path: '/admin/subscriptions/{subscription_id}/renew', tags })
  .input(z.object({ subscription_id }))
  .output(one(subscription))
  .errors(ofSubscription)
  .errors(refuses('SUBSCRIPTION_WITHOUT_END', 'SUBSCRIPTION_OVERLAPS', 'IDEMPOTENCY_KEY_REUSED'))
/** Only one that has not begun: what has run is ended. */
export const deleteSubscription = signedIn
  .route({ method: 'DELETE', path: '/admin/subscriptions/{subscription_id}', tags, successStatus: 204 })
  .input(z.object({ subscription_id }))
  .errors(ofSubscription)
  .errors(refuses('SUBSCRIPTION_HAS_BEGUN'))

export const subscriptions = {
  listSubscriptions,
  createSubscription,
  editSubscription,
  endSubscription,
  renewSubscription,
  deleteSubscription,
}
