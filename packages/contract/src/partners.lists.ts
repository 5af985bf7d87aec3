import { companyTypes } from './companies.rules.ts'
import { choice, idOf, list } from './lists.ts'
import { partnerStates } from './partners.rules.ts'

/** Every company of the portal, by name. A plain text is looked for in the names. */
export const partnerList = list({
  search: { type: choice(companyTypes), state: choice(partnerStates), parent_id: idOf },
  text: true,
  sorts: ['name', 'parent', 'people', 'homes', 'created_at'],
  by: 'name',
})
