import { languageOf, type Locale } from '@logis/contract/locale'

/** How mails and documents write days, times and numbers. Sheets write them so that they are sorted (`csv.ts`). */
const tags = { fr: 'fr-FR', en: 'en-GB' } as const
const formatter = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[languageOf(locale)], options)

/** A day of the calendar in figures, 31/12/2026, which both languages write alike. */
export const shortDay = (day: string): string => day.split('-').toReversed().join('/')

/** A day or an instant in words. French calls the first of a month « 1er »; Intl does not know. */
const inWords = (locale: Locale, options: Intl.DateTimeFormatOptions, instant: string): string => {
  const words = formatter(locale, { dateStyle: 'long', ...options }).format(new Date(instant))
  return languageOf(locale) === 'fr' ? words.replace(/^1 /, '1er ') : words
}

/** A day of the calendar as a sentence names it. */
export const longDay = (day: string, locale: Locale): string => inWords(locale, { timeZone: 'UTC' }, `${day}T00:00:00Z`)

/** An instant as a sentence names it: its day and its minute in Paris. */
export const longTime = (instant: string, locale: Locale): string =>
  inWords(locale, { timeStyle: 'short', timeZone: 'Europe/Paris' }, instant)

/** The minute of an instant in Paris, where its day is known. */
export const clockTime = (instant: string, locale: Locale): string =>
  formatter(locale, { timeStyle: 'short', timeZone: 'Europe/Paris' }).format(new Date(instant))

/** A number as a sentence of each language has it: thousands stand apart. */
export const numbers = {
  fr: (value: number) => new Intl.NumberFormat(tags.fr).format(value),
  en: (value: number) => new Intl.NumberFormat(tags.en).format(value),
}
