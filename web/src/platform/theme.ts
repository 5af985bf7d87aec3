import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { skeletonDelayMs } from '../ui/useSettled.ts'

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

/** Ink to ground for the dark theme: 0 text, 2 muted, 3 placeholder, 4 rules, 6 surface, 7 ground. */
const dark: MantineColorsTuple = [
  '#e9ecef',
  '#ced4da',
  '#a6adb4',
  '#8b939b',
  '#343a41',
  '#2a2f35',
  '#1d2126',
  '#16191d',
  '#111417',
  '#0c0e11',
]

const onPrimary = 'var(--mantine-primary-color-contrast)'

/** Mantine chooses the ink on the primary colour once, for the light theme; the dark theme's lighter shade needs dark ink. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isPrimary = (input.color ?? input.theme.primaryColor) === input.theme.primaryColor
  return input.variant === 'filled' && isPrimary ? { ...colors, color: onPrimary } : colors
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
      h1: { fontSize: size(24), lineHeight: '1.334' },
      h2: { fontSize: size(20), lineHeight: '1.4' },
      h3: { fontSize: size(16), lineHeight: '1.5' },
      h4: { fontSize: size(14), lineHeight: '1.572' },
      h5: { fontSize: size(13), lineHeight: '1.539' },
      h6: { fontSize: size(12), lineHeight: '1.334' },
    },
  },
  spacing: { xs: size(4), sm: size(8), md: size(16), lg: size(24), xl: size(32) },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '6px', xl: '999px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { radius: 'xl', tt: 'none', fw: 500 } },
    Checkbox: inkOnPrimary('--checkbox-icon-color'),
    Pagination: inkOnPrimary('--pagination-active-color'),
    Radio: inkOnPrimary('--radio-icon-color'),
    Card: { defaultProps: { withBorder: true, shadow: 'none', padding: 'md', radius: 'md' } },
    Modal: { defaultProps: { centered: true, transitionProps: { duration: 120 } } },
    Paper: { defaultProps: { shadow: 'none' } },
    // Not `absolute`: before it is placed, a list that sticks out would widen the page, and a phone then zooms out for ever.
    Popover: { defaultProps: { floatingStrategy: 'fixed' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 200, events: { hover: true, focus: true, touch: false } } },
  },
})

/**
 * Mantine's own placeholder, input border and muted text fail the contrast rules; these do not. The colours with a
 * meaning are pairs of ink and ground for chips, icons and left rules, never for areas.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--logis-motion': '120ms',
    '--logis-skeleton-delay': `${skeletonDelayMs}ms`,
  },
  light: {
    '--mantine-color-dimmed': '#495057',
    '--mantine-color-placeholder': '#6b737b',
    '--mantine-color-error': '#a3161f',
    '--mantine-color-default-border': '#ced4da',
    '--mantine-color-disabled-color': '#6b737b',
    '--logis-input-border': '#7a838b',
    '--logis-ground': '#ffffff',
    '--logis-surface': '#ffffff',
    '--logis-rail': '#f8f9fa',
    '--logis-rule': '#dee2e6',
    '--logis-hover': '#f1f3f5',
    '--logis-brand': petrole[7],
    '--logis-progress-ink': '#8a3b00',
    '--logis-progress-ground': '#fff1e2',
    '--logis-success-ink': '#1f6b3a',
    '--logis-success-ground': '#e6f6ea',
    '--logis-error-ink': '#a3161f',
    '--logis-error-ground': '#fdebec',
    '--logis-waiting-ink': '#495057',
    '--logis-waiting-ground': '#f1f3f5',
    '--logis-done-ink': petrole[8],
    '--logis-done-ground': petrole[1],
  },
  dark: {
    '--mantine-color-dimmed': '#a6adb4',
    '--mantine-color-placeholder': '#8b939b',
    '--mantine-color-error': '#ff9ea3',
    '--mantine-color-default-border': '#69717a',
    '--mantine-color-disabled': dark[5],
    '--mantine-color-disabled-color': '#8b939b',
    '--logis-input-border': '#69717a',
    '--logis-ground': dark[7],
    '--logis-surface': dark[6],
    '--logis-rail': dark[8],
    '--logis-rule': dark[4],
    '--logis-hover': dark[5],
    '--logis-brand': petrole[4],
    '--logis-progress-ink': '#ffb877',
    '--logis-progress-ground': '#3a2410',
    '--logis-success-ink': '#86dba3',
    '--logis-success-ground': '#12301d',
    '--logis-error-ink': '#ffa8ac',
    '--logis-error-ground': '#3d1518',
    '--logis-waiting-ink': '#ced4da',
    '--logis-waiting-ground': '#2a2f35',
    '--logis-done-ink': petrole[2],
    '--logis-done-ground': '#0c3340',
  },
})
