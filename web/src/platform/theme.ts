import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { skeletonDelayMs } from '../ui/skeletonDelay.ts'

/** The one colour of the portal. White on shade 7 is 5.93:1, dark ink on shade 4 is 7.30:1. */
const petrole: MantineColorsTuple = [
  '#eff9fd',
  '#d6f0fa',
  '#b0e0f2',
  '#82cae3',
  '#59b2cf',
  '#2e9aba',
  '#0083a2',
  '#006d88',
  '#005970',
  '#004557',
]

/** Ink to ground for the dark theme: 0 text, 2 muted, 3 placeholder, 4 strong rules, 5 hover, 6 surface, 7 ground. */
const dark: MantineColorsTuple = [
  '#e9ecef',
  '#ced4da',
  '#adb5bc',
  '#8f989f',
  '#414b53',
  '#252c31',
  '#1b2125',
  '#12171a',
  '#0d1114',
  '#0a0d0f',
]

const onPrimary = 'var(--mantine-primary-color-contrast)'

/** A section's own act: beside the one filled button it stands back (6.7:1 and 8.6:1). */
const tonal = {
  background: 'var(--logis-brand-soft)',
  hover: 'color-mix(in srgb, var(--logis-brand-soft) 88%, var(--logis-brand))',
  color: 'var(--logis-done-ink)',
}

/** Mantine chooses the ink on the primary colour once, for the light theme; the dark theme's lighter shade needs dark ink. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isPrimary = (input.color ?? input.theme.primaryColor) === input.theme.primaryColor
  if (!isPrimary) return colors
  if (input.variant === 'light') return { ...colors, ...tonal }
  return input.variant === 'filled' ? { ...colors, color: onPrimary } : colors
}

// Plain objects: naming the components here would put them all into the first load.
const inkOnPrimary = (variable: `--${string}`) => ({ vars: () => ({ root: { [variable]: onPrimary } }) })

const size = (px: number) => `${px / 16}rem`
const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

export const theme = createTheme({
  colors: { petrole, dark },
  primaryColor: 'petrole',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  variantColorResolver,
  black: '#1b1f23',
  white: '#ffffff',
  fontFamily,
  fontWeights: { regular: '400', medium: '500', semibold: '600', bold: '600' },
  fontSizes: { xs: size(12), sm: size(14), md: size(14), lg: size(16), xl: size(20) },
  lineHeights: { xs: '1.334', sm: '1.572', md: '1.572', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: size(26), lineHeight: '1.231' },
      h2: { fontSize: size(16), lineHeight: '1.5' },
      h3: { fontSize: size(14), lineHeight: '1.429' },
      h4: { fontSize: size(14), lineHeight: '1.572' },
    },
  },
  spacing: { xs: size(4), sm: size(8), md: size(16), lg: size(24), xl: size(32) },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '12px', xl: '999px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { radius: 'xl', tt: 'none', fw: 500 } },
    Checkbox: inkOnPrimary('--checkbox-icon-color'),
    Pagination: inkOnPrimary('--pagination-active-color'),
    Radio: inkOnPrimary('--radio-icon-color'),
    // What is optional says so (`OptionalLabel`): the others need no star.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    Modal: { defaultProps: { centered: true, radius: 14, transitionProps: { duration: 120 } } },
    Paper: { defaultProps: { shadow: 'none' } },
    // Not `absolute`: before it is placed, a list that sticks out would widen the page, and a phone then zooms out for ever.
    Popover: { defaultProps: { floatingStrategy: 'fixed' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 200, events: { hover: true, focus: true, touch: false } } },
  },
})

/** Mantine's own placeholder, input border and muted text fail the contrast rules; these do not. The rest is in tokens.css. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--logis-skeleton-delay': `${skeletonDelayMs}ms` },
  light: {
    '--mantine-color-dimmed': '#495057',
    '--mantine-color-placeholder': '#666e76',
    '--mantine-color-error': '#a3161f',
    '--mantine-color-default-border': '#c9d2d7',
    '--mantine-color-disabled-color': '#666e76',
  },
  dark: {
    '--mantine-color-dimmed': '#adb5bc',
    '--mantine-color-placeholder': '#8f989f',
    '--mantine-color-error': '#ff9ea3',
    '--mantine-color-default-border': '#6c757e',
    '--mantine-color-disabled': dark[5],
    '--mantine-color-disabled-color': '#8f989f',
  },
})
