import { z } from 'zod'
import { day, id, idParam, one, refuses, signedIn, textOf } from './http.ts'
import { amountMax, invoiceStatuses, orderFields, orderStatuses } from './orders.rules.ts'

const paper = { id, number: z.string(), date: day, amount: z.number(), company_id: id }
/** API-22. What a company has ordered for a home; the amount is in euros. */
export const purchaseOrder = z.object({ ...paper, status: z.enum(orderStatuses) })
export type PurchaseOrder = z.infer<typeof purchaseOrder>
/** API-22. Of an order, or of none. */
export const invoice = z.object({ ...paper, status: z.enum(invoiceStatuses), purchase_order_id: id.nullable() })
export type Invoice = z.infer<typeof invoice>

const residence_id = idParam
const ofHome = refuses('RESIDENCE_NOT_FOUND')
const onHome = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED')
const fields = {
  number: textOf(orderFields.number),
  date: day,
  amount: z.number().min(0).max(amountMax).multipleOf(0.01),
}

/** The last order first; for the administrators of the company, and of the platform. */
export const listOrders = signedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/purchase-orders', tags: ['orders'] })
  .input(z.object({ residence_id }))
  .output(one(z.array(purchaseOrder)))
  .errors(ofHome)
export const createOrder = signedIn
  .route({
    method: 'POST',
    path: '/admin/residences/{residence_id}/purchase-orders',
    tags: ['orders'],
    successStatus: 201,
  })
  .input(z.strictObject({ residence_id, ...fields }))
  .output(one(purchaseOrder))
  .errors(onHome)
  .errors(refuses('PURCHASE_ORDER_EXISTS'))

/** ADMIN-13. The last invoice first. */
export const listInvoices = signedIn
  .route({ method: 'GET', path: '/admin/residences/{residence_id}/invoices', tags: ['orders'] })
  .input(z.object({ residence_id }))
  .output(one(z.array(invoice)))
  .errors(ofHome)
/** ADMIN-13. Of an order it is made once; the order is invoiced then. */
export const createInvoice = signedIn
  .route({ method: 'POST', path: '/admin/residences/{residence_id}/invoice', tags: ['orders'], successStatus: 201 })
  .input(z.strictObject({ residence_id, ...fields, purchase_order_id: idParam.nullish() }))
  .output(one(invoice))
  .errors(onHome)
  .errors(refuses('PURCHASE_ORDER_NOT_FOUND', 'INVOICE_ALREADY_EXISTS'))
/** ADMIN-13. Paid, or cancelled. */
export const setInvoiceStatus = signedIn
  .route({ method: 'PATCH', path: '/admin/residences/{residence_id}/invoices/{invoice_id}', tags: ['orders'] })
  .input(z.strictObject({ residence_id, invoice_id: idParam, status: z.enum(invoiceStatuses) }))
  .output(one(invoice))
  .errors(onHome)
  .errors(refuses('INVOICE_NOT_FOUND'))

export const orders = { listOrders, createOrder, listInvoices, createInvoice, setInvoiceStatus }
