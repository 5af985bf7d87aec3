import type { TextField } from './http.rules.ts'

/** How other systems name a thing of the catalogue: small letters, digits and underscores, a letter first. */
export const catalogueCode = /^[a-z][a-z0-9_]*$/
export const productLabelFields = {
  code: { max: 60, required: true },
  name_fr: { max: 120, required: true },
  name_en: { max: 120, required: true },
} as const satisfies Record<string, TextField>
