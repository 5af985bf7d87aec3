import { choice, flag, idOf, list } from './lists.ts'
import { residentRoles } from './residents.rules.ts'

/**
 * Who lives in a landlord's homes. `parent_id`: of one building; `visited`: whether they ever came to the home’s pages. A
 * plain text is looked for in their names and addresses, and in the names of homes and buildings.
 */
export const companyResidentList = list({
  search: { role: choice(residentRoles), visited: flag, parent_id: idOf },
  text: true,
  sorts: ['name', 'home', 'created_at', 'last_connection_at'],
  by: 'name',
})

/** Who was invited to live in a landlord's homes and has not come, those first who were invited first. */
export const invitedTenantList = list({ search: {}, sorts: ['invited_at'], by: 'invited_at' })

/** Who asks to live in a landlord's homes and waits for an answer, the longest first. */
export const companyRequestList = list({ search: {}, sorts: ['created_at'], by: 'created_at' })
