import type { Assistable } from '@logis/contract/accounts.assistance'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Assistable }

/** ADMIN-16. */
export const useAssistable = (state: TableState) =>
  useQuery({ ...orpc.accounts.listAssistable.queryOptions({ input: listInputOf(state) }), ...asList })

export const useStartAssistance = () => useAct('accounts.startAssistance')
