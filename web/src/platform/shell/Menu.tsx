import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useIdentity } from '../identity.ts'
import { menuOf, type BuiltEntry } from './menu.ts'
import classes from './Menu.module.css'
import { signOut } from './signOut.ts'
import { useActiveCompanyType } from './useActiveCompany.ts'
import { useAdministration } from './useAdministration.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

type Shown = Omit<BuiltEntry, 'entry'> & { entry: Named }

const account: Shown = { entry: 'account', icon: IconUserCircle, to: paths.account }

/**
 * The entries of the drawer: this company's pages above, the person's own below (SHELL-24). Where there is no company,
 * whoever acts for the platform has its screens there.
 */
export function Menu({ mini = false, onChoose }: { mini?: boolean; onChoose?: () => void }) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const administration = useAdministration()
  const companyId = useActiveCompanyId()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const shown = (entries: readonly Shown[]) =>
    companyId !== null &&
    entries.map((each) => (
      <li key={each.entry}>
        <Link
          className={classes.entry}
          to={each.to(companyId)}
          {...(each.within && path.startsWith(each.within) && { 'aria-current': true })}
          onClick={onChoose}
        >
          <each.icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
          <Label mini={mini} entry={each.entry} />
        </Link>
      </li>
    ))
  const pages = shown(menuOf(company?.type, useActiveCompanyType()))
  return (
    <nav className={classes.menu} data-mini={mini || undefined} aria-label={t('platform.menu.label')}>
      {pages ? (
        <ul className={classes.entries}>{pages}</ul>
      ) : (
        administration && <administration.AdministrationEntries mini={mini} onChoose={onChoose} />
      )}
      <ul className={classes.entries}>
        {shown([account])}
        <li>
          <button type="button" className={classes.entry} onClick={() => void signOut()}>
            <IconLogout className={classes.icon} size={20} stroke={1.75} aria-hidden />
            <Label mini={mini} entry="signOut" />
          </button>
        </li>
      </ul>
    </nav>
  )
}

type Named = BuiltEntry['entry'] | 'account' | 'signOut'

/** The mini drawer writes a short word, and says the whole one. */
function Label({ mini, entry }: { mini: boolean; entry: Named }) {
  const { t } = useTranslation()
  const name = t(`platform.menu.${entry}`)
  if (!mini) return <span className={classes.label}>{name}</span>
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className={classes.short} aria-hidden data-word={t(`platform.menu.short.${entry}`)} />
    </>
  )
}
