import type { AddressValues } from './address.ts'

/** What Mantine's `getInputProps` gives for a value of the form. */
// eslint-disable-next-line typescript/no-explicit-any -- Mantine types it so
export type FieldOf = (name: keyof AddressValues) => any

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
