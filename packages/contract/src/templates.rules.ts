import type { TextField } from './http.rules.ts'

/** What a template is called (TPL-04). */
export const templateFields = { name: { max: 200, required: true } } as const satisfies Record<string, TextField>

/** How many projects a template is applied to at once (PRJ-09). */
export const mostProjects = 500
