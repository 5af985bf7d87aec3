import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { OutsideLinks } from '../platform/shell/OutsideLinks.tsx'
import { LanguageChoice } from '../platform/shell/LanguageChoice.tsx'
import classes from './Entrance.module.css'

/** The frame of the pages that need no session: one column, the language, the links outside. */
export function Entrance({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <LanguageChoice />
      </header>
      <main className={classes.column}>
        <p className={classes.brand}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          {t('platform.brand')}
        </p>
        {children}
      </main>
      <footer className={classes.foot}>
        <span>{t('platform.version', { version: __VERSION__ })}</span>
        <OutsideLinks names={['site', 'terms', 'privacy', 'accessibility', 'faq']} />
      </footer>
    </div>
  )
}
