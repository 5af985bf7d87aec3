import type { Invoice, PurchaseOrder } from '@logis/contract/orders'
import type { InvoiceStatus } from '@logis/contract/orders.rules'
import type { Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

const ofOrder = ['id', 'number', 'date', 'amount', 'status', 'company_id'] as const
const ofInvoice = [...ofOrder, 'purchase_order_id'] as const

export const listOrders = (reader: Db, { residenceId }: InProject): Promise<PurchaseOrder[]> =>
  reader
    .selectFrom('purchase_orders')
    .select(ofOrder)
    .where('residence_id', '=', residenceId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const listInvoices = (reader: Db, { residenceId }: InProject): Promise<Invoice[]> =>
  reader
    .selectFrom('invoices')
    .select(ofInvoice)
    .where('residence_id', '=', residenceId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

export type NewPaper = Pick<PurchaseOrder, 'number' | 'date' | 'amount'>

export const insertOrder = ({ tx, residenceId, companyId }: Held, order: NewPaper): Promise<PurchaseOrder> =>
  tx
    .insertInto('purchase_orders')
    .values({ ...order, residence_id: residenceId, company_id: companyId })
    .returning(ofOrder)
    .executeTakeFirstOrThrow()

/** Answers the order, or nothing when the home has none of this id. */
export const markInvoiced = ({ tx, residenceId }: Held, id: number): Promise<PurchaseOrder | undefined> =>
  tx
    .updateTable('purchase_orders')
    .set({ status: 'INVOICED' })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .returning(ofOrder)
    .executeTakeFirst()

export const insertInvoice = (
  { tx, residenceId, companyId }: Held,
  invoice: NewPaper & { purchase_order_id: number | null },
): Promise<Invoice> =>
  tx
    .insertInto('invoices')
    .values({ ...invoice, residence_id: residenceId, company_id: companyId })
    .returning(ofInvoice)
    .executeTakeFirstOrThrow()

export const findInvoice = ({ tx, residenceId }: Held, id: number): Promise<Invoice | undefined> =>
  tx
    .selectFrom('invoices')
    .select(ofInvoice)
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .executeTakeFirst()

export const setStatus = ({ tx, residenceId }: Held, id: number, status: InvoiceStatus) =>
  tx.updateTable('invoices').set({ status }).where('residence_id', '=', residenceId).where('id', '=', id).execute()
