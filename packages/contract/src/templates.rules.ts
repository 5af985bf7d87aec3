import type { TextField } from './http.rules.ts'

/** What a template is called (TPL-04). */
export const templateFields = { name: { max: 200, required: true } } as const satisfies Record<string, TextField>
