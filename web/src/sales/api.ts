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
