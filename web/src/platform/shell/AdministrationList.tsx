import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { isAdministrator, useIdentity } from '../identity.ts'
import { administrationPagesOf } from './administrationPages.ts'
import classes from './Menu.module.css'

/** ADMIN-10: the same in a phone's drawer, where the bar has no room. */
export function AdministrationList({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const identity = useIdentity()
  return (
    <nav aria-labelledby="administration-list">
      <h2 className={classes.group} id="administration-list">
        {t(isAdministrator(identity) ? 'administration.title' : 'administration.support')}
      </h2>
      <ul className={classes.entries}>
        {administrationPagesOf(identity).map(({ entry, icon: Icon, to }) => (
          <li key={entry}>
            <Link className={classes.entry} to={to()} onClick={onChoose}>
              <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
              <span className={classes.label}>{t(`administration.menu.${entry}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
