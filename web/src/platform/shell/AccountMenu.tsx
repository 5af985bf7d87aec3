import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconLogout, IconShieldLock, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useIdentity } from '../identity.ts'
import { locales, type Locale } from '../locale.ts'
import { useLocale } from '../useLocale.ts'
import { signOut } from './signOut.ts'
import { themes } from './themes.ts'
import classes from './TopBar.module.css'
import { useActiveCompanyId } from './useCompanyId.ts'

/** The person: account, language, theme, leaving. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const { locale, change } = useLocale()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const companyId = useActiveCompanyId()
  const account = user.scope === 'resident' ? paths.dwellingAccount() : companyId && paths.account(companyId)
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username
  return (
    <MenuButton
      position="bottom-end"
      width={248}
      withinPortal={false}
      button={
        <button type="button" className={classes.avatar} aria-label={t('platform.account.open', { name })}>
          <Avatar id={user.id} name={name} path={user.picture_path} />
        </button>
      }
    >
      {(Menu) => (
        <>
          <Menu.Label>{name}</Menu.Label>
          {account && (
            <Menu.Item component={Link} to={account} leftSection={<IconUserCircle size={16} aria-hidden />}>
              {t('platform.menu.account')}
            </Menu.Item>
          )}
          {user.impersonated_by === null && (
            <Menu.Item
              component={Link}
              to={user.scope === 'resident' ? paths.dwellingSecurity() : paths.ownSecurity()}
              leftSection={<IconShieldLock size={16} aria-hidden />}
            >
              {t('platform.menu.security')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{t('platform.language.label')}</Menu.Label>
          <Menu.RadioGroup value={locale} onChange={(chosen) => change(chosen as Locale)}>
            {locales.map((each) => (
              <Menu.RadioItem key={each} value={each} lang={each.slice(0, 2)} closeMenuOnClick>
                {t(`platform.language.${each}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Label>{t('platform.theme.label')}</Menu.Label>
          <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}>
            {themes.map((each) => (
              <Menu.RadioItem key={each} value={each} closeMenuOnClick>
                {t(`platform.theme.${each}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
            {t('platform.menu.signOut')}
          </Menu.Item>
        </>
      )}
    </MenuButton>
  )
}
