import { codedFields } from './reference.rules.ts'
import type { TextField } from './http.rules.ts'

export const productClassFields = {
  ...codedFields,
  nature: { max: 60 },
} as const satisfies Record<string, TextField>

/** In years: a building outlives its equipment, and nothing outlives this. */
export const lifespanMax = 200
