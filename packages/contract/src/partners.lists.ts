import { companyTypes } from './companies.rules.ts'
import { choice, flag, idOf, list } from './lists.ts'
import { partnerStates } from './partners.rules.ts'

/**
 * Every company of the portal, by name. `has_invited` those that have sent the code of a home of theirs at least once. A plain
 * text is looked for in the names.
 */
export const partnerList = list({
  search: { type: choice(companyTypes), state: choice(partnerStates), has_invited: flag, parent_id: idOf },
  text: true,
  sorts: ['name', 'parent', 'people', 'homes', 'created_at'],
  by: 'name',
})
