import type { TextField } from './http.rules.ts'

export const manufacturerFields = { name: { max: 120, required: true } } as const satisfies Record<string, TextField>
