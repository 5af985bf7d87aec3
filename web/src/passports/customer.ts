import type { Address } from '@logis/contract/addresses'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'

/** PTG-04. As it stands on the screen: text, empty when there is none. */
export type Customer = {
  name: string
  email: string
  contract_number: string
  street_number: string
  street_name: string
  zip_code: string
  city: string
}
export type CustomerField = keyof Customer
export const customerFields: readonly CustomerField[] = [
  'name',
  'email',
  'contract_number',
  'street_number',
  'street_name',
  'zip_code',
  'city',
]
export const noCustomer: Customer = {
  name: '',
  email: '',
  contract_number: '',
  street_number: '',
  street_name: '',
  zip_code: '',
  city: '',
}

/** PTG-05..07. */
export function useCustomerRules() {
  const rules = useFieldRules()
  return {
    name: allOf(rules.required, rules.maxLength(200)),
    email: allOf(rules.required, rules.email),
    contract_number: rules.maxLength(100),
    street_number: rules.maxLength(20),
    street_name: allOf(rules.required, rules.maxLength(200)),
    zip_code: allOf(rules.required, rules.zip),
    city: allOf(rules.required, rules.maxLength(120)),
  }
}

/** PTG-15. Only France (PTG-04). */
export const appendCustomer = (form: FormData, customer: Customer) => {
  for (const field of customerFields) form.append(`contact_information[${field}]`, customer[field].trim())
  form.append('contact_information[country_code]', 'FR')
}

type Known = {
  name: string
  contract_number: string | null
  contact_information: { addresses: readonly Address[]; emails: readonly { email: string }[] }
}

export const customerOf = ({ name, contract_number, contact_information }: Known): Customer => {
  const address = contact_information.addresses[0]
  return {
    name,
    email: contact_information.emails[0]?.email ?? '',
    contract_number: contract_number ?? '',
    street_number: address?.street_number ?? '',
    street_name: address?.street_name ?? '',
    zip_code: address?.zip_code ?? '',
    city: address?.city ?? '',
  }
}

/** 7 Rue des Artisans, 44800 Saint-Herblain */
export const placeOf = ({
  street_number,
  street_name,
  zip_code,
  city,
}: Omit<Customer, 'name' | 'email' | 'contract_number'>) =>
  [[street_number, street_name].filter(Boolean).join(' '), `${zip_code} ${city}`.trim()].filter(Boolean).join(', ')
