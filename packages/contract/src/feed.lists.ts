import { activityActions, activityModels } from './feed.rules.ts'
import { choice, idOf, list, pastDay } from './lists.ts'

/** FEED-08, FEED-09. Newest first. A plain text is looked for in what changed. */
export const activityList = list({
  search: {
    actor_user_id: idOf,
    actor_company_id: idOf,
    model_type: choice(activityModels),
    action: choice(activityActions),
    created_at: pastDay('>='),
  },
  text: true,
  sorts: ['created_at'],
  by: '-created_at',
})
