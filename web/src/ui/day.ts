const pad = (text: string) => text.padStart(2, '0')

const exists = (day: string) => {
  const date = new Date(`${day}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A calendar day as it travels, `YYYY-MM-DD`, that exists. */
export const isDay = (value: string | null | undefined): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && exists(value)

/** What people type, `12/03/2026`, `12.3.2026` or `12032026`, as a day; null when it is not one. */
export const parseDay = (typed: string): string | null => {
  const text = typed.trim()
  if (isDay(text)) return text
  const match = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (!match) return null
  const [, date = '', month = '', year = ''] = match
  const day = `${year}-${pad(month)}-${pad(date)}`
  return isDay(day) ? day : null
}

/** 2026-03-12 as people read it: 12/03/2026. */
export const shownDay = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

/** The business day is the day in Paris, wherever the reader is. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
