import { contract } from '@logis/contract/contract'
import { asCompany, data, mount, toRead } from '#platform/routes.ts'
import { find } from './rules.ts'

const on = mount(contract.finding)

export const findingRoutes = on.router({
  find: on.find.use(asCompany(toRead)).handler(({ context: { scope }, input }) => data(find(scope, input.text))),
})
