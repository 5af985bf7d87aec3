import type { AuthorizedAccess, GrantedAccess } from '@logis/contract/accesses'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { AuthorizedAccess, GrantedAccess }

/** ACC-03. What the company has given. */
export const useAuthorizedAccesses = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.accesses.listAuthorizedAccesses.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

/** ACC-03. What the company has received. */
export const useGrantedAccesses = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.accesses.listGrantedAccesses.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

/** How many of each, whatever the lists are searched by. */
export const useAccessCounts = (company_id: number) => {
  const input = { company_id, page: 1, page_size: 1 }
  const authorized = useQuery({ ...orpc.accesses.listAuthorizedAccesses.queryOptions({ input }), meta: told })
  const granted = useQuery({ ...orpc.accesses.listGrantedAccesses.queryOptions({ input }), meta: told })
  return { authorized: authorized.data?.meta.total, granted: granted.data?.meta.total }
}

/** ACC-12. */
export const useGrantAccess = () => useAct('accesses.grantAccess')

/** ACC-15. */
export const useRemoveAccess = () => useAct('accesses.removeAccess')
