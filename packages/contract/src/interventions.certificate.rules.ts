import { addDays } from './days.rules.ts'
import type { TextField } from './http.rules.ts'

/** Boilers whose yearly maintenance the decree speaks of (C. env. R224-41-4; arrêté of 15 September 2009). */
export const boilerPower = { min: 4, max: 400 }

/** As many characters of remarks as the certificate's page holds. */
const remarksLength = 700

/** What is written on the certificate. */
export const certificateTexts = {
  manufacturer: { max: 120, required: true },
  model: { max: 120, required: true },
  serial_number: { max: 80 },
  remarks: { max: remarksLength },
  technician: { max: 120, required: true },
} as const satisfies Record<string, TextField>

/** Parts per million of carbon monoxide that a form may say. */
export const coMax = 100_000

export const boilerFuels = ['NATURAL_GAS', 'PROPANE', 'BUTANE', 'OIL', 'WOOD'] as const
export type BoilerFuel = (typeof boilerFuels)[number]

export type CoLevel = 'normal' | 'anomaly' | 'danger'
/** What the carbon monoxide measured around a boiler means: an anomaly from 10 ppm, an immediate danger from 50. */
export const coLevel = (ppm: number): CoLevel => (ppm >= 50 ? 'danger' : ppm >= 10 ? 'anomaly' : 'normal')

const handoverDays = 15
/** The last day on which the certificate of a visit may reach the customer. */
export const handoverDeadline = (visitedOn: string): string => addDays(visitedOn, handoverDays)
