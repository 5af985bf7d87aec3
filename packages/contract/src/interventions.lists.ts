import { interventionStatuses, interventionTypes } from './interventions.rules.ts'
import { choice, day, idOf, list, pastDay, start, text } from './lists.ts'

const kind = { type: choice(interventionTypes), status: choice(interventionStatuses) }

/**
 * INT-05, INT-11. Newest first. A plain text is looked for in what names and places the home. With `residence_id`,
 * everybody's on that home.
 */
export const interventionList = list({
  search: {
    name: text(200),
    address: text(200),
    zip_code: start(10),
    city: text(120),
    contract_number: text(100),
    ...kind,
    date: day('<='),
    created_at: pastDay('<='),
    residence_id: idOf,
  },
  text: true,
  sorts: ['created_at', 'date', 'type', 'contract_number', 'status', 'residence_name'],
  by: '-created_at',
})

/** What was done in one home: latest act first. */
export const homeInterventionList = list({
  search: kind,
  sorts: ['created_at', 'date', 'type', 'status'],
  by: '-date',
})
