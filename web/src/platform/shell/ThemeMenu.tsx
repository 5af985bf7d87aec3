import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { themeIcons, themes } from './themes.ts'

/** Clair, sombre, or what the computer says. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Icon = themeIcons[colorScheme]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('platform.theme.current', { theme: t(`platform.theme.${colorScheme}`) })}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('platform.theme.label')}</Menu.Label>
        {themes.map((theme) => {
          const ItemIcon = themeIcons[theme]
          return (
            <Menu.Item
              key={theme}
              role="menuitemradio"
              aria-checked={theme === colorScheme}
              leftSection={<ItemIcon size={16} aria-hidden />}
              rightSection={theme === colorScheme && <IconCheck size={16} aria-hidden />}
              onClick={() => setColorScheme(theme)}
            >
              {t(`platform.theme.${theme}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
