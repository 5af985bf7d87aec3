import type { MantineColorScheme } from '@mantine/core'

export const themes = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[]
