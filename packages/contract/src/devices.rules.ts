import { addMonths } from './days.rules.ts'
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
