import type { InvoiceStatus, OrderStatus } from '@logis/contract/orders.rules'
import type { Generated } from 'kysely'
import type { Id, Now } from './columns.ts'

type Paper = {
  id: Id
  residence_id: number
  company_id: number
  number: string
  date: string
  amount: number
  created_at: Now
}
export type OrderTables = {
  purchase_orders: Paper & { status: Generated<OrderStatus> }
  invoices: Paper & { status: Generated<InvoiceStatus>; purchase_order_id: number | null }
}
