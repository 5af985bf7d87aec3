import type { Notification } from '@logis/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calmMs } from '../../ui/onDemand.tsx'
import { useAct } from '../acts.ts'
import { orpc } from '../client.ts'
import { told } from '../told.ts'

export type { Notification }
export type NotificationKind = Notification['kind']

/** How many are unread, now and as they come. For the bell, which is on every page. */
export const useUnread = (): number => {
  const queryClient = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let gone = false
    // Nobody waits for it: it comes after what the page needs. Where it cannot be fetched, the count is that of arrival.
    const hear = () =>
      import('./live.ts').then(({ hearUnread }) => gone || (stop = hearUnread(queryClient))).catch(() => undefined)
    const timer = setTimeout(() => void hear(), calmMs)
    return () => {
      gone = true
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])
  return useQuery({ ...orpc.notifications.countUnread.queryOptions(), meta: told }).data?.data.unread ?? 0
}

type Asked = { page?: number; page_size: number; search: { unread?: '1'; kind?: NotificationKind } }

/** What one was told, newest first. */
export const useNotifications = (input: Asked) =>
  useQuery({
    ...orpc.notifications.listNotifications.queryOptions({ input }),
    placeholderData: (before) => before,
    meta: told,
  })

export const useMarkRead = () => useAct('notifications.readNotification', { toasts: true, inBackground: true })
export const useMarkAllRead = () => useAct('notifications.readAllNotifications', { toasts: true })
