import { IconHome, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useIdentity } from '../identity.ts'
import classes from './BottomBar.module.css'
import { installerPages } from './menu.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

const entries = [
  { entry: 'home', icon: IconHome, to: paths.home },
  ...installerPages,
  { entry: 'account', icon: IconUserCircle, to: paths.account },
] as const

/** On site, with a phone in one hand: the installer's pages under the thumb. */
export function BottomBar() {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const companyId = useActiveCompanyId()
  if (company?.type !== 'INSTALLER' || companyId === null) return null
  return (
    <div className={classes.room}>
      <nav className={classes.bar} aria-label={t('platform.bottom.label')} data-print="hidden">
        <ul>
          {entries.map(({ entry, icon: Icon, to }) => (
            <li key={entry}>
              <Link className={classes.entry} to={to(companyId)} activeProps={{ className: classes.active }}>
                <Icon size={22} stroke={1.75} aria-hidden />
                <span>{t(`platform.bottom.${entry}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
