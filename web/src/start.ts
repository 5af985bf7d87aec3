import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import './platform/global.css'
import { createRoot, type Root } from 'react-dom/client'
import { entrance } from './catalogue.entrance.ts'
import { loadEveryText, startI18n } from './platform/i18n.ts'
import { bringOperations } from './platform/link.ts'
import { applyPreferences } from './platform/preferences.ts'
import { watchOtherTabs } from './platform/session.ts'
import { warmUpOnGesture } from './platform/warmUp.ts'
import { partsNeed } from './ui/onDemand.tsx'

/**
 * What comes before the first page, whether that is the portal's or the sign-in: where the page is drawn. `soon`: what is
 * fetched at the reader's first gesture.
 */
export const start = async (...soon: (() => Promise<unknown>)[]): Promise<Root> => {
  await startI18n({
    fr: {
      entrance,
      first: () => import('./catalogue.ts').then(({ fr }) => fr),
      project: () => import('./catalogue.project.ts').then(({ fr }) => fr),
      rest: () => import('./catalogue.rest.ts').then(({ fr }) => fr),
    },
    en: {
      entrance: () => import('./catalogue.entrance.en.ts').then((module) => module.entrance),
      first: () => import('./catalogue.en.ts').then(({ en }) => en),
      project: () => import('./catalogue.project.en.ts').then(({ en }) => en),
      rest: () => import('./catalogue.rest.en.ts').then(({ en }) => en),
    },
  })
  partsNeed(() => Promise.all([loadEveryText(), bringOperations()]))
  applyPreferences()
  warmUpOnGesture(...soon)
  watchOtherTabs()
  return createRoot(document.getElementById('root') ?? document.body)
}
