import { choice, day, list } from './lists.ts'
import { retentionStates } from './retention.rules.ts'

/** What has been kept longest first. A plain text is looked for in the names of companies. */
export const retentionList = list({
  search: { state: choice(retentionStates), kept_until: day('<=') },
  text: true,
  sorts: ['kept_until', 'company'],
  by: 'kept_until',
})
