import { z } from 'zod'
import { affiliates } from './companies.affiliates.ts'
import { credentialContact, credentialContacts } from './companies.credentialContacts.ts'
import { profile } from './companies.profile.ts'
import { installationOperations } from './companies.installations.ts'
import { secondFactor } from './companies.secondFactor.ts'
import { statistics } from './companies.statistics.ts'
import { officeOperations } from './companies.studies.ts'
import { team } from './companies.team.ts'
import { companyRef, contactInformation } from './addresses.ts'
import { companyFields, companyRoles, companyTypes } from './companies.rules.ts'
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
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { childList, linkedList } from './companies.lists.ts'
import { listInput, searchInput } from './lists.input.ts'

const company_id = idParam
const type = z.enum(companyTypes)
const sponsorshipUrl = z.union([
  z.url({ protocol: /^https?$/ }).max(companyFields.sponsorship_url.max),
  z.literal(''),
  z.null(),
])

export const company = z.object({
  id,
  uuid: z.string(),
  name: z.string(),
  type,
  picture_path: z.string().nullable(),
  parent_id: id.nullable(),
  /** By the administrators of the portal: it opens for nobody of its own (decision 75). Why is between them and it. */
  is_disabled: z.boolean(),
  sponsorship_url: z.string().nullable(),
  sponsorship_link: z.string().nullable(),
  owner_user: z.object({ username: z.string() }).nullable(),
  created_at: instant,
  contact_information: contactInformation,
  children: z.array(companyRef),
  parents: z.array(companyRef),
  linked_companies: z.array(companyRef),
  options: z.array(z.object({ id, option_type: z.string(), value: z.string() })),
  user_role_companies: z.array(
    z.object({ id, user_id: id, username: z.string(), role: z.enum(companyRoles), is_active: z.boolean() }),
  ),
  credential_contacts: z.array(credentialContact),
  material_labels: z.array(z.object({ id, envelope_label: z.string() })),
  communication_channel_settings: z.array(z.object({ id, code: z.string(), is_active: z.boolean() })),
  /** `administer`: its affiliates and its communication settings. */
  cannot: z.object({ edit_sheet: cannot, set_owner: cannot, administer: cannot }),
})
export type Company = z.infer<typeof company>

const notFound = refuses('COMPANY_NOT_FOUND')

/** API-16. The company of the caller's primary membership. */
export const getOwnCompany = signedIn
  .route({ method: 'GET', path: '/company', tags: ['companies'] })
  .output(one(company))
  .errors(notFound)
/** API-16. Own company and descendants; those above answer by their name alone. */
export const getCompany = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(one(z.union([company, company.pick({ id: true, name: true, type: true, picture_path: true })])))
  .errors(notFound)
export const updateCompany = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}', tags: ['companies'] })
  .input(
    z.strictObject({
      company_id,
      name: textOf(companyFields.name).optional(),
      type: type.optional(),
      sponsorship_url: sponsorshipUrl.optional(),
      sponsorship_link: sponsorshipUrl.optional(),
      owner_user_username: z.union([email, z.literal(''), z.null()]).optional(),
    }),
  )
  .output(one(company))
  .errors(
    refuses(
      'COMPANY_NOT_FOUND',
      'COMPANY_SWITCH_NOT_ALLOWED',
      'COMPANY_FIELD_NOT_ALLOWED',
      'COMPANY_TYPE_IN_USE',
      'COMPANY_CHILD_TYPE_NOT_ALLOWED',
      'PROOF_REQUIRED',
    ),
  )

/** AFF-02. */
export const listChildren = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/children', tags: ['companies'] })
  .input(z.object({ company_id, ...listInput(childList) }))
  .output(
    many(companyRef.extend({ parent_id: id.nullable(), children_count: z.number().int(), is_disabled: z.boolean() })),
  )
  .errors(refuses('COMPANY_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** AFF-08, PROV-17. Below a manager the type is chosen; below any other company it is the parent's own. */
export const createChild = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/children', tags: ['companies'], successStatus: 201 })
  .input(
    z.object({
      company_id,
      data: z.strictObject({
        name: textOf(companyFields.name),
        parent_id: idParam.optional(),
        type: type.nullish(),
        sponsorship_link: sponsorshipUrl.optional(),
      }),
    }),
  )
  .output(one(company))
  .errors(
    refuses(
      'COMPANY_NOT_FOUND',
      'COMPANY_SWITCH_NOT_ALLOWED',
      'COMPANY_CHILD_TYPE_REQUIRED',
      'COMPANY_CHILD_TYPE_NOT_ALLOWED',
      'PARENT_MISMATCH',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )
/** AFF-11, AFF-13. Refused while the child has children, projects or users of its own. */
export const deleteChild = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/children/{child_id}',
    tags: ['companies'],
    successStatus: 204,
  })
  .input(z.object({ company_id, child_id: idParam }))
  .errors(
    refuses(
      'COMPANY_NOT_FOUND',
      'COMPANY_SWITCH_NOT_ALLOWED',
      'COMPANY_HAS_CHILDREN',
      'COMPANY_HAS_RESIDENCES',
      'COMPANY_HAS_USERS',
    ),
  )
/** The parent chain, root first: names only. */
export const listParents = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/parents', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(many(companyRef))
  .errors(notFound)
/** AFF-04. Those above and below, and those tied to it, whichever side made the tie (API-23). */
export const listLinkedCompanies = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/linked-companies', tags: ['companies'] })
  .input(z.object({ company_id, ...searchInput(linkedList) }))
  .output(many(companyRef))
  .errors(refuses('COMPANY_NOT_FOUND', 'SEARCH_NOT_SUPPORTED'))
/**
 * API2-04. At least three characters; never `company_id`, whose page asks, nor without one the company that the caller
 * acts for.
 */
export const searchSharedCompanies = signedIn
  .route({ method: 'GET', path: '/shared-companies', tags: ['companies'] })
  .input(z.object({ search: text(200).default(''), company_id: idParam.optional() }))
  .output(many(z.object({ id, name: z.string(), type, city: z.string().nullable() })))
  .errors(refuses('SEARCH_TOO_SHORT'))

export const listCompanyTypes = signedIn
  .route({ method: 'GET', path: '/company-types', tags: ['companies'] })
  .output(one(z.array(z.object({ name: z.string(), code: type }))))

/** PROF-25. What the portal writes about a company's homes: to their residents (`user`), or to its own staff (`builder`). */
export const companyChannel = z.object({
  id,
  code: z.string(),
  name: z.string(),
  target: z.enum(['user', 'builder']),
  type: z.enum(['mail', 'push']),
  is_active: z.boolean(),
  is_optional: z.boolean(),
})
export type CompanyChannel = z.infer<typeof companyChannel>
/** PROF-24, PROF-27. */
export const listCompanyChannels = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/communication-channel-settings', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(one(z.array(companyChannel)))
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED'))
/** PROF-27. `active`, or `is_active` as it is answered. */
export const setCompanyChannel = signedIn
  .route({
    method: 'PATCH',
    path: '/companies/{company_id}/communication-channel-settings/{setting_id}',
    tags: ['companies'],
  })
  .input(
    z
      .object({
        company_id,
        setting_id: idParam,
        active: boolParam.optional(),
        is_active: boolParam.optional(),
      })
      .refine(({ active, is_active }) => (active ?? is_active) !== undefined, {
        path: ['active'],
        ...fault('required'),
      }),
  )
  .output(one(companyChannel))
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED', 'RESOURCE_NOT_FOUND', 'CHANNEL_NOT_OPTIONAL'))

export const companies = {
  getOwnCompany,
  getCompany,
  updateCompany,
  listChildren,
  createChild,
  deleteChild,
  listParents,
  listLinkedCompanies,
  searchSharedCompanies,
  listCompanyTypes,
  listCompanyChannels,
  setCompanyChannel,
  ...credentialContacts,
  ...profile,
  ...secondFactor,
  ...statistics,
  ...affiliates,
  ...installationOperations,
  ...officeOperations,
  ...team,
}
