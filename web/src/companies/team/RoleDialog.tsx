import { useForm } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { useChangeRole, type Colleague } from './api.ts'
import { nameOf } from './colleague.ts'
import { RoleField } from './RoleField.tsx'

type Props = { companyId: number; colleague: Colleague; onClose: () => void }

/** What a colleague may do from now on. */
export function RoleDialog({ companyId, colleague, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameOf(colleague)
  const form = useForm({
    initialValues: { role: colleague.role },
    transformValues: ({ role }) => ({ company_id: companyId, link_id: colleague.link_id, role }),
  })
  return (
    <DialogForm
      title={t('companies.team.change.title', { name })}
      form={form}
      call={useChangeRole()}
      fieldOf={{ LAST_COMPANY_ADMIN: 'role' }}
      onDone={() => tellAndClose(t('companies.team.change.done', { name }), onClose)}
      onClose={onClose}
    >
      <RoleField {...form.getInputProps('role')} />
      <FieldHint>{t('companies.team.change.note', { name })}</FieldHint>
    </DialogForm>
  )
}
