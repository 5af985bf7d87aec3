import type { Document } from '@logis/contract/documents'
import { Stack } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { useChanges } from '../../ui/changes.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useEditDocument } from '../api.ts'
import { FolderSelect } from '../folders/FolderSelect.tsx'
import type { OfferedLabel } from '../labels.ts'
import { rootKey, whereIs, type Place } from '../library.ts'
import { FileFields } from './FileFields.tsx'
import { entryOfDocument, fullNameOf, type FileEntry, type PlaceOf } from './fileForm.ts'
import { useFilesForm } from './useFilesForm.ts'
import { ValidityField } from './ValidityField.tsx'

type Props = {
  project: { id: number; type: string }
  file: Document
  places: readonly Place[]
  labels: readonly OfferedLabel[]
  /** Where the file was about to go when its name was found to be taken there (DOC-55). */
  folder?: string | undefined
  onClose: () => void
}

const saidOf = (entry: FileEntry) => ({
  name: fullNameOf(entry),
  label_ids: entry.labels.map(Number),
  is_private: entry.isPrivate,
  valid_until: entry.validUntil,
})

export function EditFileDialog({ project, file, places, labels, folder, onClose }: Props) {
  const { t } = useTranslation()
  const mayBePrivate = project.type === 'BUILDING'
  const lies = whereIs(places, file.id)?.key ?? rootKey
  const changes = useChanges({ ...saidOf(entryOfDocument(file)), folder: lies })
  const toInput = ([entry = entryOfDocument(file)]: readonly FileEntry[], placeOf: PlaceOf, chosen: string) => {
    const { folder: moved, is_private, ...said } = changes({ ...saidOf(entry), folder: chosen })
    return {
      document_id: file.id,
      ...said,
      ...(mayBePrivate && is_private !== undefined && { is_private }),
      ...(moved !== undefined && { place: placeOf(entry) }),
    }
  }
  const { form, placeOf, problems } = useFilesForm({
    places,
    initialValues: { folder: folder ?? lies, files: [entryOfDocument(file)] },
    toInput,
  })
  return (
    <DialogForm
      title={t('documents.edit.title')}
      form={form}
      call={useEditDocument(project.id)}
      fieldOf={{ DOCUMENT_NAME_EXISTS: 'files.0.base', DOCUMENT_FOLDER_NOT_FOUND: 'folder' }}
      onDone={({ data }) => tellAndClose(t('documents.edit.done', { name: data.name }), onClose)}
      onClose={onClose}
    >
      <Stack gap="md">
        <FileFields problem={problems[file.id]} {...{ form, placeOf, labels, mayBePrivate }} />
        <ValidityField form={form} file={file} labels={labels} />
        <FolderSelect places={places} {...form.getInputProps('folder')} />
      </Stack>
    </DialogForm>
  )
}
