import { contract } from '@logis/contract/contract'
import type { ListRequest } from '@logis/contract/lists'
import type { securityList } from '@logis/contract/security.lists'
import { administratorScope } from '#platform/gate.ts'
import { asAdministrator, data, mount, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import * as security from './rules.ts'

const on = mount(contract.security)

export const securityRoutes = on.router({
  listSecurityLog: on.listSecurityLog
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => security.listSecurityLog(scope, input)),
  exportSecurityLog: on.exportSecurityLog.handler(streamed),
  listStandingOut: on.listStandingOut
    .use(asAdministrator)
    .handler(({ context: { scope } }) => data(security.listStandingOut(scope))),
})

export const securityStreams: StreamRoute[] = [
  streamRoute<ListRequest<typeof securityList>>(
    'security.exportSecurityLog',
    async (call, request, _request, reply) => {
      const file = await security.exportSecurityLog(administratorScope(call), request)
      return reply
        .header('content-type', 'application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="journal.jsonl"')
        .send(file)
    },
  ),
]
