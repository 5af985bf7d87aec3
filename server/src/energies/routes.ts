import { contract } from '@logis/contract/contract'
import { asAdministrator, data, inProject, mount, nothing } from '#platform/routes.ts'
import { energyPolicy } from './policy.ts'
import * as requests from './requests/rules.ts'
import * as energies from './rules.ts'
import * as utilities from './utilities/rules.ts'

const on = mount(contract.energies)
const { read } = energyPolicy.needs

export const energyRoutes = on.router({
  listSubscriptions: on.listSubscriptions
    .use(inProject(read))
    .handler(({ context: { scope } }) => data(energies.listSubscriptions(scope))),
  createSubscription: on.createSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { residence_id, ...subscription } }) =>
      data(energies.createSubscription(scope, residence_id, subscription)),
    ),
  editSubscription: on.editSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { residence_id, subscription_id: id, ...edit } }) =>
      data(energies.editSubscription(scope, residence_id, { id, ...edit })),
    ),
  deleteSubscription: on.deleteSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { residence_id, subscription_id } }) =>
      nothing(energies.deleteSubscription(scope, residence_id, subscription_id)),
    ),
  listReadings: on.listReadings
    .use(inProject(read))
    .handler(({ context: { scope }, input }) => data(energies.listReadings(scope, input.subscription_id))),
  recordReadings: on.recordReadings
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { residence_id, subscription_id: id, readings } }) =>
      data(energies.recordReadings(scope, residence_id, { id, readings })),
    ),
  listRequests: on.listRequests
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => requests.listRequests(scope, input)),
  approveRequest: on.approveRequest
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(requests.decide(scope, input.request_id, 'approve'))),
  rejectRequest: on.rejectRequest
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(requests.decide(scope, input.request_id, 'reject'))),
  retryRequest: on.retryRequest
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(requests.decide(scope, input.request_id, 'retry'))),
  listUtilities: on.listUtilities
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => utilities.listUtilities(scope, input)),
  getUtility: on.getUtility
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(utilities.getUtility(scope, input.utility_id))),
  createUtility: on.createUtility
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(utilities.createUtility(scope, input))),
  editUtility: on.editUtility
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { utility_id, ...edit } }) =>
      data(utilities.editUtility(scope, utility_id, edit)),
    ),
  deleteUtility: on.deleteUtility
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => utilities.deleteUtility(scope, input.utility_id)),
})
