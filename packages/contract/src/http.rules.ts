/** A text that has a form of its own; its name is that of the sentence which says so. */
export type TextFormat = { readonly name: 'email' | 'zip'; readonly pattern: RegExp }

/** What a text may be. The schema that parses it and the form that asks for it read the same lines. */
export type TextField = { readonly max: number; readonly required?: boolean; readonly format?: TextFormat }

export const emailField = {
  max: 254,
  required: true,
  format: { name: 'email', pattern: /^[^\s@<>()]+@[^\s@.]+(\.[^\s@.]+)+$/ },
} as const satisfies TextField
