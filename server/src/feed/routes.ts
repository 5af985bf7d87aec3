import { contract } from '@logis/contract/contract'
import type { ForProject } from '#platform/gate.ts'
import { asAdministrator, data, inProject, mount } from '#platform/routes.ts'
import * as feed from './rules.ts'

const on = mount(contract.feed)

/** Neither residents nor third parties; of a cancelled project it tells by whom and when. */
const readers = { level: 'read', thirdParties: false, cancelled: 'allow' } as const satisfies ForProject

export const feedRoutes = on.router({
  listActivity: on.listActivity
    .use(inProject(readers))
    .handler(({ context: { scope }, input }) => feed.listActivity(scope, input)),
  listActors: on.listActors.use(inProject(readers)).handler(({ context: { scope } }) => data(feed.listActors(scope))),
  listPersonActivity: on.listPersonActivity
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { user_id, ...request } }) =>
      feed.listPersonActivity(scope, user_id, request),
    ),
})
