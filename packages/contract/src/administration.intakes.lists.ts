import { intakeStates } from './intakes.rules.ts'
import { choice, idOf, list, pastDay } from './lists.ts'

/** Every sheet of projects, the newest first. A plain text is looked for in the names of files. */
export const allIntakeList = list({
  search: {
    state: choice(intakeStates),
    company_id: idOf,
    user_id: idOf,
    since: pastDay('>='),
    created_at: pastDay('<='),
  },
  text: true,
  sorts: ['created_at'],
  by: '-created_at',
  size: 25,
})
