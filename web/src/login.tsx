import { StrictMode } from 'react'
import { LoginAlone, showDoor } from './accounts/LoginAlone.tsx'
import { entrance as paths } from './paths.entrance.ts'
import { ground } from './platform/ground.ts'
import { isSignedIn } from './platform/session.ts'
import { Surface } from './platform/Surface.tsx'
import { ToastsLater } from './platform/ToastsLater.tsx'
import { start } from './start.ts'
import { bringWhenCalm } from './ui/onDemand.tsx'

/** It comes while one types. */
const bringPortal = () => import('./drawPortal.tsx')

const root = await start(bringPortal)

const drawLogin = () => {
  ground.go = (href) => {
    const { pathname } = new URL(href, location.origin)
    if (pathname === paths.login()) return showDoor(href)
    bringPortal()
      .then(({ goOnInPortal }) => goOnInPortal(root, href))
      .catch(() => location.assign(href))
  }
  ground.enter = async (wanted) => {
    const portal = await bringPortal().catch(() => null)
    if (portal) await portal.enterPortal(root, wanted)
    // Of another release by now, perhaps: the session is open, and a page that is loaded anew finds it.
    else location.assign(wanted ?? paths.login())
  }
  root.render(
    <StrictMode>
      <Surface>
        <ToastsLater />
        <LoginAlone />
      </Surface>
    </StrictMode>,
  )
  bringWhenCalm(bringPortal)
}

// AUTH-06: the portal leads home whoever is signed in.
if (isSignedIn()) (await bringPortal()).drawPortal(root)
else drawLogin()
