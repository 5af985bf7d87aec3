import { z } from 'zod'
import { energyConnection } from './energies.ts'
import { tickedFlats } from './flats.ticked.ts'
import { actingFor, cannot, done, id, idParam, instant, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { residentRoles } from './residents.rules.ts'
import { companyRequestList, companyResidentList, invitedTenantList } from './tenants.lists.ts'

const residence_id = idParam
/** The home itself; on the page of a building, one of its flats. */
const home = z.object({ id, name: z.string() })
const person = { username: z.string(), name: z.string().nullable(), role_code: z.enum(residentRoles) }

/** TEN-05. Someone who is at home here, as the home's company sees them. */
export const resident = z.object({
  user_id: id,
  ...person,
  created_at: instant,
  last_connection_at: instant.nullable(),
  electricity_connection: energyConnection,
  gas_connection: energyConnection,
  residence: home,
  cannot: z.object({ remove: cannot }),
})
export type Resident = z.infer<typeof resident>

/** TEN-07. Someone who asks to rent here or, of an owner who decides, to own it too; and whether letting them in activates the home first. */
export const accessRequest = z.object({
  id,
  user_id: id,
  ...person,
  created_at: instant,
  residence: home.extend({ is_activated: z.boolean() }),
  cannot: z.object({ accept: cannot, reject: cannot }),
})
export type AccessRequest = z.infer<typeof accessRequest>

/** The same, in any of the homes of a landlord: a flat is named with its building. */
export const companyRequest = accessRequest.extend({
  residence: accessRequest.shape.residence.extend({ building: home.nullable() }),
})
export type CompanyRequest = z.infer<typeof companyRequest>

/** Who lives there, among all the homes of a landlord; `id` is of their being at home there. */
export const companyResident = z.object({
  id,
  user_id: id,
  ...person,
  created_at: instant,
  last_connection_at: instant.nullable(),
  /** A flat is named with its building. */
  residence: home.extend({ building: home.nullable() }),
})
export type CompanyResident = z.infer<typeof companyResident>

/** How far the mail came by which somebody was invited. */
export const arrivals = ['UNOPENED', 'OPENED', 'UNDELIVERED'] as const
/** The last invitation to live in a home where nobody was let in since; `id` is of its mail. */
export const invitedTenant = z.object({
  id,
  email: z.string(),
  invited_at: instant,
  arrival: z.enum(arrivals),
  residence: home.extend({ building: home.nullable() }),
})
export type InvitedTenant = z.infer<typeof invitedTenant>

const notFound = refuses('RESIDENCE_NOT_FOUND')
const writing = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED')

/** TEN-11. Owners and tenants, those who came first first; of a building, those of its flats too. */
export const listResidents = signedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/users', tags: ['tenants'] })
  .input(z.object({ residence_id }))
  .output(many(resident))
  .errors(notFound)
/** Those who live in a landlord's homes, or own one of them; the account that the landlord owns them by is none. */
export const listCompanyResidents = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/residents', tags: ['tenants'] })
  .input(z.object({ company_id: idParam, ...listInput(companyResidentList) }))
  .output(many(companyResident))
  .errors(actingFor)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** Those whom a landlord has invited by a mail and who have not come: one for each home. */
export const listInvitedTenants = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/invited-tenants', tags: ['tenants'] })
  .input(z.object({ company_id: idParam, ...listInput(invitedTenantList) }))
  .output(
    many(invitedTenant).extend({
      /** Of all of them, whichever page is asked for. */
      counts: z.object({ opened: z.number().int(), undelivered: z.number().int() }),
    }),
  )
  .errors(actingFor)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** TEN-11. Ends a lease: the account stays (D2-C13). */
export const removeTenant = signedIn
  .route({
    method: 'DELETE',
    path: '/residences/{residence_id}/users/{user_id}',
    tags: ['tenants'],
    successStatus: 204,
  })
  .input(z.object({ residence_id, user_id: idParam }))
  .output(z.undefined())
  .errors(writing)
  .errors(refuses('RESIDENCE_USER_NOT_FOUND', 'RESIDENCE_OWNER_NOT_REMOVABLE'))

/** TEN-12. What waits, the longest first; of a building, what waits in its flats too. */
export const listAccessRequests = signedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/access-requests', tags: ['tenants'] })
  .input(z.object({ residence_id }))
  .output(many(accessRequest))
  .errors(notFound)
/** What waits in all of a landlord's homes, the longest first. */
export const listCompanyRequests = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/access-requests', tags: ['tenants'] })
  .input(z.object({ company_id: idParam, ...listInput(companyRequestList) }))
  .output(many(companyRequest))
  .errors(actingFor)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

const decision = z.strictObject({ residence_id, request_id: idParam })
const deciding = refuses('ACCESS_REQUEST_NOT_FOUND', 'ACCESS_REQUEST_ALREADY_DECIDED')
/** TEN-08, TEN-09. A home that nobody has activated is activated by the same act. */
export const acceptRequest = signedIn
  .route({
    method: 'POST',
    path: '/residences/{residence_id}/access-requests/{request_id}/accept',
    tags: ['tenants'],
  })
  .input(decision)
  .output(one(resident))
  .errors(writing)
  .errors(deciding)
  .errors(refuses('COMPANY_OWNER_USER_REQUIRED'))
/** TEN-08. */
export const rejectRequest = signedIn
  .route({
    method: 'POST',
    path: '/residences/{residence_id}/access-requests/{request_id}/reject',
    tags: ['tenants'],
  })
  .input(decision)
  .output(done)
  .errors(writing)
  .errors(deciding)

/**
 * TEN-13, FLAT-11. Activates in the name of the company's owner account: a building and its flats, any other home
 * alone; of a building with `flat_ids`, those flats alone. What is activated already keeps its date, so that a second call changes nothing.
 */
export const activateForCompany = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/residences/{residence_id}/activate', tags: ['tenants'] })
  .input(z.strictObject({ company_id: idParam, residence_id, flat_ids: tickedFlats }))
  .output(one(z.object({ activated_ids: z.array(id) })))
  .errors(writing)
  .errors(actingFor)
  .errors(refuses('COMPANY_OWNER_USER_REQUIRED'))

export const tenants = {
  listResidents,
  listCompanyResidents,
  listInvitedTenants,
  removeTenant,
  listAccessRequests,
  listCompanyRequests,
  acceptRequest,
  rejectRequest,
  activateForCompany,
}
