import { currentLocale, tagOf } from './locale.ts'

/** People read dates of one country, wherever their computer is. */
const timeZone = 'Europe/Paris'

const formatters = new Map<string, Intl.DateTimeFormat>()
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const tag = tagOf(currentLocale())
  const key = tag + JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { timeZone, ...options })
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

const at = () => (currentLocale() === 'en-UK' ? 'at' : 'à')

/** 09:05 */
export const formatHour = (value: string | Date) => formatter(clock).format(instantOf(value))

/** 03/02/2026 */
export const formatDate = (value: string | Date) => formatter(short).format(instantOf(value))
/** 03/02/2026 à 09:05 */
export const formatDateTime = (value: string | Date) => `${formatDate(value)} ${at()} ${formatHour(value)}`
/** mardi 3 février 2026 */
export const formatFullDate = (value: string | Date) => formatter(full).format(instantOf(value))
/** 03 février 2026 à 09:05 */
export const formatLongDateTime = (value: string | Date) =>
  `${formatter(long).format(instantOf(value))} ${at()} ${formatHour(value)}`

/** The business day of an instant: the day in Paris, as the API takes it (SHELL-53). */
export const dayOf = (value: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone, ...short }).format(value)
export const today = () => dayOf(new Date())

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(tagOf(currentLocale()), options).format(value)
