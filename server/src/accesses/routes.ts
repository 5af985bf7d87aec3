import { contract } from '@logis/contract/contract'
import { asCompany, data, mount, nothing, toRead } from '#platform/routes.ts'
import { accessPolicy } from './policy.ts'
import * as accesses from './rules.ts'

const on = mount(contract.accesses)
const { grant, remove } = accessPolicy.needs

export const accessRoutes = on.router({
  listGrantedAccesses: on.listGrantedAccesses
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => accesses.listGrantedAccesses(scope, input)),
  listAuthorizedAccesses: on.listAuthorizedAccesses
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => accesses.listAuthorizedAccesses(scope, input)),
  grantAccess: on.grantAccess
    .use(asCompany(grant))
    .handler(({ context: { scope }, input: { company_id: _, ...input } }) => data(accesses.grantAccess(scope, input))),
  removeAccess: on.removeAccess
    .use(asCompany(remove))
    .handler(({ context: { scope }, input }) => nothing(accesses.removeAccess(scope, input.access_id))),
})
