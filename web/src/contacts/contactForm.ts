import { isAddressBegun, contactFields, phoneField } from '@logis/contract/contacts.rules'
import { emailField } from '@logis/contract/http.rules'
import { useTranslation } from '../ui/texts.ts'
import { addressInputOf, addressValuesOf, noAddress, type AddressValues } from '../addresses/address.ts'
import { useAddressRules } from '../addresses/useAddressRules.ts'
import { useFieldRules } from '../ui/fieldRules.ts'
import type { CompanyContact } from './api.ts'

type Entry = { key: string; value: string; label: string | null }

/** A contact as its form holds it. */
export type ContactValues = AddressValues & {
  name: string
  company_name: string
  jobs: string[]
  emails: Entry[]
  phones: Entry[]
  website_url: string
  notes: string
}

export const newEntry = (value = '', label: string | null = null): Entry => ({
  key: crypto.randomUUID(),
  value,
  label,
})

export const noContact = (): ContactValues => ({
  name: '',
  company_name: '',
  jobs: [],
  emails: [newEntry()],
  phones: [newEntry()],
  website_url: '',
  notes: '',
  ...noAddress,
})

export const valuesOf = (contact: CompanyContact): ContactValues => ({
  name: contact.name,
  company_name: contact.company_name ?? '',
  jobs: contact.jobs.map(({ id }) => String(id)),
  emails: contact.emails.length > 0 ? contact.emails.map(({ email, label }) => newEntry(email, label)) : [newEntry()],
  phones:
    contact.phones.length > 0
      ? contact.phones.map(({ phone_number, label }) => newEntry(phone_number, label))
      : [newEntry()],
  website_url: contact.website_url ?? '',
  notes: contact.notes ?? '',
  ...addressValuesOf(contact.addresses[0]),
})

const filled = (entries: readonly Entry[]) =>
  entries.map(({ value, label }) => ({ value: value.trim(), label })).filter(({ value }) => value !== '')

/** What the form sends. An empty line is no e-mail, and an address that was not begun is none. */
export const inputOf = (values: ContactValues) => ({
  name: values.name.trim(),
  company_name: values.company_name.trim() || null,
  jobs: values.jobs.map((id) => ({ id: Number(id) })),
  emails: filled(values.emails).map(({ value, label }) => ({ email: value, label })),
  phones: filled(values.phones).map(({ value, label }) => ({ phone_number: value, label })),
  addresses: isAddressBegun(values) ? [addressInputOf(values)] : [],
  website_url: values.website_url.trim() || null,
  notes: values.notes.trim() || null,
})

/** CON-12, CON-13. */
export function useContactRules() {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const address = Object.entries(useAddressRules()).map(([name, rule]) => {
    const onceBegun = (value: unknown, values: ContactValues) =>
      isAddressBegun(values) || values.searched.trim() !== '' ? rule(value, values) : null
    return [name, onceBegun] as const
  })
  return {
    ...rules.texts(contactFields),
    jobs: (jobs: string[]) => (jobs.length === 0 ? t('contacts.form.jobRequired') : null),
    emails: { value: rules.text({ ...emailField, required: false }) },
    phones: { value: rules.text({ ...phoneField, required: false }) },
    ...(Object.fromEntries(address) as Record<keyof ReturnType<typeof useAddressRules>, (typeof address)[number][1]>),
  }
}
