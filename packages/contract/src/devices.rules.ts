import type { TextField } from './http.rules.ts'

/** What a row of the list is: a device, or a request for a product that the catalogue does not hold yet (DEV-31). */
export const deviceModels = ['DEVICE', 'PRODUCT_REQUEST'] as const
export type DeviceModel = (typeof deviceModels)[number]

/** Marks a device or a request that was imported from the envelope of a thermal study (DEV-23). */
export const envelopeSource = 'xml_rset_envelope'

/** How many devices and pending requests a booklet holds, unless one of its provisions says more (ruling 7). */
export const bookletDevices = 1500

/** The smallest quantity; surfaces and quantities have two decimals. */
export const quantityMin = 0.01
export const measureMax = 99_999_999.99
export const thicknessMax = 100_000
export const lifespanMax = 1000

/** What may be written of a device (DEV-13). */
export const deviceTexts = { serial_number: { max: 200 }, note: { max: 10_000 } } as const satisfies Record<
  string,
  TextField
>

/** What is said of a product that the catalogue does not hold (DEV-19); `name` is the reference typed. */
export const requestTexts = {
  name: { max: 200, required: true },
  manufacturer: { max: 120, required: true },
} as const satisfies Record<string, TextField>

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** The last day that is written in ten characters. What would come after it, of a day that nobody lives to see, is it. */
const endOfDays = '9999-12-31'

/** A day some months later: the 31st becomes the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  if (toYear > 9999) return endOfDays
  const lastDate = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${pad(toYear, 4)}-${pad(toMonth)}-${pad(Math.min(date, lastDate))}`
}

/**
 * When a task is due: the commissioning date plus a number of periods, the first such day that is not before another
 * (D2-E08). Counted from the commissioning date each time, so that the end of the month does not drift.
 */
export const nextDueDate = (commissioned: string, periodicityMonths: number, notBefore: string): string => {
  let periods = Math.max(1, Math.floor(monthsBetween(commissioned, notBefore) / periodicityMonths))
  while (addMonths(commissioned, periods * periodicityMonths) < notBefore) periods += 1
  return addMonths(commissioned, periods * periodicityMonths)
}

const monthsBetween = (from: string, to: string) => monthOf(to) - monthOf(from) - 1
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The day after. */
export const dayAfter = (day: string): string =>
  day === endOfDays ? day : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
