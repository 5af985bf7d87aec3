import { choice, idOf, list, pastDay } from './lists.ts'
import { securityKinds } from './security.rules.ts'

/** The last event first. `user_id` is who acted, in whose name, or whom it was about. */
export const securityList = list({
  search: { user_id: idOf, kind: choice(securityKinds), created_at: pastDay('<=') },
  sorts: ['created_at'],
  by: '-created_at',
})
