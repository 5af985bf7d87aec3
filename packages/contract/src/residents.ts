import { z } from 'zod'
import { id, idParam, instant, many, one, refuses, signedIn, whoeverSignedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { homeList } from './residents.lists.ts'
import { residentRoles } from './residents.rules.ts'
import { projectRow } from './projects.ts'

const role = z.enum(residentRoles)

/** A home as its resident sees it: the code is for its owner alone. */
export const home = projectRow.omit({ cannot: true }).extend({
  role_code: role,
  /** Of a tenant, outside a landlord's homes: since when somebody else owns it than whom they rented it from. */
  owner_since: instant.nullable(),
  /** Of the same: nobody owns it since whoever did has left. */
  has_lost_owner: z.boolean(),
})
export type Home = z.infer<typeof home>

const activation = z.strictObject({
  activation_code: z.string().min(1).max(60),
  invitation_token: z.string().max(200).optional(),
})
const activationRefusals = refuses(
  'ACTIVATION_CODE_INVALID',
  'RESIDENCE_ALREADY_ACTIVATED',
  'RESIDENCE_OF_LANDLORD',
  'RESIDENCE_USER_EXISTS',
  'RESIDENCE_CANCELLED',
)

/** RES-01, CODE-23. The first person with the code becomes its owner, once (ruling 11). */
export const activateHome = signedIn
  .route({ method: 'POST', path: '/users/{user_id}/residence-activate', tags: ['residents'] })
  .input(activation.extend({ user_id: idParam }))
  .output(one(home))
  .errors(activationRefusals)
  .errors(refuses('USER_NOT_FOUND'))
/** The same act by the caller. */
export const activateByCode = whoeverSignedIn
  .route({ method: 'POST', path: '/residence-code/activate', tags: ['residents'] })
  .input(activation)
  .output(one(home))
  .errors(activationRefusals)
/** CODE-24, RES-07. Asking in another role takes the place of what one asked before. */
export const requestAccess = whoeverSignedIn
  .route({ method: 'POST', path: '/residence-code/request-access', tags: ['residents'], successStatus: 201 })
  .input(z.strictObject({ residence_code: z.string().min(1).max(60), role }))
  .output(one(z.object({ id, status: z.enum(['PENDING', 'ACCEPTED']) })))
  .errors(refuses('RESIDENCE_CODE_INVALID', 'ACCESS_REQUEST_EXISTS', 'RESIDENCE_USER_EXISTS', 'RESIDENCE_CANCELLED'))

/** What somebody has asked for and nobody has answered; nothing of the home is told before it opens. */
const ownRequest = z.object({ id, role_code: role, created_at: instant })
export type OwnRequest = z.infer<typeof ownRequest>

/** RES-07. The requests of a person that wait, the longest first. */
export const listOwnRequests = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/access-requests', tags: ['residents'] })
  .input(z.object({ user_id: idParam }))
  .output(many(ownRequest))
  .errors(refuses('USER_NOT_FOUND'))
/** RES-07. What nobody has answered is taken back by whoever asked; they may ask again. */
export const withdrawRequest = signedIn
  .route({
    method: 'DELETE',
    path: '/users/{user_id}/access-requests/{access_request_id}',
    tags: ['residents'],
    successStatus: 204,
  })
  .input(z.object({ user_id: idParam, access_request_id: idParam }))
  .output(z.undefined())
  .errors(
    refuses('USER_NOT_FOUND', 'ACCESS_REQUEST_NOT_FOUND', 'ACCESS_REQUEST_ALREADY_DECIDED', 'RESIDENCE_CANCELLED'),
  )

/** RES-06. */
export const listHomes = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/residences', tags: ['residents'] })
  .input(z.object({ user_id: idParam, ...listInput(homeList) }))
  .output(many(home))
  .errors(refuses('USER_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** The home that a resident opens; notes the visit. */
export const getHome = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/residences/{residence_id}', tags: ['residents'] })
  .input(z.object({ user_id: idParam, residence_id: idParam }))
  .output(one(home.extend({ last_connection_at: instant.nullable() })))
  .errors(refuses('USER_NOT_FOUND', 'RESIDENCE_NOT_FOUND'))

export const residents = {
  activateHome,
  activateByCode,
  requestAccess,
  listOwnRequests,
  withdrawRequest,
  listHomes,
  getHome,
}
