import { companyRoles } from './companies.rules.ts'
import { choice, list } from './lists.ts'

/** The people of a company, by address. A plain text is looked for in names and addresses. */
export const colleagueList = list({
  search: { role: choice(companyRoles) },
  text: true,
  sorts: ['username', 'created_at', 'role'],
  by: 'username',
})
