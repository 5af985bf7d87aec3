import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as subscriptions from './rules.ts'

const on = mount(contract.subscriptions)

export const subscriptionRoutes = on.router({
  listSubscriptions: on.listSubscriptions
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => subscriptions.listSubscriptions(scope, input)),
  createSubscription: on.createSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(subscriptions.createSubscription(scope, input))),
  editSubscription: on.editSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { subscription_id, ...edit } }) =>
      data(subscriptions.editSubscription(scope, subscription_id, edit)),
    ),
  endSubscription: on.endSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(subscriptions.endSubscription(scope, input.subscription_id))),
  renewSubscription: on.renewSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(subscriptions.renewSubscription(scope, input.subscription_id))),
  deleteSubscription: on.deleteSubscription
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => subscriptions.deleteSubscription(scope, input.subscription_id)),
})
