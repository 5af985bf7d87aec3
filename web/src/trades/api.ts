import type { Trade } from '@logis/contract/trades'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Trade }

/** ADMIN-07. */
export const useTrades = (state: TableState) =>
  useQuery({ ...orpc.trades.listTrades.queryOptions({ input: listInputOf(state) }), ...asList })

export const useCreateTrade = () => useAct('trades.createTrade')
export const useEditTrade = () => useAct('trades.editTrade')
/** It may have been given to a contact meanwhile. */
export const useDeleteTrade = () => useAct('trades.deleteTrade', { evenIfRefused: true })
