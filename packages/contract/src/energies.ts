import { z } from 'zod'
import { energyKinds, energyStatuses, energyUnits, isDeliveryPoint, maxReadings } from './energies.rules.ts'
import { day, fault, id, idParam, instant, one, refuses, signedIn } from './http.ts'

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
    }),
  )
  .output(one(subscription))
  .errors(refusals)
  .errors(refuses('RESIDENCE_USER_NOT_FOUND', 'ENERGY_CONNECTION_EXISTS'))

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
    }),
  )
  .output(one(subscription))
  .errors(refusals)
  .errors(absent)

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

export const energies = {
  listSubscriptions,
  createSubscription,
  editSubscription,
  deleteSubscription,
  listReadings,
  recordReadings,
}
