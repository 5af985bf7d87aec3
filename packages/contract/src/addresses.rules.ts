import type { TextField } from './http.rules.ts'

/** An address in France (PRJ-34..37). */
export const addressFields = {
  street_number: { max: 20 },
  street_name: { max: 200, required: true },
  extra_infos: { max: 200 },
  zip_code: { max: 5, required: true, format: { name: 'zip', pattern: /^\d{5}$/ } },
  city: { max: 120, required: true },
} as const satisfies Record<string, TextField>
