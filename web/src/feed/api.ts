import type { ActivityEntry } from '@logis/contract/feed'
import { useQuery } from '@tanstack/react-query'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { ActivityEntry }
export type ActivityLog = ActivityEntry['logs'][number]

/** FEED-08. Newest first, ten at a time. */
export const useActivity = (residence_id: number, state: TableState) => {
  const { page, search } = listInputOf(state)
  return useQuery({
    ...orpc.feed.listActivity.queryOptions({
      input: { residence_id, page, page_size: 10, sort: '-created_at', search },
    }),
    ...asList,
  })
}

/** Who acted on this project, for the filters. */
export const useActors = (residence_id: number) =>
  useQuery({ ...orpc.feed.listActors.queryOptions({ input: { residence_id } }), meta: told })
