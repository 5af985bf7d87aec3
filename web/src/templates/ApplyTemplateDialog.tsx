import { Select, Skeleton, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../ui/DialogForm.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useApplyTemplate, useTemplates } from './api.ts'
import { outcomeOf, type Named, type Outcome } from './outcome.ts'

type Props = {
  companyId: number
  projects: readonly Named[]
  onDone: (outcome: Outcome) => void
  onClose: () => void
}

/** PRJ-09, PRJ-33. One template for one or more projects; nothing can be applied until it is chosen. */
export function ApplyTemplateDialog({ companyId, projects, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const templates = useSettled(useTemplates(companyId))
  const form = useForm({
    initialValues: { template_id: null as string | null },
    validate: { template_id: rules.required },
    transformValues: ({ template_id }) => ({
      template_id: Number(template_id),
      residences: projects.map(({ id }) => id),
    }),
  })
  const rows = templates.data?.data ?? []
  return (
    <DialogForm
      title={t('templates.apply.title')}
      submit={t('templates.apply.submit')}
      width="md"
      form={form}
      call={useApplyTemplate(companyId)}
      fieldOf={{ TEMPLATE_NOT_FOUND: 'template_id' }}
      onDone={(applied) => {
        onDone(outcomeOf(projects, applied))
        onClose()
      }}
      onClose={onClose}
    >
      <Text mb="sm">{t('templates.apply.projects', { count: projects.length, name: projects[0]?.name ?? '' })}</Text>
      {templates.isPending && <Skeleton height={60} />}
      {templates.error && <ErrorBlock error={templates.error} onRetry={() => void templates.refetch()} />}
      {templates.data && (
        <Select
          label={t('templates.apply.template')}
          description={t('templates.apply.help')}
          placeholder={t('templates.apply.choose')}
          nothingFoundMessage={t('templates.apply.noMatch')}
          searchable={rows.length > 8}
          disabled={rows.length === 0}
          data={rows.map(({ id, name, is_default }) => ({
            value: String(id),
            label: is_default ? t('templates.apply.byDefault', { name }) : name,
          }))}
          {...form.getInputProps('template_id')}
        />
      )}
      {templates.data && rows.length === 0 && <FieldHint>{t('templates.apply.none')}</FieldHint>}
    </DialogForm>
  )
}
