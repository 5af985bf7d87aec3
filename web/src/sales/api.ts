import type { Sale, SaleReceipt } from '@logis/contract/sales'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { useIdentity } from '../platform/identity.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'

export type { Sale, SaleReceipt }

export const useSale = (residence_id: number) =>
  useQuery({ ...orpc.sales.readSale.queryOptions({ input: { residence_id } }), meta: told })
/** How far one has come: to whoever sells, and to the company of the home. */
export const stateOfSale = ({ accepted_at, is_undelivered }: Sale) => {
  if (is_undelivered) return { tone: 'error', label: 'sales.undelivered' } as const
  if (accepted_at) return { tone: 'success', label: 'sales.accepted' } as const
  return { tone: 'warning', label: 'sales.waiting' } as const
}
export const useStartSale = () => useAct('sales.startSale')
export const useRevokeSale = () => useAct('sales.revokeSale')

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
