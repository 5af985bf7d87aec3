import { codeLength } from '@logis/contract/projects.rules'

// Apart from `code.ts`, which pages carry that have no field for a code.

/** Three groups of four, whatever stands between them. Each place of a text is looked at: a word before them may be one. */
const groups = /\b(?=([\dA-Z]{4}(?:[-\s.‐-―]{0,3}[\dA-Z]{4}){2})\b)/gi

/** How much it looks like a code among words: by the dashes that it is printed with, and by its digits. */
const likeness = (text: string) => (/[-‐-―]/.test(text) ? codeLength : 0) + (text.match(/\d/g) ?? []).length

/**
 * The code as the sheet and the e-mail print it, or without its dashes, whatever was pasted around it; where there is none,
 * what comes after the words that announce it.
 */
export const codeWithin = (typed: string) => {
  const found = Array.from(typed.matchAll(groups), ([, text = '']) => text).filter((text) => likeness(text) > 0)
  const best = Math.max(...found.map(likeness))
  return found.findLast((text) => likeness(text) === best) ?? typed.replace(/^[^]*:(?=[^]*\w)/, '')
}
