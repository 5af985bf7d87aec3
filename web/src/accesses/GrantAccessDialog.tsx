import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { shortestSearch } from '../companies/api.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { FoundSelect, type FoundOption } from '../ui/FoundSelect.tsx'
import { useGrantAccess } from './api.ts'
import { useCompanyOptions } from './useCompanyOptions.ts'

type Values = { company: FoundOption | null }
const noValues: Values = { company: null }

/** ACC-10, ACC-12, ACC-13. */
export function GrantAccessDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: noValues,
    validate: { company: rules.required },
    transformValues: ({ company }) => ({
      company_id: companyId,
      authorized_company_id: Number(company?.value),
      resource_type: 'Company' as const,
      resource_id: companyId,
    }),
  })
  const { value, onChange, error, ...field } = form.getInputProps('company')
  return (
    <DialogForm
      title={t('accesses.grant.title')}
      submit={t('accesses.grant.submit')}
      form={form}
      call={useGrantAccess()}
      fieldOf={{ RESOURCE_ACCESS_ALREADY_EXISTS: 'company', RESOURCE_ACCESS_SELF: 'company' }}
      onDone={({ data }) => tellAndClose(t('accesses.grant.done', { name: data.authorized_company_name }), onClose)}
      onClose={onClose}
    >
      <FoundSelect
        required
        {...field}
        label={t('accesses.field.company')}
        description={t('accesses.grant.help')}
        error={error}
        chosen={value}
        onChoose={onChange}
        onTyping={() => form.clearFieldError('company')}
        shortest={shortestSearch}
        {...useCompanyOptions(companyId)}
      />
      <FieldHint>{t('accesses.grant.scope')}</FieldHint>
    </DialogForm>
  )
}
