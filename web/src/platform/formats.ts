import { fileSize } from '@logis/contract/sizes.rules'
import { useLanguage, type Language } from './useLanguage.ts'

/** People read dates of one country, wherever their computer is. */
const timeZone = 'Europe/Paris'

const tags = { fr: 'fr-FR', en: 'en-GB' } as const

const formatters = new Map<string, Intl.DateTimeFormat>()
const formatter = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const key = language + JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tags[language], { timeZone, ...options })
  formatters.set(key, made)
  return made
}

const short = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const long = { day: '2-digit', month: 'long', year: 'numeric' } as const
const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A day (`YYYY-MM-DD`) is the same day everywhere; noon keeps it clear of every time zone. */
const instantOf = (value: string | Date) =>
  value instanceof Date ? value : new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value)

/** 09:05, in both languages. */
export const formatHour = (value: string | Date) => formatter('fr', clock).format(instantOf(value))
/** 03/02/2026, in both languages. */
export const formatDate = (value: string | Date) => formatter('fr', short).format(instantOf(value))

/** The business day of an instant: the day in Paris, as the API takes it (SHELL-53). */
export const dayOf = (value: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone, ...short }).format(value)

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Between the business days of two instants. */
export const daysBetween = (from: Date, to: Date) => (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / dayMs

/** How long ago: in minutes or hours of this day, in days of this month, then the date. */
const agoIn = (language: Language, value: string | Date, now: Date) => {
  const then = instantOf(value)
  const format = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' }).format(-amount, unit)
  const days = daysBetween(then, now)
  if (days > 30) return formatDate(then)
  if (days > 0) return format(days, 'day')
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / minuteMs))
  if (minutes === 0) return format(0, 'second')
  return minutes < 60 ? format(minutes, 'minute') : format(Math.floor(minutes / 60), 'hour')
}

const formatsIn = (language: Language) => {
  const at = language === 'en' ? 'at' : 'à'
  const formatLong = (value: string | Date, options: Intl.DateTimeFormatOptions) =>
    formatter(language, options).format(instantOf(value))
  return {
    /** 03/02/2026 à 09:05 */
    formatDateTime: (value: string | Date) => `${formatDate(value)} ${at} ${formatHour(value)}`,
    /** mardi 3 février 2026 */
    formatFullDate: (value: string | Date) => formatLong(value, full),
    /** 03 février 2026 à 09:05 */
    formatLongDateTime: (value: string | Date) => `${formatLong(value, long)} ${at} ${formatHour(value)}`,
    /** The month of a day: novembre, « nov. », novembre 2026. */
    formatMonth: (day: string, options: Intl.DateTimeFormatOptions = { month: 'long' }) => formatLong(day, options),
    /** il y a 6 minutes, hier, il y a 12 jours, 03/02/2026 */
    formatAgo: (value: string | Date, now = new Date()) => agoIn(language, value, now),
    formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(tags[language], options).format(value),
    /** What stands between the units and the tenths in a field of numbers. */
    decimalSeparator: language === 'en' ? '.' : ',',
    /** 12 Mo */
    formatSize: (bytes: number) => fileSize(bytes, language),
    /** FR → France */
    countryName: (code: string) => new Intl.DisplayNames([tags[language]], { type: 'region' }).of(code) ?? code,
  }
}

/** What is written differently in each language. */
export const formats = { fr: formatsIn('fr'), en: formatsIn('en') } as const

/**
 * The formats of the screen's language. They come from a hook, so that what was formatted in one language is formatted
 * again in the other: a function that looked the language up would give the compiler nothing to see the change by.
 *
 * @example const { formatSize } = useFormats()
 */
export const useFormats = () => formats[useLanguage()]
