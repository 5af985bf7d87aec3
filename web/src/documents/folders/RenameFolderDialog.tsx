import type { DocumentTree } from '@logis/contract/documents'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useRenameFolder } from '../api.ts'
import type { RealFolder } from '../library.ts'
import { useFolderNameRule } from './useFolderNameRule.ts'

type Props = { folder: RealFolder; tree: DocumentTree; onClose: () => void }

export function RenameFolderDialog({ folder, tree, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: { name: folder.info.name },
    validateInputOnChange: true,
    validate: { name: useFolderNameRule(tree, folder.info.name) },
    transformValues: ({ name }) => ({ folder_id: folder.id, name: name.trim() }),
  })
  return (
    <DialogForm
      title={t('documents.folder.rename')}
      form={form}
      call={useRenameFolder()}
      fieldOf={{ DOCUMENT_FOLDER_EXISTS: 'name', DOCUMENT_FOLDER_NAME_RESERVED: 'name', VALIDATION_ERROR: 'name' }}
      onDone={({ data }) => tellAndClose(t('documents.folder.renamed', { name: data.info.name }), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('documents.folder.name')} autoComplete="off" required {...form.getInputProps('name')} />
    </DialogForm>
  )
}
