import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { early } from './catalogue.early.ts'
import { asked } from './platform/asked.ts'
import { ground } from './platform/ground.ts'
import { homePathOf } from './platform/guards.ts'
import { loadIdentity } from './platform/identity.ts'
import { journal } from './platform/journal.ts'
import { createQueryClient } from './platform/queryClient.ts'
import { bringMissing } from './platform/lazyPart.ts'
import { onSessionEnd } from './platform/session.ts'
import { failedPartsNeed } from './ui/Alone.tsx'
import { createPortalRouter } from './routes.tsx'
import { addTexts } from './ui/texts.ts'

type Given = { history?: RouterHistory; queryClient?: QueryClient }

/** The cache of answers and the router, and what happens to both when the session ends. */
export const createPortal = ({ history, queryClient = createQueryClient() }: Given = {}) => {
  addTexts('fr', early)
  const router = createPortalRouter(queryClient, history)
  // Nothing of the person who left stays in memory; the guards then lead to the sign-in page.
  const close = onSessionEnd(() => {
    queryClient.clear()
    asked.forget?.()
    journal.clear()
    ground.known = ''
    void router.invalidate()
  })
  failedPartsNeed(async () => {
    await bringMissing()
    // What a failed part was drawn from is nobody's now; kept, the next one would be drawn from it too.
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.invalidateQueries()
  })
  ground.go = (href) => void router.navigate({ href })
  ground.enter = async (wanted) => {
    const identity = await loadIdentity(queryClient)
    await router.navigate({ href: wanted ?? homePathOf(identity), replace: true })
  }
  ground.readAgain = () => queryClient.invalidateQueries()
  return { queryClient, router, close }
}
