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
      h1: { fontSize: size(26), lineHeight: '1.231' },
      h2: { fontSize: size(16), lineHeight: '1.5' },
      h3: { fontSize: size(14), lineHeight: '1.429' },
      h4: { fontSize: size(14), lineHeight: '1.572' },
      h5: { fontSize: size(13), lineHeight: '1.539' },
      h6: { fontSize: size(12), lineHeight: '1.334' },
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
    Card: { defaultProps: { withBorder: false, shadow: 'none', padding: 20, radius: 'lg' } },
    Modal: { defaultProps: { centered: true, radius: 14, transitionProps: { duration: 120 } } },
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
    '--mantine-color-placeholder': '#666e76',
    '--mantine-color-error': '#a3161f',
    '--mantine-color-default-border': '#c9d2d7',
    '--mantine-color-disabled-color': '#666e76',
    '--logis-input-border': '#7a838b',
    '--logis-ground': '#f1f5f6',
    '--logis-surface': '#ffffff',
    '--logis-sunken': '#f5f8f9',
    '--logis-rail': '#e6edef',
    '--logis-rail-active': '#ffffff',
    '--logis-rule': '#e2e8eb',
    '--logis-rule-strong': '#c9d2d7',
    '--logis-hover': '#eaf0f2',
    '--logis-faint': '#5d666e',
    '--logis-brand': petrole[7],
    '--logis-brand-soft': petrole[1],
    '--logis-brand-wash': '#ebf6fa',
    '--logis-deep': '#00323f',
    '--logis-deep-ink': '#ffffff',
    '--logis-deep-muted': '#b5d6e0',
    '--logis-track': '#e6edef',
    '--logis-data-1': petrole[7],
    '--logis-data-2': '#278cab',
    '--logis-data-3': '#b0600f',
    '--logis-data-4': '#2f7d4b',
    '--logis-data-5': '#7a838b',
    '--logis-float': '0 1px 2px rgb(8 38 48 / 10%), 0 12px 32px rgb(8 38 48 / 16%)',
    '--logis-progress-ink': '#8a3b00',
    '--logis-progress-ground': '#fff1e2',
    '--logis-success-ink': '#1f6b3a',
    '--logis-success-ground': '#e6f6ea',
    '--logis-error-ink': '#a3161f',
    '--logis-error-ground': '#fdebec',
    '--logis-waiting-ink': '#495057',
    '--logis-waiting-ground': '#edf1f3',
    '--logis-done-ink': petrole[8],
    '--logis-done-ground': petrole[1],
  },
  dark: {
    '--mantine-color-dimmed': '#adb5bc',
    '--mantine-color-placeholder': '#8f989f',
    '--mantine-color-error': '#ff9ea3',
    '--mantine-color-default-border': '#6c757e',
    '--mantine-color-disabled': dark[5],
    '--mantine-color-disabled-color': '#8f989f',
    '--logis-input-border': '#6c757e',
    '--logis-ground': dark[7],
    '--logis-surface': dark[6],
    '--logis-sunken': '#161b1f',
    '--logis-rail': dark[8],
    '--logis-rail-active': '#20282d',
    '--logis-rule': '#2b3339',
    '--logis-rule-strong': dark[4],
    '--logis-hover': dark[5],
    '--logis-faint': '#98a1a9',
    '--logis-brand': petrole[4],
    '--logis-brand-soft': '#0f3a48',
    '--logis-brand-wash': '#14272e',
    '--logis-deep': '#0c2f3a',
    '--logis-deep-ink': '#e9f5f9',
    '--logis-deep-muted': '#a3cbd8',
    '--logis-track': '#2a3238',
    '--logis-data-1': petrole[4],
    '--logis-data-2': '#2e86a3',
    '--logis-data-3': '#e0954a',
    '--logis-data-4': '#5fb47e',
    '--logis-data-5': '#7d868e',
    '--logis-float': '0 0 0 1px rgb(255 255 255 / 8%), 0 16px 40px rgb(0 0 0 / 55%)',
    '--logis-progress-ink': '#ffb877',
    '--logis-progress-ground': '#3a2410',
    '--logis-success-ink': '#86dba3',
    '--logis-success-ground': '#12301d',
    '--logis-error-ink': '#ffa8ac',
    '--logis-error-ground': '#3d1518',
    '--logis-waiting-ink': '#ced4da',
    '--logis-waiting-ground': '#2a3136',
    '--logis-done-ink': petrole[2],
    '--logis-done-ground': '#0c3340',
  },
})
