import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { useShownCrumbs } from './crumbs.ts'
import { PaletteButton } from './PaletteButton.tsx'
import classes from './TopBar.module.css'
import { useAdministration } from './useAdministration.ts'

/** Where the reader is, and the tools that every page has. */
export function TopBar({ onMenu, onPalette }: { onMenu: () => void; onPalette: () => void }) {
  const { t } = useTranslation()
  return (
    <header className={classes.bar} data-print="hidden">
      <ActionIcon
        className={classes.burger}
        data-menu
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
        <AccountMenu />
      </div>
    </header>
  )
}

function Administration() {
  const parts = useAdministration()
  if (parts === null) return null
  return parts ? <parts.AdministrationMenu /> : <span className={classes.administration} />
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
