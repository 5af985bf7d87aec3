import { contract } from '@logis/contract/contract'
import { data, inProject, mount, nothing } from '#platform/routes.ts'
import { energyPolicy } from './policy.ts'
import * as energies from './rules.ts'

const on = mount(contract.energies)
const { read, fill } = energyPolicy.needs

export const energyRoutes = on.router({
  listSubscriptions: on.listSubscriptions
    .use(inProject(read))
    .handler(({ context: { scope } }) => data(energies.listSubscriptions(scope))),
  createSubscription: on.createSubscription
    .use(inProject(fill))
    .handler(({ context: { scope }, input: { residence_id: _, ...subscription } }) =>
      data(energies.createSubscription(scope, subscription)),
    ),
  editSubscription: on.editSubscription
    .use(inProject(fill))
    .handler(({ context: { scope }, input: { residence_id: _, subscription_id, ...edit } }) =>
      data(energies.editSubscription(scope, subscription_id, edit)),
    ),
  deleteSubscription: on.deleteSubscription
    .use(inProject(fill))
    .handler(({ context: { scope }, input }) => nothing(energies.deleteSubscription(scope, input.subscription_id))),
  listReadings: on.listReadings
    .use(inProject(read))
    .handler(({ context: { scope }, input }) => data(energies.listReadings(scope, input.subscription_id))),
  recordReadings: on.recordReadings
    .use(inProject(fill))
    .handler(({ context: { scope }, input }) =>
      data(energies.recordReadings(scope, input.subscription_id, input.readings)),
    ),
})
