import type { TextField } from './http.rules.ts'

/** What becomes of a purchase order, and of an invoice. */
export const orderStatuses = ['OPEN', 'INVOICED'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const invoiceStatuses = ['ISSUED', 'PAID', 'CANCELLED'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const orderFields = { number: { max: 60, required: true } } as const satisfies Record<string, TextField>
/** In euros, with two decimals. */
export const amountMax = 9_999_999.99
