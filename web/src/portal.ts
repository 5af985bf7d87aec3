import type { RouterHistory } from '@tanstack/react-router'
import { journal } from './platform/journal.ts'
import { createQueryClient } from './platform/queryClient.ts'
import { onSessionEnd } from './platform/session.ts'
import { createPortalRouter } from './routes.tsx'

/** The cache of answers and the router, and what happens to both when the session ends. */
export const createPortal = (history?: RouterHistory) => {
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient, history)
  // Nothing of the person who left stays in memory; the guards then lead to the sign-in page.
  const close = onSessionEnd(() => {
    queryClient.clear()
    journal.clear()
    void router.invalidate()
  })
  return { queryClient, router, close }
}
