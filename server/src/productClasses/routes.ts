import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as classes from './rules.ts'

const on = mount(contract.productClasses)

export const productClassRoutes = on.router({
  listClasses: on.listClasses
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => classes.listClasses(scope, input)),
  createClass: on.createClass
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(classes.createClass(scope, input))),
  editClass: on.editClass
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { class_id, ...edit } }) => data(classes.editClass(scope, class_id, edit))),
  deleteClass: on.deleteClass
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => classes.deleteClass(scope, input.class_id)),
})
