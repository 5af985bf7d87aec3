import type { PersonActivity } from '@logis/contract/feed'
import { useQuery } from '@tanstack/react-query'
import { asList } from '../../platform/asList.ts'
import { orpc } from '../../platform/client.ts'
import { listInputOf, type TableState } from '../../ui/tableState.ts'

export type { PersonActivity }

/** What one person did, on whichever project. */
export const usePersonActivity = (user_id: number, state: TableState) =>
  useQuery({ ...orpc.feed.listPersonActivity.queryOptions({ input: { user_id, ...listInputOf(state) } }), ...asList })
