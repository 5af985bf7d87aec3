/** A text that has a form of its own; its name is that of the sentence which says so. */
export type TextFormat = { readonly name: 'email' | 'zip' | 'code'; readonly pattern: RegExp }

/**
 * Characters that nobody types: controls, but for tabs and line ends, and those that turn the direction of what stands
 * around them. A name that holds one looks like another name. Nor half of one that takes two (a lone surrogate): it is no
 * text, and all of them are kept as the same « � ».
 */
const untyped = /[\0-\b\v\f\x0e-\x1f\x7f-\x9f\u2028\u2029\p{Bidi_C}\p{Cs}]/u
export const isTyped = (text: string): boolean => !untyped.test(text)
/** What shows nothing, such as a space of no width: a name of it alone is a row that nobody can press. */
const unseen = /^[\p{DI}\s]+$/u
const isOfOneLine = (text: string): boolean => isTyped(text) && !/[\t-\r]/.test(text)
/** The same of a name, which stands on one line and is seen. */
export const isName = (text: string): boolean => isOfOneLine(text) && !unseen.test(text)
/** A name that came from elsewhere, with `sign` for each character that no name of ours may hold. */
export const withSigns = (name: string, sign: string): string =>
  Array.from(name, (character) => (isOfOneLine(character) ? character : sign)).join('')

/** What a text may be. The schema that parses it and the form that asks for it read the same lines. */
export type TextField = { readonly max: number; readonly required?: boolean; readonly format?: TextFormat }

/**
 * What an address is written with: before its @ anything but what nobody sees and what parts addresses in the header of a
 * mail; behind it what the names of the network are made of.
 */
const mailbox = String.raw`[^\s@<>()\[\]\\,;:"${untyped.source.slice(1, -1)}]+`
const label = String.raw`[\p{L}\p{M}\p{N}\u00b7-]+`
export const emailField = {
  max: 254,
  required: true,
  format: {
    name: 'email',
    pattern: new RegExp(String.raw`^(?!.*\p{DI})${mailbox}@${label}(\.${label})+$`, 'u'),
  },
} as const satisfies TextField

/** What is kept of a quantity or a surface. What is told of a change is what is kept. */
export const twoDecimals = (value: number) => Math.round(value * 100) / 100
