import { contract } from '@logis/contract/contract'
import { asCompany, data, mount, toRead } from '#platform/routes.ts'
import { labelPolicy } from './policy.ts'
import * as labels from './rules.ts'

const on = mount(contract.materialLabels)
const { write } = labelPolicy.needs

export const materialLabelRoutes = on.router({
  listLabels: on.listLabels
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) =>
      labels.listLabels(scope, input.search.where.thermal_engineering_office_id),
    ),
  createLabel: on.createLabel
    .use(asCompany(write))
    .handler(({ context: { scope }, input }) => data(labels.createLabel(scope, input))),
  editLabel: on.editLabel
    .use(asCompany(write))
    .handler(({ context: { scope }, input }) => data(labels.editLabel(scope, input.label_id, input.products))),
  deleteLabel: on.deleteLabel
    .use(asCompany(write))
    .handler(({ context: { scope }, input }) => labels.deleteLabel(scope, input.label_id)),
})
