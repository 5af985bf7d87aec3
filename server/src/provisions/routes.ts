import { contract } from '@logis/contract/contract'
import { asCompany, asStaff, data, inCompanyProject, mount, toRead } from '#platform/routes.ts'
import * as provisions from './rules.ts'

const on = mount(contract.provisions)

export const provisionRoutes = on.router({
  listResidenceProvisions: on.listResidenceProvisions
    .use(inCompanyProject({ level: 'read' }))
    .handler(({ context: { scope } }) => provisions.listResidenceProvisions(scope)),
  listServiceProvisions: on.listServiceProvisions
    .use(asStaff)
    .handler(({ context: { scope } }) => data(provisions.listServiceProvisions(scope))),
  listCompanyServices: on.listCompanyServices
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => data(provisions.listCompanyServices(scope))),
})
