import { mailStates } from './administration.mails.rules.ts'
import { choice, idOf, list, pastDay } from './lists.ts'

/** Every mail, the newest first. A plain text is looked for in recipients. */
export const allMailList = list({
  search: {
    state: choice(mailStates),
    channel_id: idOf,
    company_id: idOf,
    residence_id: idOf,
    since: pastDay('>='),
    created_at: pastDay('<='),
  },
  text: true,
  sorts: ['created_at'],
  by: '-created_at',
  size: 25,
})
