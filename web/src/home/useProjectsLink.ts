import type { SortKey } from '@logis/contract/lists'
import type { projectList } from '@logis/contract/projects.lists'
import { paths } from '../paths.ts'
import { affiliatesHomes } from '../projects/projectTable.ts'
import { listedBy } from '../ui/tableSearch.ts'

export type Where = Partial<Record<keyof typeof projectList.search, string>>

/** The list of what a figure counts, in its order: a manager's takes its affiliates' homes in. */
export const useProjectsLink =
  (companyId: number, withChildren: boolean) => (where: Where, sort?: SortKey<typeof projectList>) => ({
    to: paths.projects(companyId),
    search: listedBy<typeof projectList>({ ...where, ...(withChildren && affiliatesHomes) }, sort),
  })
