import { addressFields } from '@logis/contract/addresses.rules'
import { emailField } from '@logis/contract/http.rules'
import { projectFields } from '@logis/contract/projects.rules'
import type { Project } from '@logis/contract/projects'
import { addressInputOf, addressValuesOf, noAddress, type AddressValues } from '../addresses/address.ts'
import { useFieldRules } from '../ui/fieldRules.ts'

const { extra_infos: _, ...customerAddress } = addressFields

/** PTG-04. As it stands on the screen: text, empty when there is none. The form has no supplement of the address. */
export type Customer = Omit<AddressValues, 'extra_infos'> & { name: string; email: string; contract_number: string }
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
const { extra_infos: _none, ...noCustomerAddress } = noAddress
export const noCustomer: Customer = { name: '', email: '', contract_number: '', ...noCustomerAddress }

/** PTG-05..07. */
export function useCustomerRules() {
  const rules = useFieldRules()
  return { ...rules.texts(projectFields), email: rules.text(emailField), ...rules.texts(customerAddress) }
}

/** PTG-15. Only France (PTG-04). */
export const customerInputOf = (customer: Customer) => ({
  ...(Object.fromEntries(customerFields.map((field) => [field, customer[field].trim()])) as Customer),
  country_code: 'FR' as const,
})

type Known = Pick<Project, 'name' | 'contract_number'> & {
  contact_information: Pick<Project['contact_information'], 'addresses' | 'emails'>
}

export const customerOf = ({ name, contract_number, contact_information }: Known): Customer => {
  const { extra_infos: _, ...address } = addressValuesOf(contact_information.addresses[0])
  return { name, email: contact_information.emails[0]?.email ?? '', contract_number: contract_number ?? '', ...address }
}

/** PTG-37. What the form says of a passport that is there: its other e-mails, its phones and what the form does not show stay. */
export const editOf = (
  { contact_information: contact }: Project,
  { name, email, contract_number, ...place }: Customer,
) => {
  const [first, ...otherEmails] = contact.emails
  const [before] = contact.addresses
  return {
    name: name.trim(),
    contract_number: contract_number.trim() || null,
    contact_information: {
      addresses: [addressInputOf({ ...place, extra_infos: before?.extra_infos ?? '' }, before)],
      emails: [{ email: email.trim(), label: first?.label ?? null }, ...otherEmails],
      phones: contact.phones,
    },
  }
}
