import { z } from 'zod'
import { companyRef, contactInformation } from './addresses.ts'
import { companyRoles, companyTypes } from './companies.rules.ts'
import { email, id, idParam, instant, listInput, many, one, refuses, requiredText, signedIn, text } from './http.ts'

const company_id = idParam
const type = z.enum(companyTypes)

export const company = z.object({
  id,
  uuid: z.string(),
  name: z.string(),
  type,
  picture_path: z.string().nullable(),
  parent_id: id.nullable(),
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
  credential_contacts: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      phone_number: z.string().nullable(),
      position: z.number().int(),
    }),
  ),
  material_labels: z.array(z.object({ id, envelope_label: z.string() })),
  communication_channel_settings: z.array(z.object({ id, code: z.string(), is_active: z.boolean() })),
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
      name: requiredText(200).optional(),
      type: type.optional(),
      sponsorship_url: z.union([z.url({ protocol: /^https?$/ }).max(500), z.literal(''), z.null()]).optional(),
      sponsorship_link: z.union([z.url({ protocol: /^https?$/ }).max(500), z.literal(''), z.null()]).optional(),
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
    ),
  )

/** Children, by name descending unless said otherwise. */
export const listChildren = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/children', tags: ['companies'] })
  .input(z.object({ company_id, ...listInput(['name'], {}) }))
  .output(many(companyRef.extend({ parent_id: id.nullable(), children_count: z.number().int() })))
  .errors(refuses('COMPANY_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** The parent chain, root first: names only. */
export const listParents = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/parents', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(many(companyRef))
  .errors(notFound)
/** API2-04. At least three characters; never the caller's own company. */
export const searchSharedCompanies = signedIn
  .route({ method: 'GET', path: '/shared-companies', tags: ['companies'] })
  .input(z.object({ search: text(200).default('') }))
  .output(many(z.object({ id, name: z.string(), type, city: z.string().nullable() })))
  .errors(refuses('SEARCH_TOO_SHORT'))

export const funnelStages = ['projects', 'credentials_sent', 'delivered', 'opened', 'activated', 'connected'] as const
/** Counts of live projects of a company: the figures of the resume and the activation funnel of the home page. */
export const getStatistics = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/statistics', tags: ['companies'] })
  .input(z.object({ company_id, children: z.enum(['0', '1', 'true', 'false']).default('0') }))
  .output(
    one(
      z.object({
        projects: z.number().int(),
        credentials_sent: z.number().int(),
        delivered: z.number().int(),
        opened: z.number().int(),
        activated: z.number().int(),
        non_activated: z.number().int(),
        connected: z.number().int(),
        without_email: z.number().int(),
      }),
    ),
  )
  .errors(notFound)
export const listCompanyTypes = signedIn
  .route({ method: 'GET', path: '/company-types', tags: ['companies'] })
  .output(one(z.array(z.object({ name: z.string(), code: type }))))

export const companies = {
  getOwnCompany,
  getCompany,
  updateCompany,
  listChildren,
  listParents,
  searchSharedCompanies,
  getStatistics,
  listCompanyTypes,
}
