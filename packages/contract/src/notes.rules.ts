import type { TextField } from './http.rules.ts'

/** What a note is about, as the platform's models are called. */
export const noteModels = ['Residence', 'Company'] as const
export type NoteModel = (typeof noteModels)[number]

export const noteFields = { text: { max: 2000, required: true } } as const satisfies Record<string, TextField>
