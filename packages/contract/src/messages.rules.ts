import type { TextField } from './http.rules.ts'

export const messageTexts = { body: { max: 5000, required: true } } as const satisfies Record<string, TextField>

/** A photo of a leak weighs a few megabytes; a message brings a handful. */
export const messageFileBytes = 20 * 1_048_576
export const messageFilesAtOnce = 5
