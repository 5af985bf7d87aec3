import type { Channel } from '@logis/contract/channels'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Channel }

/** ADMIN-06. */
export const useChannels = (state: TableState) =>
  useQuery({ ...orpc.channels.listChannels.queryOptions({ input: listInputOf(state) }), ...asList })

export const useEditChannel = () => useAct('channels.editChannel')
