import { emailField } from '@logis/contract/http.rules'
import { mayHaveParent, projectFields, type ResidenceType } from '@logis/contract/projects.rules'
import { addressInputOf, addressValuesOf, noAddress, type AddressValues } from '../addresses/address.ts'
import { useAddressRules } from '../addresses/useAddressRules.ts'
import { useFieldRules } from '../ui/fieldRules.ts'
import type { Project } from './api.ts'

/** What both project forms ask, as it stands on the screen: text, empty when there is none. */
export type ProjectValues = AddressValues & { name: string; contract_number: string; email: string }

const noProject: ProjectValues = { name: '', contract_number: '', email: '', ...noAddress }

export const valuesOf = ({ name, contract_number, contact_information }: Project): ProjectValues => ({
  name,
  contract_number: contract_number ?? '',
  email: contact_information.emails[0]?.email ?? '',
  ...addressValuesOf(contact_information.addresses[0]),
})

/** PRJ-34..36. */
export function useProjectRules() {
  const rules = useFieldRules()
  return {
    ...rules.texts(projectFields),
    email: rules.text({ ...emailField, required: false }),
    ...useAddressRules(),
  }
}

/**
 * PRJ-37. What the form says of a project that is there; its other e-mails and its phones stay. In tenant
 * context the e-mail is hidden and not sent: the server keeps what it has (D2-A04).
 */
export const editOf = ({ contact_information: contact, tenant_context }: Project, values: ProjectValues) => {
  const [first, ...otherEmails] = contact.emails
  const email = values.email.trim()
  const emails = [...(email === '' ? [] : [{ email, label: first?.label ?? null }]), ...otherEmails]
  return {
    name: values.name.trim(),
    contract_number: values.contract_number.trim() || null,
    addresses: [addressInputOf(values)],
    ...(!tenant_context && { emails }),
  }
}

/** What changed of it, as the call takes it: a list that is not named stays. */
export const changedOf = ({ addresses, emails, ...named }: Partial<ReturnType<typeof editOf>>) => ({
  ...named,
  ...((addresses ?? emails) && {
    contact_information: { ...(addresses && { addresses }), ...(emails && { emails }) },
  }),
})

/** A project that is yet to be made. */
export type NewProject = ProjectValues & { type: ResidenceType | null; parent_id: string | null }
export const noNewProject: NewProject = { ...noProject, type: null, parent_id: null }

/** PRJ-11. The rules let nothing through without a type. */
export const projectOf = ({ type, parent_id, ...values }: NewProject) => ({
  type: type ?? ('HOUSE' as const),
  name: values.name.trim(),
  contract_number: values.contract_number.trim() || null,
  parent_id: type && mayHaveParent(type) && parent_id ? Number(parent_id) : null,
  contact_information: {
    addresses: [addressInputOf(values)],
    emails: values.email.trim() === '' ? [] : [{ email: values.email.trim() }],
  },
})
