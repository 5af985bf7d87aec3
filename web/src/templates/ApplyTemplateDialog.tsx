import { mostProjects } from '@logis/contract/templates.rules'
import { Button, Select, Skeleton, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconTemplate } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useReadOnly } from '../platform/identity.ts'
import type { Call } from '../ui/call.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useApplyTemplate, useStartRun, useTemplates } from './api.ts'
import { appliedText, outcomeOf, type Named, type Outcome } from './outcome.ts'
import { RunDialog } from './RunDialog.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

type Props = {
  companyId: number
  projects: readonly Named[]
  /** `text` is what to tell of it, also where nothing was updated. */
  onDone: (outcome: Outcome, text: string) => void
  onClose: () => void
}

/** PRJ-09, PRJ-33. One template for one or more projects; more than one call takes are left to a job, which is followed. */
export function ApplyTemplateDialog(props: Props) {
  const { t } = useTranslation()
  const { companyId, projects, onDone, onClose } = props
  const [runId, setRun] = useState<number | null>(null)
  const done = (applied: readonly Named[]) => {
    const outcome = outcomeOf(projects, applied)
    onDone(outcome, appliedText(t, outcome))
    onClose()
  }
  const one = useApplyTemplate()
  const many = useStartRun()
  const templates = useSettled(useTemplates(companyId))
  if (runId !== null) {
    const ended = (leftOut: readonly { id: number }[]) => {
      const missed = new Set(leftOut.map(({ id }) => id))
      done(projects.filter(({ id }) => !missed.has(id)))
    }
    return <RunDialog {...{ companyId, runId, onClose }} onEnded={ended} />
  }
  if (templates.data?.data.length === 0) return <NoTemplate {...{ companyId, onClose }} />
  return projects.length > mostProjects ? (
    <Choice {...props} templates={templates} call={many} onSent={({ data }) => setRun(data.id)} />
  ) : (
    <Choice {...props} templates={templates} call={one} onSent={({ data }) => done(data)} />
  )
}

/** Nothing to choose from, and the way to have something, for whoever makes templates. */
function NoTemplate({ companyId, onClose }: Pick<Props, 'companyId' | 'onClose'>) {
  const { t } = useTranslation()
  const readOnly = useReadOnly()
  const make = (
    <Button data-autofocus renderRoot={(props) => <Link {...props} to={paths.templates(companyId)} />}>
      {t('templates.apply.make')}
    </Button>
  )
  return (
    <Dialog title={t('templates.apply.title')} width="md" onClose={onClose}>
      <EmptyState
        icon={IconTemplate}
        title={t('templates.apply.none')}
        text={t('templates.page.empty')}
        action={!readOnly && make}
      />
    </Dialog>
  )
}

type Application = { company_id: number; template_id: number; residences: number[] }
type ChoiceProps<Answer> = Props & {
  templates: ReturnType<typeof useTemplates>
  call: Call<Application, Answer>
  onSent: (answer: Answer) => void
}

/** Nothing can be applied until a template is chosen (TPL-25); what it would add is told before. */
function Choice<Answer>({ companyId, projects, templates, call, onSent, onClose }: ChoiceProps<Answer>) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const residences = projects.map(({ id }) => id)
  const form = useForm({
    initialValues: { template_id: null as string | null },
    validate: { template_id: rules.required },
    transformValues: ({ template_id }) => ({ company_id: companyId, template_id: Number(template_id), residences }),
  })
  const rows = templates.data?.data ?? []
  const chosen = form.values.template_id
  return (
    <DialogForm
      title={t('templates.apply.title')}
      submit={t('templates.apply.submit')}
      width="md"
      form={form}
      call={call}
      fieldOf={{ TEMPLATE_NOT_FOUND: 'template_id' }}
      onDone={onSent}
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
          data={rows.map(({ id, name, is_default }) => ({
            value: String(id),
            label: is_default ? t('templates.apply.byDefault', { name }) : name,
          }))}
          allowDeselect={false}
          required
          {...form.getInputProps('template_id')}
        />
      )}
      {chosen !== null && <TemplatePreview companyId={companyId} templateId={Number(chosen)} residences={residences} />}
    </DialogForm>
  )
}
