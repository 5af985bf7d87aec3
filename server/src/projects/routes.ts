import { contract } from '@logis/contract/contract'
import type { ListRequest } from '@logis/contract/lists'
import type { projectList } from '@logis/contract/projects.lists'
import { csvRoute } from '#platform/csvRoute.ts'
import { companyScope } from '#platform/gate.ts'
import {
  asAdministrator,
  asCompany,
  asUser,
  data,
  inCompanyProject,
  inProject,
  mount,
  nothing,
  streamed,
  toRead,
  told,
} from '#platform/routes.ts'
import type { StreamRoute } from '#platform/streams.ts'
import { projectCsv } from './list/csv.ts'
import * as list from './list/rules.ts'
import * as contact from './contact/rules.ts'
import * as map from './map/rules.ts'
import { projectPolicy, projectsPolicy } from './policy.ts'
import * as readers from './readers/rules.ts'
import * as projects from './rules.ts'
import * as states from './states/rules.ts'

const on = mount(contract.projects)
const { edit, set_commissioning_date, cancel, see_readers } = projectPolicy.needs

export const projectRoutes = on.router({
  listProjects: on.listProjects
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => list.listProjects(scope, input)),
  exportProjects: on.exportProjects.handler(streamed),
  createProject: on.createProject
    .use(asCompany(projectsPolicy.needs.create))
    .handler(({ context: { scope }, input }) => data(projects.createProject(scope, input))),
  getProject: on.getProject
    .use(inProject({ level: 'read', residents: true, cancelled: 'allow' }))
    .handler(({ context: { scope } }) => data(projects.getProject(scope))),
  getMap: on.getMap
    .use(inProject({ level: 'read', cancelled: 'allow' }))
    .handler(({ context: { scope } }) => data(map.getMap(scope))),
  listReaders: on.listReaders
    .use(inProject(see_readers))
    .handler(({ context: { scope } }) => data(readers.listReaders(scope))),
  editProject: on.editProject
    .use(inCompanyProject(edit))
    .handler(({ context: { scope }, input }) => data(projects.editProject(scope, input))),
  setCommissioningDate: on.setCommissioningDate
    .use(inProject(set_commissioning_date))
    .handler(({ context: { scope }, input }) => data(projects.setCommissioningDate(scope, input.commissioning_date))),
  setProjectContact: on.setProjectContact
    .use(inCompanyProject(edit))
    .handler(({ context: { scope }, input }) => data(contact.setContact(scope, input))),
  getProjectContact: on.getProjectContact
    .use(inCompanyProject({ level: 'read', cancelled: 'allow' }))
    .handler(({ context: { scope } }) => data(contact.getContact(scope))),
  cancelProject: on.cancelProject
    .use(inCompanyProject(cancel))
    .handler(({ context: { scope } }) => nothing(projects.cancelProject(scope))),
  restoreProject: on.restoreProject
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) =>
      told(projects.restoreProject(scope, input.residence_id, input.with_flats), 'residence_restored', scope.locale),
    ),
  getStatesHistory: on.getStatesHistory
    .use(asUser)
    .handler(({ context: { scope }, input }) => states.getStatesHistory(scope, input.residence_id)),
})

export const projectStreams: StreamRoute[] = [
  csvRoute(
    'projects.exportProjects',
    'projets.csv',
    projectCsv,
    async (call, input: ListRequest<typeof projectList> & { company_id: number }) =>
      list.exportProjects(await companyScope(call, input.company_id, toRead), input),
  ),
]
