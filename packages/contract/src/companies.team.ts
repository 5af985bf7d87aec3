import { z } from 'zod'
import { companyRoles } from './companies.rules.ts'
import { colleagueList } from './companies.team.lists.ts'
import {
  fault,
  boolParam,
  cannot,
  email,
  id,
  idParam,
  instant,
  many,
  one,
  refuses,
  signedIn,
  whoeverSignedIn,
} from './http.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam
const role = z.enum(companyRoles)
const ofCompany = refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED')

/** Someone of a company's staff. `link_id` is what ties the person to the company: it is changed and ended by it. */
export const colleague = z.object({
  id,
  link_id: id,
  username: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  picture_path: z.string().nullable(),
  role,
  is_active: z.boolean(),
  created_at: instant,
  last_connection_at: instant.nullable(),
  cannot: z.object({ change: cannot, remove: cannot }),
})
export type Colleague = z.infer<typeof colleague>

/** API-18. */
export const listColleagues = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/users', tags: ['companies'] })
  .input(z.object({ company_id, ...listInput(colleagueList) }))
  .output(many(colleague).extend({ cannot: z.object({ invite: cannot }) }))
  .errors(ofCompany)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** An invitation that nobody has taken up yet. */
export const staffInvitation = z.object({
  id,
  email: z.string(),
  role,
  created_at: instant,
  expires_at: instant,
  cannot: z.object({ withdraw: cannot }),
})
export type StaffInvitation = z.infer<typeof staffInvitation>
export const listStaffInvitations = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/staff-invitations', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(many(staffInvitation))
  .errors(ofCompany)

/** Who has an account joins at once and is told; anyone else is invited by mail. Inviting again sends a new link. */
export const inviteColleague = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/users', tags: ['companies'], successStatus: 201 })
  .input(z.strictObject({ company_id, email, role }))
  .output(one(z.object({ email: z.string(), invited: z.boolean() })))
  .errors(ofCompany)
  .errors(refuses('USER_ALREADY_MEMBER', 'PROOF_REQUIRED'))
export const withdrawInvitation = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/staff-invitations/{invitation_id}',
    tags: ['companies'],
    successStatus: 204,
  })
  .input(z.object({ company_id, invitation_id: idParam }))
  .errors(ofCompany)
  .errors(refuses('RESOURCE_NOT_FOUND'))

const roleLink = z.object({
  id,
  company_id: id,
  user: z.object({ id, username: z.string() }),
  role: z.object({ code: role, name: z.string() }),
  is_active: z.boolean(),
})
export type RoleLink = z.infer<typeof roleLink>
/** API-18: who has which role, the former included. */
export const listRoles = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/user-role-company', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(many(roleLink))
  .errors(ofCompany)
/** Another role, or an end and a return. What the person could do until now ends with it, open sessions included. */
export const changeRole = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/user-role-company/{link_id}', tags: ['companies'] })
  .input(
    z
      .strictObject({ company_id, link_id: idParam, role: role.optional(), is_active: boolParam.optional() })
      .refine(({ role: wanted, is_active }) => wanted !== undefined || is_active !== undefined, {
        path: ['role'],
        ...fault('required'),
      }),
  )
  .output(one(roleLink))
  .errors(ofCompany)
  .errors(refuses('RESOURCE_NOT_FOUND', 'LAST_COMPANY_ADMIN', 'PROOF_REQUIRED'))
export const removeColleague = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/user-role-company/{link_id}',
    tags: ['companies'],
    successStatus: 204,
  })
  .input(z.object({ company_id, link_id: idParam }))
  .errors(ofCompany)
  .errors(refuses('RESOURCE_NOT_FOUND', 'LAST_COMPANY_ADMIN', 'PROOF_REQUIRED'))

export const team = {
  listColleagues,
  listStaffInvitations,
  inviteColleague,
  withdrawInvitation,
  listRoles,
  changeRole,
  removeColleague,
}
