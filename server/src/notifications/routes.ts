import { contract } from '@logis/contract/contract'
import { staffScope } from '#platform/gate.ts'
import { asStaff, data, mount, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import * as notifications from './rules.ts'

const on = mount(contract.notifications)

export const notificationRoutes = on.router({
  listNotifications: on.listNotifications
    .use(asStaff)
    .handler(({ context: { scope }, input }) => notifications.listNotifications(scope, input)),
  countUnread: on.countUnread.use(asStaff).handler(({ context: { scope } }) => data(notifications.countUnread(scope))),
  readNotification: on.readNotification
    .use(asStaff)
    .handler(({ context: { scope }, input }) =>
      data(notifications.readNotification(scope, input.notification_id, input.read)),
    ),
  readAllNotifications: on.readAllNotifications
    .use(asStaff)
    .handler(({ context: { scope }, input }) => data(notifications.readAll(scope, input.until))),
  getChoices: on.getChoices.use(asStaff).handler(({ context: { scope } }) => data(notifications.getChoices(scope))),
  setChoices: on.setChoices
    .use(asStaff)
    .handler(({ context: { scope }, input }) => data(notifications.setChoices(scope, input.choices))),
  followNotifications: on.followNotifications.handler(streamed),
})

export const notificationStreams: StreamRoute[] = [
  streamRoute<object>('notifications.followNotifications', (call, _input, _request, reply) =>
    notifications.unreadLive.open(staffScope(call).actor, reply),
  ),
]
