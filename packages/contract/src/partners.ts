import { z } from 'zod'
import { companyRef } from './addresses.ts'
import { companyFields, companyRoles, companyTypes } from './companies.rules.ts'
import { cannot, id, idParam, instant, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'
import { partnerList } from './partners.lists.ts'
import { linkedMax, partnerFields, partnerStates } from './partners.rules.ts'

const count = z.number().int()

/** A company of the portal, as administrators see it. */
export const partnerRow = z.object({
  id,
  name: z.string(),
  type: z.enum(companyTypes),
  picture_path: z.string().nullable(),
  parent: z.object({ id, name: z.string() }).nullable(),
  state: z.enum(partnerStates),
  /** Who may sign in for it. */
  people_count: count,
  /** Live projects of its own, homes and buildings; gas passports apart. */
  homes_count: count,
  children_count: count,
  created_at: instant,
  cannot: z.object({ edit: cannot, move: cannot, link: cannot, disable: cannot, enable: cannot, delete: cannot }),
})
export type PartnerRow = z.infer<typeof partnerRow>

/** ADMIN-12. */
export const partner = partnerRow.extend({
  disabled_at: instant.nullable(),
  disabled_reason: z.string().nullable(),
  sellsy_client_id: z.string().nullable(),
  sponsorship_url: z.string().nullable(),
  activated_count: count,
  passports_count: count,
  /** Homes of the companies below it. */
  homes_below_count: count,
  /** What its documents take, in bytes. */
  storage_bytes: count,
  devices_count: count,
  /** From the root down. */
  parents: z.array(companyRef),
  children: z.array(companyRef),
  /** Tied to it by an administrator. */
  linked_companies: z.array(companyRef),
  people: z.array(
    z.object({
      id,
      username: z.string(),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      role: z.enum(companyRoles),
      is_active: z.boolean(),
      last_connection_at: instant.nullable(),
    }),
  ),
  invitations: z.array(z.object({ email: z.string(), role: z.enum(companyRoles), expires_at: instant })),
})
export type Partner = z.infer<typeof partner>

/** Who sees the company and what is below it from now on, and who does no longer. */
export const partnerMove = z.object({
  homes_count: count,
  companies_count: count,
  gains: z.array(companyRef.extend({ people_count: count })),
  loses: z.array(companyRef.extend({ people_count: count })),
})
export type PartnerMove = z.infer<typeof partnerMove>

const company_id = idParam
const type = z.enum(companyTypes)
const reason = textOf(partnerFields.reason)
const sponsorship_url = z.union([
  z.url({ protocol: /^https?$/ }).max(companyFields.sponsorship_url.max),
  z.literal(''),
  z.null(),
])
const tags = ['administration'] as const
const ofPartner = refuses('COMPANY_NOT_FOUND')
const ofTree = refuses('COMPANY_TREE_CYCLE', 'COMPANY_CHILD_TYPE_NOT_ALLOWED')

export const listPartners = signedIn
  .route({ method: 'GET', path: '/admin/companies', tags })
  .input(z.object(listInput(partnerList)))
  .output(many(partnerRow))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-12. */
export const readPartner = signedIn
  .route({ method: 'GET', path: '/admin/companies/{company_id}', tags })
  .input(z.object({ company_id }))
  .output(one(partner))
  .errors(ofPartner)
/** Below a manager of any type; below any other company of its own. */
export const createPartner = signedIn
  .route({ method: 'POST', path: '/admin/companies', tags, successStatus: 201 })
  .input(z.strictObject({ name: textOf(companyFields.name), type, parent_id: idParam.optional() }))
  .output(one(partner))
  .errors(ofPartner)
  .errors(refuses('COMPANY_CHILD_TYPE_NOT_ALLOWED', 'IDEMPOTENCY_KEY_REUSED'))
/** ADMIN-12. What is absent stays. */
export const editPartner = signedIn
  .route({ method: 'PATCH', path: '/admin/companies/{company_id}', tags })
  .input(
    z
      .strictObject({
        name: textOf(companyFields.name),
        type,
        sellsy_client_id: textOf(partnerFields.sellsy_client_id),
        sponsorship_url,
      })
      .partial()
      .extend({ company_id }),
  )
  .output(one(partner))
  .errors(ofPartner)
  .errors(refuses('COMPANY_TYPE_IN_USE', 'COMPANY_CHILD_TYPE_NOT_ALLOWED'))
/** What a move would change, for whom. Without a parent: to the root. */
export const previewMove = signedIn
  .route({ method: 'GET', path: '/admin/companies/{company_id}/move', tags })
  .input(z.object({ company_id, parent_id: idParam.optional() }))
  .output(one(partnerMove))
  .errors(ofPartner)
  .errors(ofTree)
export const movePartner = signedIn
  .route({ method: 'PUT', path: '/admin/companies/{company_id}/parent', tags })
  .input(z.strictObject({ company_id, parent_id: idParam.nullable() }))
  .output(one(partner))
  .errors(ofPartner)
  .errors(ofTree)
  .errors(refuses('PROOF_REQUIRED'))
/** Its people are told the reason as they sign in; the sessions they have end at once. */
export const disablePartner = signedIn
  .route({ method: 'POST', path: '/admin/companies/{company_id}/disable', tags })
  .input(z.strictObject({ company_id, reason }))
  .output(one(partner))
  .errors(ofPartner)
  .errors(refuses('COMPANY_ALREADY_DISABLED'))
export const enablePartner = signedIn
  .route({ method: 'POST', path: '/admin/companies/{company_id}/enable', tags })
  .input(z.object({ company_id }))
  .output(one(partner))
  .errors(ofPartner)
  .errors(refuses('COMPANY_NOT_DISABLED'))
/** The companies tied to one, all of them: whoever is absent is tied no more. */
export const setLinkedPartners = signedIn
  .route({ method: 'PUT', path: '/admin/companies/{company_id}/linked-companies', tags })
  .input(z.strictObject({ company_id, ids: z.array(idParam).max(linkedMax) }))
  .output(one(z.array(companyRef)))
  .errors(ofPartner)
  .errors(refuses('COMPANY_LINK_SELF'))
/** Only an empty one. */
export const deletePartner = signedIn
  .route({ method: 'DELETE', path: '/admin/companies/{company_id}', tags, successStatus: 204 })
  .input(z.object({ company_id }))
  .errors(ofPartner)
  .errors(refuses('COMPANY_HAS_CHILDREN', 'COMPANY_HAS_RESIDENCES', 'COMPANY_HAS_USERS'))

export const partners = {
  listPartners,
  readPartner,
  createPartner,
  editPartner,
  previewMove,
  movePartner,
  disablePartner,
  enablePartner,
  setLinkedPartners,
  deletePartner,
}
