import { useMediaQuery } from '@mantine/hooks'
import { narrow } from './isNarrow.ts'

/** Whether the screen is that of a phone: below the `sm` breakpoint of the theme. Known at the first drawing. */
export const useNarrow = (): boolean => useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
