import { useForm } from '@mantine/form'
import type { Project } from '@logis/contract/projects'
import { useTranslation } from '../ui/texts.ts'
import { useEditProject } from '../projects/api.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { customerOf, editOf, useCustomerRules } from './customer.ts'
import { CustomerFields } from './CustomerFields.tsx'

type Props = { companyId: number; passport: Project; onClose: () => void }

/** PTG-37. */
export function EditPassportDialog({ companyId: company_id, passport, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: customerOf(passport),
    validateInputOnBlur: true,
    validate: useCustomerRules(),
    transformValues: (customer) => ({ company_id, residence_id: passport.id, ...editOf(passport, customer) }),
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
