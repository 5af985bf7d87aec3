import { IconHome, IconMenu2, IconUserCircle } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useIdentity } from '../identity.ts'
import classes from './BottomBar.module.css'
import { installerPages, menuOf } from './menu.ts'
import { useActiveCompanyType } from './useActiveCompany.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

const ofInstaller = [
  { entry: 'home', icon: IconHome, to: paths.home },
  ...installerPages,
  { entry: 'account', icon: IconUserCircle, to: paths.account },
] as const

/**
 * With a phone in one hand: what an installer has on site, everybody else's first pages and the way to the others. The
 * button of the top bar is for those who do not have it here.
 */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const companyId = useActiveCompanyId()
  const type = useActiveCompanyType()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (companyId === null) return null
  const isInstaller = company?.type === 'INSTALLER'
  const pages = isInstaller
    ? ofInstaller.map((page) => ({ ...page, word: t(`platform.bottom.${page.entry}`), within: undefined }))
    : menuOf(company?.type, type)
        .slice(0, 3)
        .map((page) => ({ ...page, word: t(`platform.menu.short.${page.entry}`) }))
  return (
    <div className={classes.room}>
      <nav className={classes.bar} aria-label={t('platform.bottom.label')} data-print="hidden">
        <ul>
          {pages.map(({ entry, icon: Icon, to, within, word }) => (
            <li key={entry}>
              <Link
                className={classes.entry}
                to={to(companyId)}
                {...(within && path.startsWith(within) && { 'aria-current': true })}
              >
                <Icon size={22} stroke={1.75} aria-hidden />
                <span>{word}</span>
              </Link>
            </li>
          ))}
          {!isInstaller && (
            <li className={classes.menu}>
              <button
                type="button"
                className={classes.entry}
                aria-label={t('platform.menu.open')}
                aria-haspopup="dialog"
                onClick={onMenu}
              >
                <IconMenu2 size={22} stroke={1.75} aria-hidden />
                <span>{t('platform.bottom.menu')}</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}
