import { codeLength, readCode, showCode } from '@logis/contract/projects.rules'

const charactersOf = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .slice(0, codeLength)

/** What the field shows of what was typed: capitals, look-alikes as their digit, groups of four (ruling 11). */
export const formatCode = (typed: string) => showCode(charactersOf(typed))

/** How many characters are still to come. */
export const missingFrom = (typed: string) => codeLength - charactersOf(typed).length

export const isCode = (typed: string) => readCode(typed) !== null
export const sameCode = (a: string, b: string) => readCode(a) === readCode(b)
