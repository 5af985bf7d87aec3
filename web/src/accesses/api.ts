import type { AuthorizedAccess, GrantedAccess } from '@logis/contract/accesses'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { AuthorizedAccess, GrantedAccess }

/** What the screen concerned says in place, so that no toast says it again. */
const told = { tellsErrors: true } as const

/** ACC-03. What the company has given. */
export const useAuthorizedAccesses = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.accesses.listAuthorizedAccesses.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    placeholderData: (before) => before,
    meta: told,
  })

/** ACC-03. What the company has received. */
export const useGrantedAccesses = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.accesses.listGrantedAccesses.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    placeholderData: (before) => before,
    meta: told,
  })

/** How many of each, whatever the lists are searched by. */
export const useAccessCounts = (company_id: number) => {
  const input = { company_id, page: 1, page_size: 1 }
  const authorized = useQuery({ ...orpc.accesses.listAuthorizedAccesses.queryOptions({ input }), meta: told })
  const granted = useQuery({ ...orpc.accesses.listGrantedAccesses.queryOptions({ input }), meta: told })
  return { authorized: authorized.data?.meta.total, granted: granted.data?.meta.total }
}

const useAccessRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orpc.accesses.key() })
}

/** ACC-12. */
export const useGrantAccess = () =>
  useMutation(orpc.accesses.grantAccess.mutationOptions({ onSuccess: useAccessRefresh(), meta: told }))

/** ACC-15. */
export const useRemoveAccess = () =>
  useMutation(orpc.accesses.removeAccess.mutationOptions({ onSuccess: useAccessRefresh(), meta: told }))
