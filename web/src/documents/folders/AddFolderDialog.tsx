import type { DocumentTree } from '@logis/contract/documents'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useAddFolder } from '../api.ts'
import { useFolderNameRule } from './useFolderNameRule.ts'

type Props = { residenceId: number; tree: DocumentTree; onClose: () => void }

export function AddFolderDialog({ residenceId, tree, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: { name: '' },
    validateInputOnChange: true,
    validate: { name: useFolderNameRule(tree) },
    transformValues: ({ name }) => ({ residence_id: residenceId, name: name.trim() }),
  })
  return (
    <DialogForm
      title={t('documents.toolbar.addFolder')}
      form={form}
      call={useAddFolder()}
      fieldOf={{ DOCUMENT_FOLDER_EXISTS: 'name', VALIDATION_ERROR: 'name' }}
      submit={t('documents.folder.create')}
      onDone={({ data }) => tellAndClose(t('documents.folder.created', { name: data.info.name }), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('documents.folder.name')} autoComplete="off" required {...form.getInputProps('name')} />
    </DialogForm>
  )
}
