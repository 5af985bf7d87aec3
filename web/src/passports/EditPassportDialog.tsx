import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Project } from '@logis/contract/projects'
import { useTranslation } from '../ui/texts.ts'
import { useEditProject } from '../projects/api.ts'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { changedOf, customerOf, editOf, useCustomerRules } from './customer.ts'
import { CustomerFields } from './CustomerFields.tsx'

type Props = { companyId: number; passport: Project; onClose: () => void }

/** PTG-37. */
export function EditPassportDialog({ companyId: company_id, passport, onClose }: Props) {
  const { t } = useTranslation()
  // The page reads the passport again behind the form, which speaks of the one that it was opened with.
  const [opened] = useState(passport)
  const changes = useChanges(editOf(opened, customerOf(opened)))
  const form = useForm({
    initialValues: customerOf(opened),
    validateInputOnBlur: true,
    validate: useCustomerRules(),
    transformValues: (customer) => ({
      company_id,
      residence_id: passport.id,
      ...changedOf(changes(editOf(opened, customer))),
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
