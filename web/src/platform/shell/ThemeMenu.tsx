import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { themeIcons, themes } from './themes.ts'

/** Clair, sombre, or what the computer says. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Icon = themeIcons[colorScheme]
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('platform.theme.current', { theme: t(`platform.theme.${colorScheme}`) })}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    >
      {(Menu) => (
        <Menu.RadioGroup value={colorScheme} onChange={(theme) => setColorScheme(theme as MantineColorScheme)}>
          {themes.map((theme) => (
            <Menu.RadioItem key={theme} value={theme} closeMenuOnClick>
              {t(`platform.theme.${theme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      )}
    </MenuButton>
  )
}
