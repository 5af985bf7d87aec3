import type { TextField } from './http.rules.ts'

/** What administrators name in both languages, and other systems by a code: a trade, a label, a class of products. */
export const codedFields = {
  /** Small letters, digits and underscores, a letter first. */
  code: { max: 60, required: true, format: { name: 'code', pattern: /^[a-z][a-z0-9_]*$/ } },
  name_fr: { max: 120, required: true },
  name_en: { max: 120, required: true },
} as const satisfies Record<string, TextField>
