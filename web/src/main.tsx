import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import './platform/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { entrance } from './catalogue.entrance.ts'
import { loadEveryText, startI18n } from './platform/i18n.ts'
import { Portal } from './platform/Portal.tsx'
import { applyPreferences } from './platform/preferences.ts'
import { watchOtherTabs } from './platform/session.ts'
import { warmUpOnGesture } from './platform/warmUp.ts'
import { createPortal } from './portal.ts'
import { partsNeed } from './ui/onDemand.tsx'

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

partsNeed(loadEveryText)
applyPreferences()
warmUpOnGesture()
watchOtherTabs()

const { queryClient, router } = createPortal()
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Portal queryClient={queryClient} router={router} />
  </StrictMode>,
)
