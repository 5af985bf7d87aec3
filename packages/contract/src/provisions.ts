import { z } from 'zod'
import { actingFor, day, id, idParam, many, one, refuses, signedIn } from './http.ts'

export const serviceProvision = z.object({
  id,
  service_provision: z.object({ code: z.string(), name: z.string(), description: z.string() }),
  expiring_date: day.nullable(),
  used: z.boolean(),
  attached_to_id: id,
})
export type ServiceProvision = z.infer<typeof serviceProvision>

/** PROV-01, PROV-02. Own provisions and those of the parent building. Refused on a cancelled project. */
export const listResidenceProvisions = signedIn
  .route({
    method: 'GET',
    path: '/companies/{company_id}/residences/{residence_id}/service-provisions',
    tags: ['provisions'],
  })
  .input(z.object({ company_id: idParam, residence_id: idParam }))
  .output(many(serviceProvision))
  .errors(actingFor)
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED'))

export const listServiceProvisions = signedIn
  .route({ method: 'GET', path: '/service-provisions', tags: ['provisions'] })
  .output(
    one(z.array(z.object({ code: z.string(), name: z.string(), description: z.string(), shows_expiry: z.boolean() }))),
  )

export const provisions = { listResidenceProvisions, listServiceProvisions }
