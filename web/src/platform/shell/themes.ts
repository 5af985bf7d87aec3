import type { MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'

export const themes = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[]
export const themeIcons: Record<MantineColorScheme, TablerIcon> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconDeviceDesktop,
}
