import { contract } from '@logis/contract/contract'
import { csvRoute } from '#platform/csvRoute.ts'
import { administratorScope } from '#platform/gate.ts'
import { asAdministrator, data, mount, streamed } from '#platform/routes.ts'
import type { StreamRoute } from '#platform/streams.ts'
import { erasureCsv } from './csv.ts'
import * as retention from './rules.ts'

const on = mount(contract.retentions)

export const retentionRoutes = on.router({
  listRetentions: on.listRetentions
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => retention.listRetentions(scope, input)),
  decideRetention: on.decideRetention
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(retention.decideRetention(scope, input))),
  holdRetention: on.holdRetention
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { company_id, reason } }) =>
      data(retention.holdRetention(scope, company_id, reason)),
    ),
  releaseRetention: on.releaseRetention
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(retention.releaseRetention(scope, input.company_id))),
  exportErasures: on.exportErasures.handler(streamed),
})

export const retentionStreams: StreamRoute[] = [
  csvRoute('retentions.exportErasures', 'effacements.csv', erasureCsv, (call) =>
    retention.exportErasures(administratorScope(call)),
  ),
]
