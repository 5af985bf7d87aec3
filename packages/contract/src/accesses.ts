import { z } from 'zod'
import { accessList } from './accesses.lists.ts'
import { cannot, id, idParam, instant, many, one, refuses, signedIn, whoeverSignedIn } from './http.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam

/** What one company lets another read. Only whole companies are shared. */
export const resourceTypes = ['Company'] as const
const resource_type = z.enum(resourceTypes)

const shared = {
  id,
  company_id: id,
  company_name: z.string(),
  resource_type,
  resource_id: id,
  resource_name: z.string(),
  created_at: instant,
}

/** ACC-02. An access that the company has received. */
export const grantedAccess = z.object(shared)
export type GrantedAccess = z.infer<typeof grantedAccess>

/** ACC-02. An access that the company has given. */
export const authorizedAccess = z.object({
  ...shared,
  authorized_company_id: id,
  authorized_company_name: z.string(),
  /** Who gave it; null when they are gone. */
  given_by: z.object({ id, name: z.string() }).nullable(),
  cannot: z.object({ remove: cannot }),
})
export type AuthorizedAccess = z.infer<typeof authorizedAccess>

const listAccessesInput = z.object({ company_id, ...listInput(accessList) })

const listRefusals = refuses(
  'COMPANY_NOT_FOUND',
  'COMPANY_SWITCH_NOT_ALLOWED',
  'SORT_NOT_SUPPORTED',
  'SEARCH_NOT_SUPPORTED',
)

/** ACC-03. Received. */
export const listGrantedAccesses = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/resource-accesses/granted', tags: ['accesses'] })
  .input(listAccessesInput)
  .output(many(grantedAccess))
  .errors(listRefusals)

/** ACC-03, ACC-04. Given. */
export const listAuthorizedAccesses = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/resource-accesses/authorized', tags: ['accesses'] })
  .input(listAccessesInput)
  .output(many(authorizedAccess).extend({ cannot: z.object({ grant: cannot }) }))
  .errors(listRefusals)

/** ACC-12. */
export const grantAccess = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/resource-accesses',
    tags: ['accesses'],
    successStatus: 201,
  })
  .input(z.strictObject({ company_id, authorized_company_id: idParam, resource_type, resource_id: idParam }))
  .output(one(authorizedAccess))
  .errors(
    refuses(
      'COMPANY_NOT_FOUND',
      'COMPANY_SWITCH_NOT_ALLOWED',
      'RESOURCE_ACCESS_SELF',
      'RESOURCE_ACCESS_ALREADY_EXISTS',
    ),
  )

/** ACC-15. The giver takes it back, or the receiver gives it up; reach is lost at once. */
export const removeAccess = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/resource-accesses/{access_id}',
    tags: ['accesses'],
    successStatus: 204,
  })
  .input(z.strictObject({ company_id, access_id: idParam }))
  .output(z.undefined())
  .errors(refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED', 'RESOURCE_ACCESS_NOT_FOUND'))

export const accesses = { listGrantedAccesses, listAuthorizedAccesses, grantAccess, removeAccess }
