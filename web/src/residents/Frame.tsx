import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { AccountMenu } from '../platform/shell/AccountMenu.tsx'
import { Footer } from '../platform/shell/Footer.tsx'
import { SkipLink } from '../platform/shell/SkipLink.tsx'
import classes from './Frame.module.css'
import { OfflineNote } from './OfflineNote.tsx'

/** The frame of the residents' pages: the portal, the person, and one column. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={classes.frame}>
      {/* Installed from here, it opens on one’s home. */}
      <link rel="manifest" href="/mon-logement.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <SkipLink />
      <header className={classes.bar} data-print="hidden">
        <div className={classes.inside}>
          <Link to={paths.dwelling()} className={classes.brand}>
            <img src="/favicon.svg" alt="" width={28} height={28} />
            {t('platform.brand')}
          </Link>
          <AccountMenu />
        </div>
      </header>
      <OfflineNote />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
