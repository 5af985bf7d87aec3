import { z } from 'zod'
import { energyKinds, energyStatuses, energyUnits, isDeliveryPoint, maxReadings } from './energies.rules.ts'
import { energyRequestList } from './energies.lists.ts'
import { cannot, day, fault, id, idParam, instant, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'

const status = z.enum(energyStatuses)

/** What the screens tell of a connection: since when, and its state. Null where nobody has connected the meter. */
export const energyConnection = z.object({ created_at: instant, status }).nullable()
export type EnergyConnection = NonNullable<z.infer<typeof energyConnection>>

/** API-22. The connection of a home's meter, by the consent of somebody who lives there. */
const subscription = z.object({
  id,
  residence_id: id,
  user_id: id,
  energy: z.enum(energyKinds),
  delivery_point: z.string(),
  status,
  created_at: instant,
  /** Who sells the energy; null when nobody has said. */
  utility_id: id.nullable(),
})
export type EnergySubscription = z.infer<typeof subscription>

const readingOf = <D extends z.ZodType>(date: D) =>
  z.object({ date, value: z.number().min(0).max(999_999_999), unit: z.enum(energyUnits) })
/** API-22. What a meter has counted in a day. */
const reading = readingOf(day).extend({ subscription_id: id })
export type EnergyReading = z.infer<typeof reading>

const residence_id = idParam
const ofHome = z.object({ residence_id })
const ofSubscription = ofHome.extend({ subscription_id: idParam })
const delivery_point = z.string().trim().refine(isDeliveryPoint, fault('delivery_point'))
const homeRefusals = refuses('RESIDENCE_NOT_FOUND')
const refusals = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED')
const absent = refuses('ENERGY_SUBSCRIPTION_NOT_FOUND')

export const listSubscriptions = signedIn
  .route({ method: 'GET', path: '/admin/residences/{residence_id}/energy-subscriptions', tags: ['energies'] })
  .input(ofHome)
  .output(one(z.array(subscription)))
  .errors(homeRefusals)

export const createSubscription = signedIn
  .route({
    method: 'POST',
    path: '/admin/residences/{residence_id}/energy-subscriptions',
    tags: ['energies'],
    successStatus: 201,
  })
  .input(
    z.strictObject({
      residence_id,
      user_id: idParam,
      energy: z.enum(energyKinds),
      delivery_point,
      status: status.default('PENDING'),
      utility_id: idParam.nullish(),
    }),
  )
  .output(one(subscription))
  .errors(refusals)
  .errors(refuses('RESIDENCE_USER_NOT_FOUND', 'ENERGY_CONNECTION_EXISTS', 'ENERGY_UTILITY_NOT_FOUND'))

export const editSubscription = signedIn
  .route({
    method: 'PATCH',
    path: '/admin/residences/{residence_id}/energy-subscriptions/{subscription_id}',
    tags: ['energies'],
  })
  .input(
    z.strictObject({
      residence_id,
      subscription_id: idParam,
      status: status.optional(),
      delivery_point: delivery_point.optional(),
      utility_id: idParam.nullish(),
    }),
  )
  .output(one(subscription))
  .errors(refusals)
  .errors(absent)
  .errors(refuses('ENERGY_UTILITY_NOT_FOUND'))

export const deleteSubscription = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/residences/{residence_id}/energy-subscriptions/{subscription_id}',
    tags: ['energies'],
    successStatus: 204,
  })
  .input(ofSubscription)
  .output(z.undefined())
  .errors(refusals)
  .errors(absent)

/** What a meter has counted, the latest day first. */
export const listReadings = signedIn
  .route({
    method: 'GET',
    path: '/admin/residences/{residence_id}/energy-subscriptions/{subscription_id}/readings',
    tags: ['energies'],
  })
  .input(ofSubscription)
  .output(one(z.array(reading)))
  .errors(homeRefusals)
  .errors(absent)

/** Brings what a meter has counted; a day that is known already is corrected. */
export const recordReadings = signedIn
  .route({
    method: 'PUT',
    path: '/admin/residences/{residence_id}/energy-subscriptions/{subscription_id}/readings',
    tags: ['energies'],
  })
  .input(
    z.strictObject({
      residence_id,
      subscription_id: idParam,
      readings: z.array(readingOf(day).strict()).min(1).max(maxReadings),
    }),
  )
  .output(one(z.array(reading)))
  .errors(refusals)
  .errors(absent)

/** ADMIN-09. A request for a meter's data, as administrators see it: of which home, for whom, where it stands. */
export const energyRequest = subscription.extend({
  residence: z.object({ id, name: z.string() }),
  company: z.object({ id, name: z.string() }),
  requester: z.object({ id, name: z.string() }),
  cannot: z.object({ approve: cannot, reject: cannot, retry: cannot }),
})
export type EnergyRequest = z.infer<typeof energyRequest>

/** ADMIN-09. */
export const listRequests = signedIn
  .route({ method: 'GET', path: '/admin/energy-data-requests', tags: ['energies'] })
  .input(z.object(listInput(energyRequestList)))
  .output(many(energyRequest))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

const request_id = idParam
const decided = signedIn.errors(absent).errors(refuses('RESIDENCE_CANCELLED'))
/** ADMIN-09. The meter's data may come. */
export const approveRequest = decided
  .route({ method: 'POST', path: '/admin/energy-data-requests/{request_id}/approve', tags: ['energies'] })
  .input(z.strictObject({ request_id }))
  .output(one(energyRequest))
  .errors(refuses('ENERGY_REQUEST_DECIDED'))
/** ADMIN-09. */
export const rejectRequest = decided
  .route({ method: 'POST', path: '/admin/energy-data-requests/{request_id}/reject', tags: ['energies'] })
  .input(z.strictObject({ request_id }))
  .output(one(energyRequest))
  .errors(refuses('ENERGY_REQUEST_DECIDED'))
/** ADMIN-09. One that came to nothing waits for the provider again. */
export const retryRequest = decided
  .route({ method: 'POST', path: '/admin/energy-data-requests/{request_id}/retry', tags: ['energies'] })
  .input(z.strictObject({ request_id }))
  .output(one(energyRequest))
  .errors(refuses('ENERGY_REQUEST_SUCCEEDED', 'ENERGY_REQUEST_WAITING'))

export const energies = {
  listSubscriptions,
  createSubscription,
  editSubscription,
  deleteSubscription,
  listReadings,
  recordReadings,
  listRequests,
  approveRequest,
  rejectRequest,
  retryRequest,
}
