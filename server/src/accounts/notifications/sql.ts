import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { offsetOf, type Paging } from '#platform/lists.ts'

export type NotificationRow = {
  id: number
  code: string
  payload: Record<string, unknown>
  residence_id: number | null
  created_at: string
  read_at: string | null
}

export type NotificationQuery = Paging & { unread: boolean | null; oldestFirst: boolean }

const shown = ['id', 'code', 'payload', 'residence_id', 'created_at', 'read_at'] as const

const matching = (reader: Db, userId: number, unread: boolean | null) =>
  reader
    .selectFrom('user_notifications')
    .where('user_id', '=', userId)
    .$if(unread !== null, (query) => query.where('read_at', unread ? 'is' : 'is not', null))

export const listNotifications = (reader: Db, userId: number, query: NotificationQuery): Promise<NotificationRow[]> => {
  const direction = query.oldestFirst ? 'asc' : 'desc'
  return matching(reader, userId, query.unread)
    .select(shown)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(query.page_size)
    .offset(offsetOf(query))
    .execute()
}

export const countNotifications = async (reader: Db, userId: number, unread: boolean | null): Promise<number> => {
  const { total } = await matching(reader, userId, unread)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

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
  notification: { user_id: number; code: string; payload: Record<string, string>; residence_id: number | null },
) =>
  tx
    .insertInto('user_notifications')
    .values({ ...notification, payload: JSON.stringify(notification.payload) })
    .execute()
