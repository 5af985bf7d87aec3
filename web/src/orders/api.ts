import type { Invoice, PurchaseOrder } from '@logis/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

export type { Invoice, PurchaseOrder }

/** API-22. */
export const useOrders = (residence_id: number) =>
  useQuery({ ...orpc.orders.listOrders.queryOptions({ input: { residence_id } }), meta: told })

/** ADMIN-13. */
export const useInvoices = (residence_id: number) =>
  useQuery({ ...orpc.orders.listInvoices.queryOptions({ input: { residence_id } }), meta: told })

/** ADMIN-13. The states that a home has been in, with who brought it there. */
export const useStates = (residence_id: number) =>
  useQuery({ ...orpc.projects.getStatesHistory.queryOptions({ input: { residence_id } }), meta: told })

export const useCreateOrder = () => useAct('orders.createOrder')
export const useCreateInvoice = () => useAct('orders.createInvoice')
export const useSetInvoiceStatus = () => useAct('orders.setInvoiceStatus', { toasts: true, evenIfRefused: true })
