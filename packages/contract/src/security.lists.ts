import { choice, idOf, list, pastDay, text } from './lists.ts'
import { securityKinds } from './security.rules.ts'

/**
 * The last event first. `user_id` is who acted, in whose name, or whom it was about; `residence_id` a home, with what was
 * done to its building and what of its company may have borne its code; `ip` an address, or a network of them
 * (`192.0.2.0/24`); `session_id` what was done by a session, with how it began and ended; a plain text is looked for in their names, the companies' and the addresses it came from.
 */
export const securityList = list({
  search: {
    user_id: idOf,
    company_id: idOf,
    residence_id: idOf,
    session_id: idOf,
    kind: choice(securityKinds),
    ip: text(45),
    since: pastDay('>='),
    created_at: pastDay('<='),
  },
  text: true,
  sorts: ['created_at'],
  by: '-created_at',
  size: 25,
})
