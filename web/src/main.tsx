import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './platform/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fr } from './catalogue.ts'
import { startI18n } from './platform/i18n.ts'
import { journal } from './platform/journal.ts'
import { Portal } from './platform/Portal.tsx'
import { applyDensity } from './platform/preferences.ts'
import { createQueryClient } from './platform/queryClient.ts'
import { onSessionEnd, watchOtherTabs } from './platform/session.ts'
import { createPortalRouter } from './routes.tsx'

await startI18n({ fr, en: () => import('./catalogue.en.ts').then(({ en }) => en) })

const queryClient = createQueryClient()
const router = createPortalRouter(queryClient)

applyDensity()
watchOtherTabs()
// Nothing of the person who left stays in memory; the guards then lead to the sign-in page.
onSessionEnd(() => {
  queryClient.clear()
  journal.clear()
  void router.invalidate()
})

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Portal queryClient={queryClient} router={router} />
  </StrictMode>,
)
