import { choice, day, idOf, list } from './lists.ts'
import { subscribableCodes, subscriptionStates } from './subscriptions.rules.ts'

/** ADMIN-01. By company. A plain text is looked for in the names of the companies. */
export const subscriptionList = list({
  search: { company_id: idOf, code: choice(subscribableCodes), state: choice(subscriptionStates), ends_on: day('<=') },
  text: true,
  sorts: ['company', 'starts_on', 'ends_on'],
  by: 'company',
})
