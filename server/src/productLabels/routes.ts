import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as labels from './rules.ts'

const on = mount(contract.productLabels)

export const productLabelRoutes = on.router({
  listLabels: on.listLabels
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => labels.listLabels(scope, input)),
  createLabel: on.createLabel
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(labels.createLabel(scope, input))),
  editLabel: on.editLabel
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { label_id, ...edit } }) => data(labels.editLabel(scope, label_id, edit))),
  deleteLabel: on.deleteLabel
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => labels.deleteLabel(scope, input.label_id)),
})
