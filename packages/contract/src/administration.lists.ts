import { administrationModels } from './administration.rules.ts'
import { activityActions } from './feed.rules.ts'
import { choice, idOf, list, pastDay } from './lists.ts'

/** The last act first. A plain text is looked for in the names of what was changed. */
export const administrationList = list({
  search: {
    actor_user_id: idOf,
    model_name: choice(administrationModels),
    model_id: idOf,
    action: choice(activityActions),
    created_at: pastDay('>='),
  },
  text: true,
  sorts: ['created_at'],
  by: '-created_at',
})
