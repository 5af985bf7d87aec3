import type { ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import classes from './ViewTab.module.css'

/** The views of a list, above it: `ViewTab`s and what belongs to them. */
export function ViewBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={classes.bar} role="group" aria-label={t('ui.views.label')}>
      {children}
    </div>
  )
}
