import { z } from 'zod'
import { actingFor, day, id, idParam, many, one, refuses, signedIn, whoeverSignedIn } from './http.ts'

export const serviceProvision = z.object({
  id,
  service_provision: z.object({ code: z.string(), name: z.string(), description: z.string() }),
  expiring_date: day.nullable(),
  used: z.boolean(),
  attached_to_id: id,
})
export type ServiceProvision = z.infer<typeof serviceProvision>

/** PROV-01, PROV-02. Own provisions and those of the parent building. Refused on a cancelled project. */
export const listResidenceProvisions = whoeverSignedIn
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

/** PROF-40. The offer and the modules of a company: what it has subscribed to, the latest first. */
export const companyService = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Null: as many as there are projects. */
  quantity: z.number().int().nullable(),
  starts_on: day,
  ends_on: day.nullable(),
  is_active: z.boolean(),
})
export type CompanyService = z.infer<typeof companyService>
export const listCompanyServices = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/services', tags: ['provisions'] })
  .input(z.object({ company_id: idParam }))
  .output(one(z.array(companyService)))
  .errors(actingFor)

export const provisions = { listResidenceProvisions, listServiceProvisions, listCompanyServices }
