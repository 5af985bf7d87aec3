import type { TextField } from './http.rules.ts'

export const channelFields = {
  name_fr: { max: 120, required: true },
  name_en: { max: 120, required: true },
} as const satisfies Record<string, TextField>
