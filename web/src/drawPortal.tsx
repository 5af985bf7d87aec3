import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { homePathOf } from './platform/guards.ts'
import { loadIdentity } from './platform/identity.ts'
import { beginAnewByLinks } from './platform/nextLink.ts'
import { Portal } from './platform/Portal.tsx'
import { applyPreferences } from './platform/preferences.ts'
import { createQueryClient } from './platform/queryClient.ts'
import { forgetWithSession } from './platform/seen.ts'
import { focusHeading } from './platform/shell/heading.ts'
import { createPortal } from './portal.ts'

const draw = (root: Root, { queryClient, router }: ReturnType<typeof createPortal>) => {
  forgetWithSession()
  applyPreferences()
  beginAnewByLinks()
  root.render(
    <StrictMode>
      <Portal queryClient={queryClient} router={router} />
    </StrictMode>,
  )
}

/** The portal, at the address that the browser is at. */
export const drawPortal = (root: Root) => startTransition(() => draw(root, createPortal()))

/** In place of a page that was drawn without it, which stays until the next one is there; read from its heading. */
const turnInto = async (root: Root, portal: ReturnType<typeof createPortal>) => {
  const { router } = portal
  // Until it is drawn nobody else loads where a guard leads.
  const forget = router.history.subscribe(() => void router.load())
  await router.load()
  forget()
  flushSync(() => draw(root, portal))
  scrollTo(0, 0)
  focusHeading()
}

/** AUTH-05: the portal of whoever has just signed in, where they wanted to go, else home. */
export const enterPortal = async (root: Root, wanted: string | null) => {
  const queryClient = createQueryClient()
  const identity = await loadIdentity(queryClient)
  history.replaceState(null, '', wanted ?? homePathOf(identity))
  await turnInto(root, createPortal({ queryClient }))
}

/** The portal at another address that needs no session. */
export const goOnInPortal = async (root: Root, href: string) => {
  history.pushState(null, '', href)
  await turnInto(root, createPortal())
}
