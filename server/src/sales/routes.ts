import { contract } from '@logis/contract/contract'
import { withExtension } from '#platform/files/disposition.ts'
import { sendFile } from '#platform/files/send.ts'
import { selfScope } from '#platform/gate.ts'
import { asSelf, asUser, data, inProject, mount, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { salePolicy } from './policy.ts'
import * as receipts from './receipts/rules.ts'
import * as sales from './rules.ts'

const on = mount(contract.sales)
const { read, start, revoke } = salePolicy.needs

export const saleRoutes = on.router({
  readSale: on.readSale.use(inProject(read)).handler(({ context: { scope } }) => data(sales.readSale(scope))),
  startSale: on.startSale
    .use(inProject(start))
    .handler(({ context: { scope }, input: { residence_id: _, ...offer } }) => data(sales.startSale(scope, offer))),
  revokeSale: on.revokeSale.use(inProject(revoke)).handler(({ context: { scope } }) => data(sales.revokeSale(scope))),
  openSale: on.openSale.handler(({ context: { call }, input: { token } }) => data(sales.openSale(call, token))),
  acceptSale: on.acceptSale
    .use(asUser)
    .handler(({ context: { scope }, input: { token } }) => data(sales.acceptSale(scope, token))),
  listPurchases: on.listPurchases
    .use(asSelf)
    .handler(({ context: { scope }, input: { user_id } }) => data(sales.listPurchases(scope, user_id))),
  listReceipts: on.listReceipts
    .use(asSelf)
    .handler(({ context: { scope }, input: { user_id } }) => data(receipts.listReceipts(scope, user_id))),
  downloadReceipt: on.downloadReceipt.handler(streamed),
})

export const saleStreams: StreamRoute[] = [
  streamRoute<{ user_id: number; sale_id: number }>(
    'sales.downloadReceipt',
    async (call, { user_id, sale_id }, _request, reply) => {
      const file = await receipts.downloadReceipt(await selfScope(call, user_id), user_id, sale_id)
      return sendFile(reply, { ...file, name: withExtension(file.name, 'pdf') })
    },
  ),
]
