import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../platform/acts.ts'
import { orpc } from '../../platform/client.ts'
import { useIdentity } from '../../platform/identity.ts'
import { told } from '../../platform/told.ts'

/** What the link of a buyer's mail shows; asked once. */
export const useOffered = (token: string) =>
  useQuery({ ...orpc.sales.openSale.queryOptions({ input: { token } }), staleTime: Infinity, meta: told })
/** What the link shows is not asked again: once the home is theirs it shows nothing any more. */
export const useAcceptSale = () => {
  const queryClient = useQueryClient()
  return useAct('sales.acceptSale', {
    onSuccess: (_answer, { token }) =>
      queryClient.setQueryData(orpc.sales.openSale.queryKey({ input: { token } }), (offered) =>
        offered ? { data: { ...offered.data, is_accepted: true } } : undefined,
      ),
  })
}

/** The homes that one is about to own. */
export const usePurchases = () => {
  const { user } = useIdentity()
  return useQuery({ ...orpc.sales.listPurchases.queryOptions({ input: { user_id: user.id } }), meta: told })
}
