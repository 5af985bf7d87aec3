import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { useIdentity } from '../identity.ts'
import { menuOf } from './menu.ts'
import classes from './Menu.module.css'
import { signOut } from './signOut.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

/** The entries of the drawer: this company's pages above, the person's own below (SHELL-24). */
export function Menu({ mini = false, onChoose }: { mini?: boolean; onChoose?: () => void }) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const companyId = useActiveCompanyId()
  const entries = company ? menuOf(company.type) : []
  return (
    <nav className={classes.menu} data-mini={mini || undefined} aria-label={t('platform.menu.label')}>
      <ul className={classes.entries}>
        {companyId !== null &&
          entries.map(({ entry, icon: Icon, to }) => (
            <li key={entry}>
              <Link
                className={classes.entry}
                to={to(companyId)}
                activeProps={{ className: classes.active }}
                onClick={onChoose}
              >
                <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
                <span className={classes.label}>{t(`platform.menu.${entry}`)}</span>
                <span className={classes.short} aria-hidden>
                  {t(`platform.menu.short.${entry}`)}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <ul className={classes.entries}>
        {companyId !== null && (
          <li>
            <Link
              className={classes.entry}
              to={paths.account(companyId)}
              activeProps={{ className: classes.active }}
              onClick={onChoose}
            >
              <IconUserCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
              <span className={classes.label}>{t('platform.menu.account')}</span>
              <span className={classes.short} aria-hidden>
                {t('platform.menu.short.account')}
              </span>
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={classes.entry} onClick={() => void signOut()}>
            <IconLogout className={classes.icon} size={20} stroke={1.75} aria-hidden />
            <span className={classes.label}>{t('platform.menu.signOut')}</span>
            <span className={classes.short} aria-hidden>
              {t('platform.menu.short.signOut')}
            </span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
