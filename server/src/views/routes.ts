import { contract } from '@logis/contract/contract'
import { asCompany, data, mount, nothing } from '#platform/routes.ts'
import { viewPolicy } from './policy.ts'
import * as views from './rules.ts'

const on = mount(contract.views)
const { create, edit } = viewPolicy.needs

export const viewRoutes = on.router({
  listViews: on.listViews
    .use(asCompany(create))
    .handler(({ context: { scope }, input }) => views.listViews(scope, input.list)),
  createView: on.createView
    .use(asCompany(create))
    .handler(({ context: { scope }, input: { company_id: _, list, ...content } }) =>
      data(views.createView(scope, list, content)),
    ),
  editView: on.editView
    .use(asCompany(edit))
    .handler(({ context: { scope }, input: { company_id: _, view_id, ...said } }) =>
      data(views.editView(scope, view_id, said)),
    ),
  deleteView: on.deleteView
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) => nothing(views.deleteView(scope, input.view_id))),
})
