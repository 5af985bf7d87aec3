import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { partOnDemand, usePart } from '../../ui/onDemand.tsx'
import { hasGlobalRole, useIdentity } from '../identity.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { useShownCrumbs } from './crumbs.ts'
import { PaletteButton } from './PaletteButton.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import classes from './TopBar.module.css'

/** Where the reader is, and the tools that every page has. */
export function TopBar({ onMenu, onPalette }: { onMenu: () => void; onPalette: () => void }) {
  const { t } = useTranslation()
  return (
    <header className={classes.bar} data-print="hidden">
      <ActionIcon
        className={classes.burger}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('platform.menu.open')}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      <Breadcrumbs />
      <PaletteButton onOpen={onPalette} />
      <div className={classes.tools}>
        <Administration />
        <Bell />
        <ThemeMenu />
        <AccountMenu />
      </div>
    </header>
  )
}

const administrationMenu = partOnDemand(() =>
  import('./AdministrationMenu.tsx').then((module) => module.AdministrationMenu),
)

/** ADMIN-11: nobody else waits for it, or sees it. */
function Administration() {
  const isShown = hasGlobalRole(useIdentity())
  const menu = usePart(administrationMenu, isShown)
  if (!isShown) return null
  return menu ? <menu.Component /> : <span className={classes.administration} />
}

function Breadcrumbs() {
  const { t } = useTranslation()
  const crumbs = useShownCrumbs()
  return (
    <nav className={classes.crumbs} aria-label={t('platform.crumbs')}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li className={classes.crumb} key={`${index} ${label}`}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
