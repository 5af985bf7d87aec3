import type { ContactInformation } from '@logis/contract/addresses'
import { phoneField } from '@logis/contract/addresses.rules'
import { profileFields } from '@logis/contract/companies.rules'
import { emailField } from '@logis/contract/http.rules'
import { addressValuesOf, companyAddressInputOf, hasAddress, type AddressValues } from '../../addresses/address.ts'
import { useAddressRules } from '../../addresses/useAddressRules.ts'
import { useFieldRules } from '../../ui/fieldRules.ts'

/** PROF-01: what a company tells everyone, as the form holds it. */
export type ProfileValues = AddressValues & { public_name: string; website_url: string; email: string; phone: string }

export const profileValuesOf = ({
  public_name,
  website_url,
  addresses,
  emails,
  phones,
}: ContactInformation): ProfileValues => ({
  public_name: public_name ?? '',
  website_url: website_url ?? '',
  email: emails[0]?.email ?? '',
  phone: phones[0]?.phone_number ?? '',
  ...addressValuesOf(addresses[0]),
})

/** PROF-06, PROF-07. */
export function useProfileRules() {
  const rules = useFieldRules()
  return {
    public_name: rules.text(profileFields.public_name),
    website_url: rules.text(profileFields.website_url),
    email: rules.text({ ...emailField, required: false }),
    phone: rules.text({ ...phoneField, required: false }),
    ...useAddressRules({ optional: true }),
  }
}

/** The first of each is the form's; the others, and the notes, stay. */
export const profileInputOf = (before: ContactInformation, values: ProfileValues) => {
  const [email, ...emails] = before.emails
  const [phone, ...phones] = before.phones
  const written = { email: values.email.trim(), phone: values.phone.trim() }
  return {
    public_name: values.public_name.trim(),
    website_url: values.website_url.trim(),
    notes: before.notes,
    addresses: [
      ...(hasAddress(values) ? [companyAddressInputOf(values)] : []),
      ...before.addresses.slice(1).map(storedInputOf),
    ],
    emails: [...(written.email ? [{ email: written.email, label: email?.label ?? null }] : []), ...emails],
    phones: [...(written.phone ? [{ phone_number: written.phone, label: phone?.label ?? null }] : []), ...phones],
  }
}

const storedInputOf = (address: ContactInformation['addresses'][number]) =>
  companyAddressInputOf(addressValuesOf(address))
