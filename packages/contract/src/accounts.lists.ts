import { flag, list } from './lists.ts'

/** RES-04. Newest first. */
export const notificationList = list({ search: { unread: flag }, sorts: ['created_at'], by: '-created_at' })

/** ADMIN-16. The people of companies, by name. A plain text is looked for in their names, addresses and companies. */
export const assistableList = list({
  search: {},
  text: true,
  sorts: ['name', 'last_connection_at'],
  by: 'name',
})
