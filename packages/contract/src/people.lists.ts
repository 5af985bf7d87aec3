import { companyRoles } from './companies.rules.ts'
import { choice, flag, idOf, list } from './lists.ts'
import { globalRoles, personStates } from './people.rules.ts'

/** ADMIN-08. By user name. A plain text is looked for in user names, names, and the companies people work for. */
export const personList = list({
  search: {
    state: choice(personStates),
    role: choice(companyRoles),
    global_role: choice(globalRoles),
    is_staff: flag,
    company_id: idOf,
  },
  text: true,
  sorts: ['username', 'name', 'company', 'last_connection_at', 'created_at'],
  by: 'username',
})
