import type { Purchase, Sale, SaleReceipt } from '@logis/contract/sales'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { useIdentity } from '../platform/identity.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'

export type { Purchase, Sale, SaleReceipt }

export const useSale = (residence_id: number) =>
  useQuery({ ...orpc.sales.readSale.queryOptions({ input: { residence_id } }), meta: told })
export const useStartSale = () => useAct('sales.startSale')
export const useRevokeSale = () => useAct('sales.revokeSale')

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

export const useReceipts = () => {
  const { user } = useIdentity()
  return useQuery({ ...orpc.sales.listReceipts.queryOptions({ input: { user_id: user.id } }), meta: told })
}
export const useDownloadReceipt = () => {
  const { user } = useIdentity()
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      client.sales.downloadReceipt({ user_id: user.id, sale_id: id }),
    onSuccess: (file, { name }) => saveFile(file, `${name}.pdf`),
  })
}
