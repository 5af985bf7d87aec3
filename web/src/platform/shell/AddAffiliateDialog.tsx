import { companyFields, type CompanyType } from '@logis/contract/companies.rules'
import { Select, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../ui/texts.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { orpc } from '../client.ts'
import { tellAndClose } from '../teller.tsx'
import { useAddAffiliate } from './affiliates.ts'

type Props = { parent: { id: number; name: string; type: CompanyType }; onClose: () => void }

/** AFF-06, AFF-07: below a manager the type is chosen, below any other company it is its own. */
export function AddAffiliateDialog({ parent, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const chooses = parent.type === 'COMPANY_MANAGER'
  const types = useQuery({
    ...orpc.companies.listCompanyTypes.queryOptions({ input: {} }),
    staleTime: Infinity,
    enabled: chooses,
  })
  const form = useForm({
    initialValues: { name: '', type: null as CompanyType | null },
    validateInputOnBlur: true,
    validate: { name: rules.text(companyFields.name), ...(chooses && { type: rules.required }) },
    transformValues: ({ name, type }) => ({
      company_id: parent.id,
      data: { name: name.trim(), parent_id: parent.id, type: chooses ? type : parent.type, sponsorship_link: null },
    }),
  })
  return (
    <DialogForm
      title={t('shell.companies.add')}
      form={form}
      call={useAddAffiliate()}
      fieldOf={{ COMPANY_CHILD_TYPE_REQUIRED: 'type', COMPANY_CHILD_TYPE_NOT_ALLOWED: 'type' }}
      submit={t('shell.companies.addSubmit')}
      onDone={({ data: { name } }) => tellAndClose(t('shell.companies.added', { name }), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('shell.companies.name')} autoComplete="off" required {...form.getInputProps('name')} />
      {chooses ? (
        <Select
          mt="md"
          label={t('shell.companies.type')}
          data={types.data?.data.map(({ code, name }) => ({ value: code, label: name })) ?? []}
          allowDeselect={false}
          {...form.getInputProps('type')}
        />
      ) : (
        <Text mt="sm" c="dimmed" size="sm">
          {t('shell.companies.sameType', { name: parent.name })}
        </Text>
      )}
    </DialogForm>
  )
}
