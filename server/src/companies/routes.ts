import { contract } from '@logis/contract/contract'
import { asCompany, asStaff, data, mount } from '#platform/routes.ts'
import * as companies from './rules.ts'
import * as statistics from './statistics/rules.ts'

const on = mount(contract.companies)

export const companyRoutes = on.router({
  getOwnCompany: on.getOwnCompany
    .use(asStaff)
    .handler(({ context: { scope } }) => data(companies.getOwnCompany(scope))),
  getCompany: on.getCompany
    .use(asStaff)
    .handler(({ context: { scope }, input }) => data(companies.getCompany(scope, input.company_id))),
  updateCompany: on.updateCompany
    .use(asCompany('admin'))
    .handler(({ context: { scope }, input: { company_id: _, ...edit } }) => data(companies.updateCompany(scope, edit))),
  listChildren: on.listChildren
    .use(asStaff)
    .handler(({ context: { scope }, input }) => companies.listChildren(scope, input.company_id, input)),
  listParents: on.listParents
    .use(asStaff)
    .handler(({ context: { scope }, input }) => companies.listParents(scope, input.company_id)),
  searchSharedCompanies: on.searchSharedCompanies
    .use(asStaff)
    .handler(({ context: { scope }, input }) => companies.searchSharedCompanies(scope, input.search)),
  getStatistics: on.getStatistics
    .use(asStaff)
    .handler(({ context: { scope }, input }) =>
      data(statistics.getStatistics(scope, input.company_id, input.children === '1' || input.children === 'true')),
    ),
  listCompanyTypes: on.listCompanyTypes
    .use(asStaff)
    .handler(({ context: { scope } }) => data(companies.listCompanyTypes(scope))),
})
