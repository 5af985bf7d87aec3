import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import './platform/global.css'
import { createRoot, type Root } from 'react-dom/client'
import { catalogues } from './catalogues.ts'
import { loadTexts, startI18n } from './platform/i18n.ts'
import { bringOperations } from './platform/link.ts'
import { watchOtherTabs } from './platform/session.ts'
import { warmUpOnGesture } from './platform/warmUp.ts'
import { partsNeed } from './ui/onDemand.tsx'

/**
 * What comes before the first page, whether that is the portal's or the sign-in: where the page is drawn. `soon`: what is
 * fetched at the reader's first gesture.
 */
export const start = async (...soon: (() => Promise<unknown>)[]): Promise<Root> => {
  await startI18n(catalogues)
  partsNeed(() => Promise.all([loadTexts(), bringOperations()]))
  warmUpOnGesture(...soon)
  watchOtherTabs()
  return createRoot(document.getElementById('root') ?? document.body)
}
