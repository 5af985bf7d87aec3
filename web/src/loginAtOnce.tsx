import { StrictMode, type ComponentType } from 'react'
import { LoginAlone } from './accounts/LoginAlone.tsx'
import { entrance as paths } from './paths.entrance.ts'
import { showWay, useAddress, useHeading, type Alone } from './platform/alone.ts'
import { ground } from './platform/ground.ts'
import { loadArrival } from './platform/i18n.ts'
import { isSignedIn } from './platform/session.ts'
import { Surface } from './platform/Surface.tsx'
import { ToastsLater } from './platform/ToastsLater.tsx'
import { start } from './start.ts'
import { bringWhenCalm } from './ui/onDemand.tsx'

/** It comes while one types. */
const bringPortal = () => import('./drawPortal.tsx')

/** Where links from outside lead. */
const isArrival = (pathname: string) => pathname === paths.activation() || pathname === paths.invitation()
let Arrival: ComponentType<Alone> | undefined
const bringArrival = async () => {
  const page = import('./residents/ArrivalAlone.tsx').then((module) => module.ArrivalAlone)
  await loadArrival()
  Arrival = await page
}

const drawPortal = async () => (await bringPortal()).drawPortal(root)

/** The ways in that are drawn without the portal. */
function WaysIn() {
  const { pathname } = useAddress()
  useHeading(pathname)
  return Arrival && isArrival(pathname) ? <Arrival goOnInPortal={() => void drawPortal()} /> : <LoginAlone />
}

const root = await start(bringPortal)

const goTo = async (href: string) => {
  const { pathname } = new URL(href, location.origin)
  if (pathname === paths.login()) return showWay(href)
  if (isArrival(pathname)) return bringArrival().then(() => showWay(href))
  const { goOnInPortal } = await bringPortal()
  return goOnInPortal(root, href)
}

const drawWaysIn = async () => {
  ground.go = (href) => void goTo(href).catch(() => location.assign(href))
  ground.enter = async (wanted) => {
    const portal = await bringPortal().catch(() => null)
    if (portal) await portal.enterPortal(root, wanted)
    // Of another release by now, perhaps: the session is open, and a page that is loaded anew finds it.
    else location.assign(wanted ?? paths.login())
  }
  if (isArrival(location.pathname)) await bringArrival()
  root.render(
    <StrictMode>
      <Surface>
        <ToastsLater />
        <WaysIn />
      </Surface>
    </StrictMode>,
  )
  bringWhenCalm(bringPortal)
}

// AUTH-06: the portal leads home whoever is signed in.
if (isSignedIn()) await drawPortal()
else await drawWaysIn()
