import { tableSearch } from '../ui/tableSearch.ts'

/** FEED-10: exactly the filters of the call; in the address beside those of the other cards. */
export const feedTable = tableSearch({
  sorts: [],
  criteria: ['actor_user_id', 'actor_company_id', 'model_type', 'action', 'created_at'],
  prefix: 'feed.',
})
