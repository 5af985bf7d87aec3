import type { TextField } from './http.rules.ts'

/** What someone keeps in their home for themselves: a note, papers, an appliance of their own. */
export const thingKinds = ['NOTE', 'DOCUMENT', 'DEVICE'] as const
export type ThingKind = (typeof thingKinds)[number]

export const thingTexts = {
  title: { max: 120, required: true },
  body: { max: 5000 },
  brand: { max: 80 },
  serial_number: { max: 80 },
} as const satisfies Record<string, TextField>

/** A scanned contract weighs a few megabytes; a thing brings a handful at a time. */
export const thingFileBytes = 20 * 1_048_576
export const thingFilesAtOnce = 5
/** What one person keeps in one home. */
export const thingsAtMost = 300
export const thingBytesAtMost = 500 * 1_048_576
/** Days after someone left a home, during which they may still take along what they kept there. */
export const daysAfterLeaving = 30
