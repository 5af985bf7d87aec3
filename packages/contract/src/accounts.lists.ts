import { flag, list } from './lists.ts'

/** RES-04. Newest first. */
export const notificationList = list({ search: { unread: flag }, sorts: ['created_at'], by: '-created_at' })
