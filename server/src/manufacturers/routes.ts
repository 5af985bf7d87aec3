import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as makers from './rules.ts'

const on = mount(contract.manufacturers)

export const manufacturerRoutes = on.router({
  listMakers: on.listMakers
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => makers.listMakers(scope, input)),
  createMaker: on.createMaker
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(makers.createMaker(scope, input))),
  editMaker: on.editMaker
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { manufacturer_id, ...edit } }) =>
      data(makers.editMaker(scope, manufacturer_id, edit)),
    ),
  deleteMaker: on.deleteMaker
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => makers.deleteMaker(scope, input.manufacturer_id)),
})
