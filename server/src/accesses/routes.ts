import { contract } from '@logis/contract/contract'
import { asCompany, data, mount, nothing } from '#platform/routes.ts'
import * as accesses from './rules.ts'

const on = mount(contract.accesses)

export const accessRoutes = on.router({
  listGrantedAccesses: on.listGrantedAccesses
    .use(asCompany('read'))
    .handler(({ context: { scope }, input }) => accesses.listGrantedAccesses(scope, input)),
  listAuthorizedAccesses: on.listAuthorizedAccesses
    .use(asCompany('read'))
    .handler(({ context: { scope }, input }) => accesses.listAuthorizedAccesses(scope, input)),
  grantAccess: on.grantAccess
    .use(asCompany('admin'))
    .handler(({ context: { scope }, input: { company_id: _, ...grant } }) => data(accesses.grantAccess(scope, grant))),
  removeAccess: on.removeAccess
    .use(asCompany('admin'))
    .handler(({ context: { scope }, input }) => nothing(accesses.removeAccess(scope, input.access_id))),
})
