import type { Address } from '@logis/contract/addresses'
import type { addressFields } from '@logis/contract/addresses.rules'

/** An address as a form holds it: text, empty when there is none. */
export type AddressValues = Record<keyof typeof addressFields, string>

export const noAddress: AddressValues = { street_number: '', street_name: '', extra_infos: '', zip_code: '', city: '' }

export const addressValuesOf = (address: Address | undefined): AddressValues => ({
  street_number: address?.street_number ?? '',
  street_name: address?.street_name ?? '',
  extra_infos: address?.extra_infos ?? '',
  zip_code: address?.zip_code ?? '',
  city: address?.city ?? '',
})

const placeOf = ({ street_number, street_name, zip_code, city }: AddressValues) =>
  [street_number, street_name, zip_code, city].map((text) => text.trim()).join('\n')

/** PRJ-37. What a form sends. The position and the region belong to the address they were found for. */
export const addressInputOf = (values: AddressValues, before?: Address) => ({
  street_number: values.street_number.trim(),
  street_name: values.street_name.trim(),
  extra_infos: values.extra_infos.trim(),
  zip_code: values.zip_code.trim(),
  city: values.city.trim(),
  country_code: 'FR' as const,
  ...(before &&
    placeOf(values) === placeOf(addressValuesOf(before)) && {
      region: before.region,
      latitude: before.latitude,
      longitude: before.longitude,
    }),
})

type Line = Pick<Address, 'street_number' | 'street_name' | 'zip_code' | 'city'>

/** 14 Rue des Lilas */
export const streetLine = ({ street_number, street_name }: Pick<Line, 'street_number' | 'street_name'>) =>
  [street_number, street_name].filter(Boolean).join(' ')

/** 14 Rue des Lilas, 44300 Nantes */
export const addressLine = (address: Line | null | undefined) =>
  address ? [streetLine(address), `${address.zip_code} ${address.city}`.trim()].filter(Boolean).join(', ') : null
