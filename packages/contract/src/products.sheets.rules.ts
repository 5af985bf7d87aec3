import type { TextField } from './http.rules.ts'

/** What administrators write on the sheet of a product. */
export const productFields = {
  name: { max: 200, required: true },
  reference: { max: 200 },
  nature: { max: 60 },
} as const satisfies Record<string, TextField>

/** Maintenance of a product. */
export const productTaskFields = {
  name_fr: { max: 200, required: true },
  name_en: { max: 200, required: true },
} as const satisfies Record<string, TextField>
/** Why a product that was asked for does not come. */
export const refusalTexts = { reason: { max: 300, required: true } } as const satisfies Record<string, TextField>
export const productTasksMax = 50
/** In months: a century. */
export const periodicityMax = 1200
