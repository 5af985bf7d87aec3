import { tagOf, type Locale } from '../platform/locale.ts'

const widths = { short: { month: 'short' }, long: { month: 'long', year: 'numeric' } } as const

/** A month by its first day: « nov. », or « novembre 2026 ». The language is an argument, so that it changes with it. */
export const monthName = (day: string, width: keyof typeof widths, locale: Locale) =>
  new Intl.DateTimeFormat(tagOf(locale), { ...widths[width], timeZone: 'UTC' }).format(new Date(day))
