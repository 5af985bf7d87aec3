import { contract } from '@logis/contract/contract'
import { asSelf, asUser, data, mount, nothing } from '#platform/routes.ts'
import * as homes from './homes/rules.ts'
import * as requests from './requests/rules.ts'
import * as residents from './rules.ts'

const on = mount(contract.residents)

export const residentRoutes = on.router({
  activateHome: on.activateHome
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(residents.activateHome(scope, input.user_id, input))),
  activateByCode: on.activateByCode
    .use(asUser)
    .handler(({ context: { scope }, input }) => data(residents.activate(scope, input))),
  requestAccess: on.requestAccess
    .use(asUser)
    .handler(({ context: { scope }, input }) => data(requests.requestAccess(scope, input))),
  listOwnRequests: on.listOwnRequests.use(asSelf).handler(({ input }) => requests.listOwnRequests(input.user_id)),
  withdrawRequest: on.withdrawRequest
    .use(asSelf)
    .handler(({ context: { scope }, input }) =>
      nothing(requests.withdrawRequest(scope, input.user_id, input.access_request_id)),
    ),
  listHomes: on.listHomes.use(asSelf).handler(({ input }) => homes.listHomes(input.user_id, input)),
  getHome: on.getHome
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(homes.openHome(scope, input.user_id, input.residence_id))),
})
