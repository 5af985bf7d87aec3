import type { Address } from '@logis/contract/addresses'
import { companyCountries, type addressFields, type CompanyCountry } from '@logis/contract/addresses.rules'

type AddressPart = keyof typeof addressFields

/** What else is known of the place that an address names. */
type Place = Pick<Address, 'street_name' | 'zip_code' | 'city' | 'region' | 'latitude' | 'longitude'> & {
  street_number: string | null
}

/** An address as a form holds it: its parts as texts, empty when there is none, and how it is being entered. */
export type AddressValues = Record<AddressPart, string> & {
  country_code: CompanyCountry
  /** What is typed to find the address. */
  searched: string
  /** Its parts are written one by one; null while the person has not chosen (PROF-20: it then depends on the portal). */
  by_hand: boolean | null
  /** Where it was found, or stood before: the region and the position belong to that place alone. */
  place: Place | null
  /** The country as it is stored, where it is named: its name is that country's alone. */
  country: { code: string; name: string } | null
}

export const noAddress: AddressValues = {
  street_number: '',
  street_name: '',
  extra_infos: '',
  zip_code: '',
  city: '',
  country_code: 'FR',
  searched: '',
  by_hand: null,
  place: null,
  country: null,
}

const offeredCountry = (code: string): CompanyCountry => companyCountries.find((country) => country === code) ?? 'FR'

/** What a form holds of a place, suggested or stored. */
export const placeValues = (place: Omit<Address, 'extra_infos' | 'country_name'>) => {
  const { street_number, street_name, zip_code, city, country_code, region, latitude, longitude } = place
  return {
    street_number: street_number ?? '',
    street_name,
    zip_code,
    city,
    country_code: offeredCountry(country_code),
    searched: addressLine(place) ?? '',
    place: { street_number, street_name, zip_code, city, region, latitude, longitude },
  } satisfies Partial<AddressValues>
}

export const addressValuesOf = (address: Address | undefined): AddressValues =>
  address
    ? { ...noAddress, ...placeValues(address), extra_infos: address.extra_infos ?? '', country: countryOf(address) }
    : noAddress

const countryOf = ({ country_code: code, country_name: name }: Address) => (name === null ? null : { code, name })
/** Changed only with the country. */
const countryNameOf = ({ country }: AddressValues, code: CompanyCountry) =>
  country?.code === code ? { country_name: country.name } : {}

const partsOf = ({ street_number, street_name, zip_code, city }: Omit<Place, 'region' | 'latitude' | 'longitude'>) =>
  [street_number ?? '', street_name, zip_code, city].map((text) => text.trim()).join('\n')

/** Whether anything of an address is there; a country alone is none. */
export const hasAddress = (values: AddressValues) => `${values.extra_infos}${partsOf(values)}`.trim() !== ''

/** PRJ-37. What a form sends of an address in France, with its region and its position where they are known. */
export const addressInputOf = (values: AddressValues) => ({
  street_number: values.street_number.trim(),
  street_name: values.street_name.trim(),
  extra_infos: values.extra_infos.trim(),
  zip_code: values.zip_code.trim(),
  city: values.city.trim(),
  country_code: 'FR' as const,
  ...countryNameOf(values, 'FR'),
  ...(values.place &&
    partsOf(values.place) === partsOf(values) && {
      region: values.place.region,
      latitude: values.place.latitude,
      longitude: values.place.longitude,
    }),
})

/** The same of a company's, which may stand in another country. */
export const companyAddressInputOf = (values: AddressValues) => {
  const { country_name: _, ...address } = addressInputOf(values)
  return { ...address, country_code: values.country_code, ...countryNameOf(values, values.country_code) }
}

type Line = Pick<Address, 'street_number' | 'street_name' | 'zip_code' | 'city'>

/** 14 Rue des Lilas */
const streetLine = ({ street_number, street_name }: Pick<Line, 'street_number' | 'street_name'>) =>
  [street_number, street_name].filter(Boolean).join(' ')

/** 14 Rue des Lilas, 44300 Nantes */
export const addressLine = (address: Line | null | undefined) =>
  address ? [streetLine(address), `${address.zip_code} ${address.city}`.trim()].filter(Boolean).join(', ') : null
