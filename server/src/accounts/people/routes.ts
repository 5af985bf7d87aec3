import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as people from './rules.ts'

const on = mount(contract.people)

export const peopleRoutes = on.router({
  listPeople: on.listPeople
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => people.listPeople(scope, input)),
  readPerson: on.readPerson
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(people.readPerson(scope, input.user_id))),
  createPerson: on.createPerson
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(people.createPerson(scope, input))),
  editPerson: on.editPerson
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { user_id, ...edit } }) => data(people.editPerson(scope, user_id, edit))),
  disablePerson: on.disablePerson
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(people.disablePerson(scope, input.user_id))),
  enablePerson: on.enablePerson
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(people.enablePerson(scope, input.user_id))),
  sendPersonReset: on.sendPersonReset
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(people.sendReset(scope, input.user_id))),
  setGlobalRoles: on.setGlobalRoles
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(people.setGlobalRoles(scope, input.user_id, input))),
})
