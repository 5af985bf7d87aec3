import type { allIntakeList } from '@logis/contract/administration.intakes.lists'
import type { administrationList } from '@logis/contract/administration.lists'
import { contract } from '@logis/contract/contract'
import type { ListRequest } from '@logis/contract/lists'
import { csvRoute } from '#platform/csvRoute.ts'
import { administratorScope } from '#platform/gate.ts'
import { asAdministrator, data, mount, streamed } from '#platform/routes.ts'
import type { StreamRoute } from '#platform/streams.ts'
import { entryCsv } from './csv.ts'
import { getFigures } from './figures/rules.ts'
import { intakesCsv } from './intakes/csv.ts'
import { exportIntakes, listIntakes } from './intakes/rules.ts'
import { listMails } from './mails/rules.ts'
import { exportEntries, listEntries } from './rules.ts'
import { getHelloWatt, getInvoicingService } from './outside/rules.ts'

const on = mount(contract.administration)

export const administrationRoutes = on.router({
  listEntries: on.listEntries
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => listEntries(scope, input)),
  exportEntries: on.exportEntries.handler(streamed),
  listMails: on.listMails.use(asAdministrator).handler(({ context: { scope }, input }) => listMails(scope, input)),
  listIntakes: on.listIntakes
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => listIntakes(scope, input)),
  exportIntakes: on.exportIntakes.handler(streamed),
  getFigures: on.getFigures.use(asAdministrator).handler(({ context: { scope } }) => data(getFigures(scope))),
  getHelloWatt: on.getHelloWatt.use(asAdministrator).handler(({ context: { scope } }) => data(getHelloWatt(scope))),
  getInvoicingService: on.getInvoicingService
    .use(asAdministrator)
    .handler(({ context: { scope } }) => data(getInvoicingService(scope))),
})

export const administrationStreams: StreamRoute[] = [
  csvRoute(
    'administration.exportEntries',
    'administration.csv',
    entryCsv,
    (call, request: ListRequest<typeof administrationList>) => exportEntries(administratorScope(call), request),
  ),
  csvRoute(
    'administration.exportIntakes',
    'imports.csv',
    intakesCsv,
    (call, request: ListRequest<typeof allIntakeList>) => exportIntakes(administratorScope(call), request),
  ),
]
