import type { TextField } from './http.rules.ts'

/** The kinds of project (PRJ-03). */
export const residenceTypes = ['FLAT', 'HOUSE', 'BUILDING', 'TWIN_HOUSE', 'DUPLEX'] as const
export type ResidenceType = (typeof residenceTypes)[number]

/** Kinds that may belong to a building. */
export const mayHaveParent = (type: ResidenceType) => type === 'FLAT' || type === 'DUPLEX'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12

/** A residence code from twelve random bytes (ruling 11): Crockford base32, which has no I, L, O or U. 60 bits. */
export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % 32]).join('')

/** What a person typed, as it is stored: any case, with or without dashes and spaces, look-alikes read as their digit. Null when it cannot be a code. */
export const readCode = (typed: string): string | null => {
  const code = typed
    .toUpperCase()
    .replace(/[\s\u00a0._–—-]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
  return new RegExp(`^[${alphabet}]{${codeLength}}$`).test(code) ? code : null
}

/** A code as it is shown: groups of four. */
export const showCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

const hiddenGroups = '••••-••••-'
/** A code for those who may not hand the home over: its last group, enough to tell two sheets apart. */
export const maskCode = (code: string) => hiddenGroups + code.slice(-4)

const shownCode = new RegExp(`(?<![\\w-])(?:[${alphabet}]{4}-){2}([${alphabet}]{4})(?![\\w-])`, 'g')
/** Every code within a text, masked: a mail as it was sent, old codes included. */
export const maskCodes = (text: string) => text.replace(shownCode, `${hiddenGroups}$1`)

/** The cards of the project page, in their order (PRJ-20). */
export const projectCards = [
  'information',
  'code',
  'tenants',
  'zones',
  'flats',
  'parent_documents',
  'documents',
  'devices',
  'booklet',
  'contacts',
  'feed',
] as const
export type ProjectCard = (typeof projectCards)[number]

/** What a project is called (PRJ-34, PRJ-35). */
export const projectFields = {
  name: { max: 200, required: true },
  contract_number: { max: 100 },
} as const satisfies Record<string, TextField>
