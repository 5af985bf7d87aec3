import { IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useIdentity } from '../identity.ts'
import { administrationPagesOf } from './administrationPages.ts'
import classes from './Menu.module.css'

/** ADMIN-10: the screens of the platform as entries of a drawer, whose home is where a company is chosen. */
export function AdministrationEntries({
  mini = false,
  onChoose,
}: {
  mini?: boolean
  onChoose?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const pages = [
    { entry: 'home', icon: IconHome, to: paths.companies } as const,
    ...administrationPagesOf(useIdentity()),
  ]
  return (
    <ul className={classes.entries} data-many>
      {pages.map(({ entry, icon: Icon, to }) => (
        <li key={entry}>
          <Link className={classes.entry} to={to()} onClick={onChoose}>
            <Icon className={classes.icon} size={mini ? 18 : 20} stroke={1.75} aria-hidden />
            <span className={mini ? 'visually-hidden' : classes.label}>{t(`administration.menu.${entry}`)}</span>
            {mini && <span className={classes.short} aria-hidden data-word={t(`administration.short.${entry}`)} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
