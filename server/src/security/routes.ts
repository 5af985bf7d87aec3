import { contract } from '@logis/contract/contract'
import { asAdministrator, mount } from '#platform/routes.ts'
import { listSecurityLog } from './rules.ts'

const on = mount(contract.security)

export const securityRoutes = on.router({
  listSecurityLog: on.listSecurityLog
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => listSecurityLog(scope, input)),
})
