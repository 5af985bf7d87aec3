import { contract } from '@logis/contract/contract'
import { inCompanyProject, inProject, mount, nothing, told } from '#platform/routes.ts'
import { activationPolicy, requestPolicy, tenantPolicy } from './policy.ts'
import * as tenants from './rules.ts'

const on = mount(contract.tenants)
const { read, remove } = tenantPolicy.needs
const { accept, reject } = requestPolicy.needs
const { activate } = activationPolicy.needs

export const tenantRoutes = on.router({
  listResidents: on.listResidents
    .use(inProject(read))
    .handler(({ context: { scope } }) => tenants.listResidents(scope)),
  removeTenant: on.removeTenant
    .use(inProject(remove))
    .handler(({ context: { scope }, input }) => nothing(tenants.removeTenant(scope, input.user_id))),
  listAccessRequests: on.listAccessRequests
    .use(inProject(read))
    .handler(({ context: { scope } }) => tenants.listAccessRequests(scope)),
  acceptRequest: on.acceptRequest
    .use(inProject(accept))
    .handler(({ context: { scope }, input }) =>
      told(tenants.acceptRequest(scope, input.request_id), 'request_accepted', scope.locale),
    ),
  rejectRequest: on.rejectRequest
    .use(inProject(reject))
    .handler(({ context: { scope }, input }) =>
      told(tenants.rejectRequest(scope, input.request_id), 'request_rejected', scope.locale),
    ),
  activateForCompany: on.activateForCompany
    .use(inCompanyProject(activate))
    .handler(({ context: { scope }, input }) =>
      told(tenants.activateForCompany(scope, input.flat_ids), 'building_activated', scope.locale),
    ),
})
