import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useIdentity } from '../identity.ts'
import { menuOf, type BuiltEntry } from './menu.ts'
import classes from './Menu.module.css'
import { signOut } from './signOut.ts'
import { useActiveCompanyType } from './useActiveCompany.ts'
import { useActiveCompanyId } from './useCompanyId.ts'

/** The entries of the drawer: this company's pages above, the person's own below (SHELL-24). */
export function Menu({ mini = false, onChoose }: { mini?: boolean; onChoose?: () => void }) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const companyId = useActiveCompanyId()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const active = useActiveCompanyType()
  const entries = company ? menuOf(company.type, active ?? company.type) : []
  return (
    <nav className={classes.menu} data-mini={mini || undefined} aria-label={t('platform.menu.label')}>
      <ul className={classes.entries}>
        {companyId !== null &&
          entries.map(({ entry, icon: Icon, to, within }) => (
            <li key={entry}>
              <Link
                className={classes.entry}
                to={to(companyId)}
                {...(within && path.startsWith(within) && { 'aria-current': true })}
                onClick={onChoose}
              >
                <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
                <Label mini={mini} entry={entry} />
              </Link>
            </li>
          ))}
      </ul>
      <ul className={classes.entries}>
        {companyId !== null && (
          <li>
            <Link className={classes.entry} to={paths.account(companyId)} onClick={onChoose}>
              <IconUserCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
              <Label mini={mini} entry="account" />
            </Link>
          </li>
        )}
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
