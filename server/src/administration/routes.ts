import { contract } from '@logis/contract/contract'
import { asAdministrator, mount } from '#platform/routes.ts'
import { listEntries } from './rules.ts'

const on = mount(contract.administration)

export const administrationRoutes = on.router({
  listEntries: on.listEntries
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => listEntries(scope, input)),
})
