import { contract } from '@logis/contract/contract'
import { asAdministrator, asCompany, data, mount, toRead } from '#platform/routes.ts'
import { find, findEverywhere } from './rules.ts'

const on = mount(contract.finding)

export const findingRoutes = on.router({
  find: on.find.use(asCompany(toRead)).handler(({ context: { scope }, input }) => data(find(scope, input.text))),
  findEverywhere: on.findEverywhere
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(findEverywhere(scope, input.text))),
})
