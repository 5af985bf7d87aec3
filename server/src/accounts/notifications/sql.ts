import { notificationList } from '@logis/contract/accounts.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { listReader, whether } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type NotificationRow = {
  id: number
  code: string
  payload: Record<string, unknown>
  residence_id: number | null
  created_at: string
  read_at: string | null
}

const shown = ['id', 'code', 'payload', 'residence_id', 'created_at', 'read_at'] as const

const reader = listReader(notificationList, {
  id: sql`n.id`,
  sorts: { created_at: sql`n.created_at` },
  neverNull: ['created_at'],
  search: { unread: whether(sql<SqlBool>`n.read_at is null`) },
  text: null,
})

export const listNotifications = (
  userId: number,
  request: ListRequest<typeof notificationList>,
): Promise<Listed<NotificationRow>> =>
  reader.page(request, {
    from: sql`user_notifications n`,
    within: [sql<SqlBool>`n.user_id = ${userId}`],
    columns: sql.join(shown.map((column) => sql.ref(`n.${column}`))),
    joins: sql`left join user_notifications n on n.id = page.id`,
  })

/** The first reading is the one that is dated; marking as unread forgets it. */
export const markRead = (tx: Tx, userId: number, id: number, isRead: boolean): Promise<NotificationRow | undefined> =>
  tx
    .updateTable('user_notifications')
    .set({ read_at: isRead ? sql<string>`coalesce(read_at, now())` : null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst()

export const markAllRead = (tx: Tx, userId: number) =>
  tx
    .updateTable('user_notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()

export const insertNotification = (
  tx: Tx,
  notification: { user_id: number; code: string; payload: Record<string, string> },
  home: Held | null,
) =>
  tx
    .insertInto('user_notifications')
    .values({
      ...notification,
      payload: JSON.stringify(notification.payload),
      residence_id: home?.residenceId ?? null,
    })
    .execute()
