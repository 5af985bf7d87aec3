import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { importSearch } from './intakes/steps.ts'
import { page } from './page.ts'
import { demandCompany } from './platform/guards.ts'

/** Projects of a spreadsheet. */
export const importRoute = (parent: () => AnyRoute) =>
  createRoute({
    getParentRoute: parent,
    path: '/project/import/$company_id',
    validateSearch: importSearch,
    beforeLoad: demandCompany({ entry: 'projects' }),
    component: page('importProjects'),
  })
