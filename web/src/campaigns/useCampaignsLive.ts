import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { follow } from '../platform/inbox/follow.ts'
import { readAnew } from '../platform/readAnew.ts'

/** Reads anew at most so often, however much moves. */
const calmMs = 1_000
/** The server says something every twenty seconds at least. */
const patienceMs = 60_000

/** Hears that something has moved, until nobody wants to any more. */
const hear = (queryClient: QueryClient): (() => void) => {
  const leaving = new AbortController()
  let heardAt = Date.now()
  const reading = readAnew(queryClient, [['campaigns']], calmMs)
  void follow({
    path: '/campaigns/stream',
    signal: leaving.signal,
    onBeat: () => {
      heardAt = Date.now()
    },
    onEvent: ({ event }) => {
      if (event === 'campaigns') reading.moved()
    },
  })
  // Without a word for this long, what has moved is looked for.
  const asking = setInterval(() => {
    if (document.visibilityState === 'visible' && Date.now() - heardAt > patienceMs) reading.moved()
  }, patienceMs)
  return () => {
    clearInterval(asking)
    reading.stop()
    leaving.abort()
  }
}

/** What the reader's campaigns show is read anew as something moves: a mail leaves, comes back, is opened, a home is activated. */
export const useCampaignsLive = () => {
  const queryClient = useQueryClient()
  // A stream of the server lives as long as the page does.
  useEffect(() => hear(queryClient), [queryClient])
}
