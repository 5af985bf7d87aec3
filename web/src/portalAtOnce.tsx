import { drawPortal } from './drawPortal.tsx'
import { start } from './start.ts'

// What a page is drawn by, while the texts and the session are asked for: nobody waits for it afterwards.
import('./pages.ts').catch(() => undefined)

// Whoever leaves needs it even if the network has gone away.
drawPortal(await start(() => import('./accounts/LoginRoute.tsx')))
