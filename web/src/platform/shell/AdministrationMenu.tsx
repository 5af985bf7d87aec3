import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { isAdministrator, useIdentity } from '../identity.ts'
import { administrationPagesOf } from './administrationPages.ts'
import classes from './TopBar.module.css'

export { AdministrationEntries } from './AdministrationEntries.tsx'

/** ADMIN-10: the screens of the platform's administrators. */
export function AdministrationMenu() {
  const { t } = useTranslation()
  const identity = useIdentity()
  const pages = administrationPagesOf(identity)
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <MenuButton
      position="bottom-end"
      width={248}
      withinPortal={false}
      button={
        <Button
          className={classes.administration}
          variant="subtle"
          color="gray"
          size="compact-md"
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t(isAdministrator(identity) ? 'administration.title' : 'administration.support')}
        </Button>
      }
    >
      {(Menu) =>
        pages.map(({ entry, icon: Icon, to }) => (
          <Menu.Item
            key={entry}
            component={Link}
            to={to()}
            aria-current={path === to() ? 'page' : undefined}
            leftSection={<Icon size={16} aria-hidden />}
          >
            {t(`administration.menu.${entry}`)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  )
}
