// A day travels as `YYYY-MM-DD`, and is the same day everywhere: it is counted in UTC, where none is longer than another.

const dayMs = 86_400_000
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The last day that is written in ten characters. What would come after it, of a day that nobody lives to see, is it. */
const endOfDays = '9999-12-31'

/** A day some days later, or before where they are fewer than none. */
export const addDays = (day: string, days: number): string => {
  const at = midnightOf(day) + days * dayMs
  return at > midnightOf(endOfDays) ? endOfDays : new Date(at).toISOString().slice(0, 10)
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** A day some months later: the 31st becomes the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  if (toYear > 9999) return endOfDays
  const lastDate = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${pad(toYear, 4)}-${pad(toMonth)}-${pad(Math.min(date, lastDate))}`
}

/** Whole days from one day to another; below zero when the other is past. */
export const daysBetween = (from: string, to: string): number => Math.round((midnightOf(to) - midnightOf(from)) / dayMs)
