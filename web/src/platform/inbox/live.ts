import type { UnreadTold } from '@logis/contract/notifications'
import { unreadEvent } from '@logis/contract/live.rules'
import type { QueryClient } from '@tanstack/react-query'
import { orpc } from '../client.ts'
import { tellUnsent } from '../transfers/cutOff.ts'
import { follow, looked } from './follow.ts'

const name = 'logis.live'
/** Without a word for this long, how many are unread is asked instead. */
const patienceMs = 60_000

/** What the tab with the stream passes on to the others; null: it lives, and there is nothing new. */
type Word = UnreadTold | null

/**
 * Hears how many notifications are unread, as they come. Of the tabs of a browser one has the stream, for a browser has
 * few connections, and passes on what it hears; where nothing can be heard, it is asked every minute.
 */
export const hearUnread = (queryClient: QueryClient): (() => void) => {
  // What an earlier page left unsent is told as late as this: no page waits for it.
  tellUnsent().catch(() => undefined)
  const { countUnread, listNotifications } = orpc.notifications
  const onUnread = (data: UnreadTold) => {
    queryClient.setQueryData(countUnread.queryKey(), { data })
    void queryClient.invalidateQueries({ queryKey: listNotifications.key() })
  }
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: countUnread.key() })
  const leaving = new AbortController()
  const { signal } = leaving
  const tabs = new BroadcastChannel(name)
  let heardAt = -Infinity
  const hear = (word: Word) => {
    heardAt = Date.now()
    if (word) onUnread(word)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<Word | typeof looked>) =>
    data === looked ? dispatchEvent(new Event(looked)) : hear(data),
  )
  // oxlint-disable-next-line require-post-message-target-origin -- a channel of this origin has no other
  addEventListener('focus', () => tabs.postMessage(looked), { signal })
  const pass = (word: Word) => {
    hear(word)
    // oxlint-disable-next-line require-post-message-target-origin -- a channel of this origin has no other
    tabs.postMessage(word)
  }
  const lead = () =>
    follow({
      path: '/notifications/stream',
      signal,
      onBeat: () => pass(null),
      onEvent: ({ event, data }) => event === unreadEvent && pass(JSON.parse(data) as UnreadTold),
    })
  // A page without TLS has no locks: each tab then asks for itself.
  if ('locks' in navigator) void navigator.locks.request(name, { signal }, lead).catch(() => undefined)
  const asking = setInterval(() => {
    if (document.visibilityState === 'visible' && Date.now() - heardAt > patienceMs) askAgain()
  }, patienceMs)
  return () => {
    clearInterval(asking)
    leaving.abort()
    tabs.close()
  }
}
