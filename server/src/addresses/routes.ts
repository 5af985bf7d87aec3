import { contract } from '@logis/contract/contract'
import { asUser, mount } from '#platform/routes.ts'
import { suggestAddresses } from './rules.ts'

const on = mount(contract.addresses)

export const addressRoutes = on.router({
  suggestAddresses: on.suggestAddresses.use(asUser).handler(({ input }) => suggestAddresses(input)),
})
