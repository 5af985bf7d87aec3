import { activityList } from '@logis/contract/feed.lists'
import { tableSearch } from '../ui/tableSearch.ts'

/** FEED-10: exactly the filters of the call; in the address beside those of the other cards. */
export const feedTable = tableSearch(activityList, { prefix: 'feed.' })
