import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { importSearch } from './intakes/steps.ts'
import { page } from './page.ts'
import { demandCompany } from './platform/guards.ts'
import { sortingSearch } from './sortings/search.ts'

/** What a company brings in bulk: projects of a spreadsheet, files of an archive or a folder. */
export const importRoutes = (parent: () => AnyRoute) => [
  createRoute({
    getParentRoute: parent,
    path: '/project/import/$company_id',
    validateSearch: importSearch,
    beforeLoad: demandCompany({ entry: 'projects' }),
    component: page('importProjects'),
  }),
  createRoute({
    getParentRoute: parent,
    path: '/project/files/$company_id',
    validateSearch: sortingSearch,
    beforeLoad: demandCompany({ entry: 'projects' }),
    component: page('sortFiles'),
  }),
]
