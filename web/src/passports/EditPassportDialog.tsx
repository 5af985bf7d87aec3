import { useForm } from '@mantine/form'
import type { Project } from '@logis/contract/projects'
import { useTranslation } from 'react-i18next'
import { useEditProject } from '../projects/api.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { customerOf, useCustomerRules } from './customer.ts'
import { CustomerFields } from './CustomerFields.tsx'

type Props = { companyId: number; passport: Project; onClose: () => void }

/** PTG-37. Other e-mails and the phones stay as they are. */
export function EditPassportDialog({ companyId: company_id, passport, onClose }: Props) {
  const { t } = useTranslation()
  const { id: residence_id, contact_information: contact } = passport
  const [first, ...otherEmails] = contact.emails
  const form = useForm({
    initialValues: customerOf(passport),
    validateInputOnBlur: true,
    validate: useCustomerRules(),
    transformValues: ({ name, email, contract_number, street_number, street_name, zip_code, city }) => ({
      project: { company_id, residence_id, name: name.trim(), contract_number: contract_number.trim() || null },
      contact: {
        company_id,
        residence_id,
        phones: contact.phones,
        emails: [{ email: email.trim(), label: first?.label ?? null }, ...otherEmails],
        addresses: [
          {
            street_number: street_number.trim(),
            street_name: street_name.trim(),
            zip_code: zip_code.trim(),
            city: city.trim(),
            country_code: 'FR' as const,
            extra_infos: contact.addresses[0]?.extra_infos ?? null,
          },
        ],
      },
    }),
  })
  return (
    <DialogForm
      title={t('passports.edit.title')}
      form={form}
      call={useEditProject()}
      fieldOf={{}}
      onDone={onClose}
      onClose={onClose}
    >
      <CustomerFields field={form.getInputProps} />
    </DialogForm>
  )
}
