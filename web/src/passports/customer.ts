import { emailField } from '@logis/contract/http.rules'
import { projectFields } from '@logis/contract/projects.rules'
import type { Project } from '@logis/contract/projects'
import { addressInputOf, addressValuesOf, noAddress, type AddressValues } from '../addresses/address.ts'
import { useAddressRules } from '../addresses/useAddressRules.ts'
import { useFieldRules } from '../ui/fieldRules.ts'

/** PTG-04. As it stands on the screen: text, empty when there is none. The form has no field for the address's supplement. */
export type Customer = AddressValues & { name: string; email: string; contract_number: string }
export type CustomerField = keyof Customer
export const noCustomer: Customer = { name: '', email: '', contract_number: '', ...noAddress }
export const customerFields = Object.keys(noCustomer) as CustomerField[]

/** PTG-05..07. */
export function useCustomerRules() {
  const rules = useFieldRules()
  return { ...rules.texts(projectFields), email: rules.text(emailField), ...useAddressRules() }
}

/** PTG-15. Only France (PTG-04). */
export const customerInputOf = ({ name, email, contract_number, ...address }: Customer) => {
  const { extra_infos: _, ...place } = addressInputOf(address)
  return { name: name.trim(), email: email.trim(), contract_number: contract_number.trim(), ...place }
}

type Known = Pick<Project, 'name' | 'contract_number'> & {
  contact_information: Pick<Project['contact_information'], 'addresses' | 'emails'>
}

export const customerOf = ({ name, contract_number, contact_information }: Known): Customer => ({
  name,
  email: contact_information.emails[0]?.email ?? '',
  contract_number: contract_number ?? '',
  ...addressValuesOf(contact_information.addresses[0]),
})

/** PTG-37. What the form says of a passport that is there: its other e-mails, its phones and what the form does not show stay. */
export const editOf = (
  { contact_information: contact }: Project,
  { name, email, contract_number, ...address }: Customer,
) => {
  const [first, ...otherEmails] = contact.emails
  return {
    name: name.trim(),
    contract_number: contract_number.trim() || null,
    addresses: [addressInputOf(address)],
    emails: [{ email: email.trim(), label: first?.label ?? null }, ...otherEmails],
  }
}

/** What changed of it, as the call takes it: a list that is not named stays. */
export const changedOf = ({ addresses, emails, ...named }: Partial<ReturnType<typeof editOf>>) => ({
  ...named,
  ...((addresses ?? emails) && {
    contact_information: { ...(addresses && { addresses }), ...(emails && { emails }) },
  }),
})
