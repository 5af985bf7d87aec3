import type { InputPropsOf } from '../ui/formFields.ts'
import type { AddressValues } from './address.ts'

export type FieldOf = InputPropsOf<keyof AddressValues>

const names = [
  'street_number',
  'street_name',
  'extra_infos',
  'zip_code',
  'city',
  'country_code',
  'searched',
  'by_hand',
  'place',
] as const satisfies (keyof AddressValues)[]

/** The address in a form, read and written as one. */
export const addressIn = (field: FieldOf) => ({
  values: Object.fromEntries(names.map((name) => [name, field(name).value])) as AddressValues,
  set: (values: Partial<AddressValues>) => {
    for (const [name, value] of Object.entries(values)) field(name as keyof AddressValues).onChange(value)
  },
})
