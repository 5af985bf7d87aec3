import type { TextField } from './http.rules.ts'

/** An address in France (PRJ-34..37). */
export const addressFields = {
  street_number: { max: 20 },
  street_name: { max: 200, required: true },
  extra_infos: { max: 200 },
  zip_code: { max: 5, required: true, format: { name: 'zip', pattern: /^\d{5}$/ } },
  city: { max: 120, required: true },
} as const satisfies Record<string, TextField>

/** A phone number; nothing but a length, as people write it in many ways (PROF-06). */
export const phoneField = { max: 40, required: true } as const satisfies TextField

/** PROF-17: the countries of which an address is suggested. */
export const suggestedCountries = ['be', 'es', 'fr', 'uk', 'ie', 'nl', 'sk', 'dk', 'se', 'cz'] as const

/** PROF-14: the countries offered where an address is typed. */
export const offeredCountries = ['FR', 'BE', 'DE', 'IT', 'NL', 'PT', 'ES', 'CH', 'GB'] as const
/** those and the ones that are only suggested; what was chosen there is kept. */
export const companyCountries = [...offeredCountries, 'IE', 'SK', 'DK', 'SE', 'CZ'] as const
export type CompanyCountry = (typeof companyCountries)[number]

const fiveDigits = /^\d{5}$/
const threeAndTwo = /^\d{3} ?\d{2}$/
/** PROF-12, A-46: how each country writes its zip codes. */
export const zipPatterns: Record<CompanyCountry, RegExp> = {
  FR: fiveDigits,
  BE: /^\d{4}$/,
  DE: fiveDigits,
  IT: fiveDigits,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PT: /^\d{4}-\d{3}$/,
  ES: fiveDigits,
  CH: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  SK: threeAndTwo,
  DK: /^\d{4}$/,
  SE: threeAndTwo,
  CZ: threeAndTwo,
}
