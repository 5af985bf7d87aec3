import { choice, flag, list } from './lists.ts'
import { notificationKinds } from './notifications.rules.ts'

/** What one was told, newest first. */
export const notificationList = list({
  search: { unread: flag, kind: choice(notificationKinds) },
  sorts: ['created_at'],
  by: '-created_at',
  size: 25,
})
