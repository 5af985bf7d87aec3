import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import './platform/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { entrance } from './catalogue.entrance.ts'
import { paths } from './paths.ts'
import { loadEveryText, startI18n } from './platform/i18n.ts'
import { Portal } from './platform/Portal.tsx'
import { applyPreferences } from './platform/preferences.ts'
import { forgetWithSession } from './platform/seen.ts'
import { watchOtherTabs } from './platform/session.ts'
import { warmUpOnGesture } from './platform/warmUp.ts'
import { createPortal } from './portal.ts'
import { bringOperations } from './platform/link.ts'
import { partsNeed } from './ui/onDemand.tsx'

// What a page is drawn by, while the texts and the session are asked for: nobody waits for it afterwards.
if (location.pathname !== paths.login()) import('./pages.ts').catch(() => undefined)

await startI18n({
  entrance,
  fr: {
    first: () => import('./catalogue.ts').then(({ fr }) => fr),
    rest: () => import('./catalogue.rest.ts').then(({ fr }) => fr),
  },
  en: {
    first: () => import('./catalogue.en.ts').then(({ en }) => en),
    rest: () => import('./catalogue.rest.en.ts').then(({ en }) => en),
  },
})

partsNeed(() => Promise.all([loadEveryText(), bringOperations()]))
applyPreferences()
warmUpOnGesture()
watchOtherTabs()
forgetWithSession()

const { queryClient, router } = createPortal()
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Portal queryClient={queryClient} router={router} />
  </StrictMode>,
)
