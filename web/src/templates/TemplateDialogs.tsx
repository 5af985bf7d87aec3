import { templateFields } from '@logis/contract/templates.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import {
  useAddTemplate,
  useAssignDefault,
  useDeleteTemplate,
  useRenameTemplate,
  useUnassignDefault,
  type TemplateRow,
} from './api.ts'

type Props = { companyId: number; template: TemplateRow; onClose: () => void }

/** TPL-04, TPL-13. */
export function NewTemplateDialog({ companyId, onClose }: Pick<Props, 'companyId' | 'onClose'>) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { name: '' },
    validateInputOnBlur: true,
    validate: rules.texts(templateFields),
    transformValues: ({ name }) => ({ company_id: companyId, name: name.trim() }),
  })
  return (
    <DialogForm
      title={t('templates.page.add')}
      form={form}
      call={useAddTemplate()}
      fieldOf={{ TEMPLATE_NAME_EXISTS: 'name' }}
      submit={t('templates.page.addSubmit')}
      onDone={({ data: { name } }) => tellAndClose(t('templates.page.added', { name }), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('templates.page.name')} autoComplete="off" required {...form.getInputProps('name')} />
    </DialogForm>
  )
}

/** TPL-06, TPL-13. */
export function RenameTemplateDialog({ companyId, template, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { name: template.name },
    validateInputOnBlur: true,
    validate: rules.texts(templateFields),
    transformValues: ({ name }) => ({ company_id: companyId, template_id: template.id, name: name.trim() }),
  })
  return (
    <DialogForm
      title={t('templates.page.rename')}
      form={form}
      call={useRenameTemplate()}
      fieldOf={{ TEMPLATE_NAME_EXISTS: 'name' }}
      onDone={() => tellAndClose(t('templates.page.renamed'), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('templates.page.name')} autoComplete="off" required {...form.getInputProps('name')} />
    </DialogForm>
  )
}

export function DeleteTemplateDialog({ companyId, template: { id, name, is_default }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('templates.page.delete')}
      text={
        <>
          <p>{t('templates.page.deleteText', { name })}</p>
          {is_default && <p>{t('templates.page.deleteDefault')}</p>}
        </>
      }
      call={useDeleteTemplate()}
      input={{ company_id: companyId, template_id: id }}
      onDone={() => tellAndClose(t('templates.page.deleted', { name }), onClose)}
      onClose={onClose}
    />
  )
}

type AssignProps = Props & { before: TemplateRow | null }

/** TPL-06, TPL-11: says which template it takes the place of. */
export function AssignDefaultDialog({ companyId, template: { id, name }, before, onClose }: AssignProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('templates.default.assign')}
      destructive={false}
      text={
        before
          ? t('templates.default.replaceText', { name, before: before.name })
          : t('templates.default.assignText', { name })
      }
      call={useAssignDefault()}
      input={{ company_id: companyId, option_type: 'DEFAULT_PROJECT_TEMPLATE', value: id }}
      onDone={() => tellAndClose(t('templates.default.assigned', { name }), onClose)}
      onClose={onClose}
    />
  )
}

export function UnassignDefaultDialog({ companyId, onClose }: Pick<Props, 'companyId' | 'onClose'>) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('templates.default.unassign')}
      destructive={false}
      text={t('templates.default.unassignText')}
      call={useUnassignDefault()}
      input={{ company_id: companyId }}
      onDone={() => tellAndClose(t('templates.default.unassigned'), onClose)}
      onClose={onClose}
    />
  )
}
