import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import { getFigures } from './figures/rules.ts'
import { listEntries } from './rules.ts'
import { getHelloWatt, getInvoicingService } from './outside/rules.ts'

const on = mount(contract.administration)

export const administrationRoutes = on.router({
  listEntries: on.listEntries
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => listEntries(scope, input)),
  getFigures: on.getFigures.use(asAdministrator).handler(({ context: { scope } }) => data(getFigures(scope))),
  getHelloWatt: on.getHelloWatt.use(asAdministrator).handler(({ context: { scope } }) => data(getHelloWatt(scope))),
  getInvoicingService: on.getInvoicingService
    .use(asAdministrator)
    .handler(({ context: { scope } }) => data(getInvoicingService(scope))),
})
