import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as trades from './rules.ts'

const on = mount(contract.trades)

export const tradeRoutes = on.router({
  listTrades: on.listTrades
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => trades.listTrades(scope, input)),
  createTrade: on.createTrade
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(trades.createTrade(scope, input))),
  editTrade: on.editTrade
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { job_id, ...edit } }) => data(trades.editTrade(scope, job_id, edit))),
  deleteTrade: on.deleteTrade
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => trades.deleteTrade(scope, input.job_id)),
})
