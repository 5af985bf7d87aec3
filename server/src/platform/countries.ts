import { companyCountries, type CompanyCountry } from '@logis/contract/addresses.rules'

const inFrench = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'code' })

/** PROF-02, PRJ-26: what each country that an address may stand in is called, in French. */
export const countryNames = Object.fromEntries(
  companyCountries.map((code) => [code, inFrench.of(code) ?? code]),
) as Record<CompanyCountry, string>
