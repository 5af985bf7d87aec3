import { contract } from '@logis/contract/contract'
import { asAdministrator, data, inProject, mount } from '#platform/routes.ts'
import { orderPolicy } from './policy.ts'
import * as orders from './rules.ts'

const on = mount(contract.orders)
const { read_orders, read_invoices } = orderPolicy.needs

export const orderRoutes = on.router({
  listOrders: on.listOrders
    .use(inProject(read_orders))
    .handler(({ context: { scope } }) => data(orders.listOrders(scope))),
  createOrder: on.createOrder
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { residence_id, ...order } }) =>
      data(orders.createOrder(scope, residence_id, order)),
    ),
  listInvoices: on.listInvoices
    .use(inProject(read_invoices))
    .handler(({ context: { scope } }) => data(orders.listInvoices(scope))),
  createInvoice: on.createInvoice
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { residence_id, ...invoice } }) =>
      data(orders.createInvoice(scope, residence_id, invoice)),
    ),
  setInvoiceStatus: on.setInvoiceStatus
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { residence_id, invoice_id, status } }) =>
      data(orders.setInvoiceStatus(scope, residence_id, invoice_id, status)),
    ),
})
