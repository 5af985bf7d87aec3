import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is that of a phone: below the `sm` breakpoint of the theme. Known at the first drawing. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
