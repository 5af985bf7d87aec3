import type { Invoice, PurchaseOrder } from '@logis/contract/orders'
import type { InvoiceStatus } from '@logis/contract/orders.rules'
import { recordAdministration, type Administering } from '#platform/administering.ts'
import { administeringHome } from '#platform/administeringHome.ts'
import { db } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { changesBetween, created, record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope, ProjectScope } from '#platform/scope.ts'
import { orderPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** API-22. */
export const listOrders = (scope: ProjectScope): Promise<PurchaseOrder[]> => sql.listOrders(db, scope)

/** ADMIN-13. */
export const listInvoices = (scope: ProjectScope): Promise<Invoice[]> => sql.listInvoices(db, scope)

/** On the papers of a home, which is held. */
const onHome = <T>(
  scope: AdministratorScope,
  residenceId: number,
  work: (held: Held, by: Administering) => Promise<T>,
): Promise<T> => administeringHome(scope, { residenceId, needs: orderPolicy.needs.write }, work)

const told = ({ number, date, amount, status }: PurchaseOrder | Invoice) => ({ number, date, amount, status })

/** ADMIN-13. */
export const createOrder = (scope: AdministratorScope, residenceId: number, order: sql.NewPaper) =>
  onHome(scope, residenceId, async (held, by): Promise<PurchaseOrder> => {
    const made = await sql.insertOrder(held, order)
    const changes = created(told(made))
    await record(held, { action: 'CREATED', model: 'PurchaseOrder', id: made.id, changes })
    await recordAdministration(by, {
      action: 'CREATED',
      model: 'PurchaseOrder',
      id: made.id,
      name: made.number,
      changes,
    })
    return made
  })

type NewInvoice = sql.NewPaper & { purchase_order_id?: number | null | undefined }
/** ADMIN-13. Two who invoice an order at once make one invoice. */
export const createInvoice = (
  scope: AdministratorScope,
  residenceId: number,
  { purchase_order_id = null, ...paper }: NewInvoice,
) =>
  onHome(scope, residenceId, async (held, by): Promise<Invoice> => {
    if (purchase_order_id !== null) await invoiceOrder(held, purchase_order_id)
    const made = await sql.insertInvoice(held, { ...paper, purchase_order_id })
    const changes = created(told(made))
    await recordAdministration(by, { action: 'CREATED', model: 'Invoice', id: made.id, name: made.number, changes })
    return made
  })

const invoiceOrder = async (held: Held, id: number): Promise<void> => {
  const order = (await sql.markInvoiced(held, id)) ?? refuse('PURCHASE_ORDER_NOT_FOUND')
  const changes = changesBetween({ status: 'OPEN' }, { status: order.status })
  await record(held, { action: 'UPDATED', model: 'PurchaseOrder', id, changes })
}

/** ADMIN-13. */
export const setInvoiceStatus = (scope: AdministratorScope, residenceId: number, id: number, status: InvoiceStatus) =>
  onHome(scope, residenceId, async (held, by): Promise<Invoice> => {
    const before = (await sql.findInvoice(held, id)) ?? refuse('INVOICE_NOT_FOUND')
    await sql.setStatus(held, id, status)
    const changes = changesBetween({ status: before.status }, { status })
    await recordAdministration(by, { action: 'UPDATED', model: 'Invoice', id, name: before.number, changes })
    return { ...before, status }
  })
