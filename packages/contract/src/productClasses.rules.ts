import type { TextField } from './http.rules.ts'

export const productClassFields = {
  code: { max: 60, required: true },
  name_fr: { max: 120, required: true },
  name_en: { max: 120, required: true },
  nature: { max: 60 },
} as const satisfies Record<string, TextField>

/** In years: a building outlives its equipment, and nothing outlives this. */
export const lifespanMax = 200
