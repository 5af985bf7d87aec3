import { viewFields, type ViewedList } from '@logis/contract/views.rules'
import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose, tellSuccess } from '../platform/teller.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useCreateView, useDeleteView, useEditView, type View } from './api.ts'
import type { Shown } from './viewState.ts'

const fieldOf = { VIEW_NAME_EXISTS: 'name' } as const

type SaveProps = {
  companyId: number
  list: ViewedList
  shown: Shown & { columns: string[] }
  mayShare: boolean
  onDone: (view: View) => void
  onClose: () => void
}

export function SaveViewDialog({ companyId, list, shown, mayShare, onDone, onClose }: SaveProps) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { name: '', is_shared: false },
    validateInputOnBlur: true,
    validate: rules.texts(viewFields),
    transformValues: ({ name, is_shared }) => ({ company_id: companyId, list, name: name.trim(), is_shared, ...shown }),
  })
  return (
    <DialogForm
      title={t('views.saveTitle')}
      form={form}
      call={useCreateView()}
      fieldOf={fieldOf}
      onDone={({ data }) => {
        tellSuccess(t('views.saved', { name: data.name }))
        onDone(data)
        onClose()
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('views.name')}
        description={t('views.nameHelp')}
        autoComplete="off"
        required
        {...form.getInputProps('name')}
      />
      {mayShare && (
        <Checkbox
          mt="md"
          label={t('views.share')}
          description={t('views.shareHelp')}
          {...form.getInputProps('is_shared', { type: 'checkbox' })}
        />
      )}
    </DialogForm>
  )
}

type Props = { companyId: number; view: View; onClose: () => void }

export function RenameViewDialog({ companyId, view, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { name: view.name },
    validateInputOnBlur: true,
    validate: rules.texts(viewFields),
    transformValues: ({ name }) => ({ company_id: companyId, view_id: view.id, name: name.trim() }),
  })
  return (
    <DialogForm
      title={t('views.rename')}
      form={form}
      call={useEditView()}
      fieldOf={fieldOf}
      onDone={({ data: { name } }) => tellAndClose(t('views.renamed', { name }), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('views.name')} autoComplete="off" required {...form.getInputProps('name')} />
    </DialogForm>
  )
}

type DeleteProps = Props & { onDone: () => void }

export function DeleteViewDialog({ companyId, view: { id, name, is_shared }, onDone, onClose }: DeleteProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('views.remove')}
      text={t(is_shared ? 'views.removeShared' : 'views.removeText', { name })}
      call={useDeleteView()}
      input={{ company_id: companyId, view_id: id }}
      onDone={() => {
        onDone()
        tellAndClose(t('views.removed', { name }), onClose)
      }}
      onClose={onClose}
    />
  )
}
