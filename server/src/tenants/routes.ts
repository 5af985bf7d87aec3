import { contract } from '@logis/contract/contract'
import { asCompany, inCompanyProject, mount, nothing, told, type Context } from '#platform/routes.ts'
import { os } from '@orpc/server'
import { activationPolicy, companyResidentPolicy, requestPolicy, tenantPolicy } from './policy.ts'
import { listInvited } from './invited/rules.ts'
import * as tenants from './rules.ts'

const on = mount(contract.tenants)
const { read, remove } = tenantPolicy.needs
const { accept, reject } = requestPolicy.needs
const { activate } = activationPolicy.needs

const inHome = (needs: Parameters<typeof tenants.reachHome>[2], reach = tenants.reachHome) =>
  os
    .$context<Context>()
    .middleware(async ({ context, next }, input: { residence_id: number }) =>
      next({ context: { scope: await reach(context.call, input.residence_id, needs) } }),
    )

export const tenantRoutes = on.router({
  listResidents: on.listResidents.use(inHome(read)).handler(({ context: { scope } }) => tenants.listResidents(scope)),
  listCompanyResidents: on.listCompanyResidents
    .use(asCompany(companyResidentPolicy.needs.read))
    .handler(({ context: { scope }, input }) => tenants.listCompanyResidents(scope, input)),
  listInvitedTenants: on.listInvitedTenants
    .use(asCompany(companyResidentPolicy.needs.read))
    .handler(({ context: { scope }, input }) => listInvited(scope, input)),
  removeTenant: on.removeTenant
    .use(inHome(remove, tenants.reachToDecide))
    .handler(({ context: { scope }, input }) => nothing(tenants.removeTenant(scope, input.user_id))),
  listAccessRequests: on.listAccessRequests
    .use(inHome(read))
    .handler(({ context: { scope } }) => tenants.listAccessRequests(scope)),
  listCompanyRequests: on.listCompanyRequests
    .use(asCompany(companyResidentPolicy.needs.read))
    .handler(({ context: { scope }, input }) => tenants.listCompanyRequests(scope, input)),
  acceptRequest: on.acceptRequest
    .use(inHome(accept, tenants.reachToDecide))
    .handler(({ context: { scope }, input }) =>
      told(tenants.acceptRequest(scope, input.request_id), 'request_accepted', scope.locale),
    ),
  rejectRequest: on.rejectRequest
    .use(inHome(reject, tenants.reachToDecide))
    .handler(({ context: { scope }, input }) =>
      told(tenants.rejectRequest(scope, input.request_id), 'request_rejected', scope.locale),
    ),
  activateForCompany: on.activateForCompany
    .use(inCompanyProject(activate))
    .handler(({ context: { scope }, input }) =>
      told(tenants.activateForCompany(scope, input.flat_ids), 'building_activated', scope.locale),
    ),
})
