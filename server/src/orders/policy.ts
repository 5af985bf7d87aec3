import { policyInProject } from '#platform/policy.ts'

/** The administrators of the company read what it has ordered; the platform's write, and read what it was invoiced for. */
export const orderPolicy = policyInProject<null>()({
  read_orders: { level: 'admin', cancelled: 'allow' },
  read_invoices: { level: 'platform', cancelled: 'allow' },
  write: { level: 'platform' },
})
