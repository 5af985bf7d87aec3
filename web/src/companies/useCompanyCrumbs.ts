import { paths } from '../paths.ts'
import { type Crumb, useCrumbs } from '../platform/shell/crumbs.ts'
import { useCompany } from './api.ts'

/** The way to a page of a company begins at its home page. Answers the company, once it is known. */
export const useCompanyCrumbs = (companyId: number, ...rest: readonly Crumb[]) => {
  const company = useCompany(companyId).data?.data
  useCrumbs([...(company ? [{ label: company.name, to: paths.home(companyId) }] : []), ...rest])
  return company
}
