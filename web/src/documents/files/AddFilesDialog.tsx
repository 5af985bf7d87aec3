import { opensRoute } from '@logis/contract/companies.rules'
import { maxFileBytes } from '@logis/contract/documents.rules'
import type { DocumentTree } from '@logis/contract/documents'
import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../platform/identity.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { admit, type RefusedFile } from '../admission.ts'
import { FolderSelect } from '../folders/FolderSelect.tsx'
import type { OfferedLabel } from '../labels.ts'
import type { Place } from '../library.ts'
import { useSendFiles } from '../sending.ts'
import { useDocumentTexts } from '../useDocumentTexts.ts'
import { FileFields } from './FileFields.tsx'
import { entryOfFile, fullNameOf, type FileEntry } from './fileForm.ts'
import { FilePicker } from './FilePicker.tsx'
import { RefusedFiles } from './RefusedFiles.tsx'
import { useFilesForm } from './useFilesForm.ts'

type Props = {
  project: { id: number; type: string; company?: { id: number } | undefined }
  tree: DocumentTree
  places: readonly Place[]
  labels: readonly OfferedLabel[]
  /** What was dropped, or nothing yet. */
  files?: readonly File[]
  refused?: readonly RefusedFile[]
  folder: string
  /** The label for which files are wanted. */
  labelId?: number | undefined
  onClose: () => void
}

const toInput = (entries: readonly FileEntry[], place: Place) => ({
  place,
  files: entries.flatMap((entry) =>
    entry.source
      ? [
          {
            file: entry.source,
            name: fullNameOf(entry),
            labelIds: entry.labels.map(Number),
            isPrivate: entry.isPrivate,
          },
        ]
      : [],
  ),
})

/** DOC-13, DOC-41. The files leave by the transfers once the dialog is closed. */
export function AddFilesDialog(props: Props) {
  const { project, tree, places, labels, files = [], folder, labelId, onClose } = props
  const { t } = useTranslation()
  const { room, size } = useDocumentTexts()
  const [refused, setRefused] = useState<readonly RefusedFile[]>(props.refused ?? [])
  const wanted = labelId === undefined ? [] : [String(labelId)]
  const { form, place, problems } = useFilesForm({
    places,
    initialValues: { folder, files: files.map((file) => entryOfFile(file, wanted)) },
    toInput,
  })
  const entries = form.values.files
  const inDialog = entries.reduce((sum, entry) => sum + entry.size, 0)
  const storage = { ...tree.storage, used: tree.storage.used + inDialog }

  const pick = (picked: readonly File[], folders: readonly RefusedFile[]) => {
    const admission = admit(picked, storage)
    setRefused([...folders, ...admission.refused])
    form.setFieldValue('files', [...entries, ...admission.admitted.map((file) => entryOfFile(file, wanted))])
  }

  return (
    <DialogForm
      title={t('documents.add.title')}
      form={form}
      call={useSendFiles(project.id)}
      fieldOf={{}}
      submit={t('documents.add.submit', { count: entries.length })}
      missing={entries.length === 0 ? t('documents.add.none') : undefined}
      focus={files.length > 0 ? 'files.0.base' : 'files'}
      onDone={onClose}
      onClose={onClose}
    >
      <Stack gap="md">
        <FilePicker
          help={t('documents.add.limit', {
            limit: room(maxFileBytes),
            room: size(Math.max(0, storage.limit - storage.used)),
          })}
          onPick={pick}
        />
        {project.company && <ManyFiles companyId={project.company.id} />}
        <RefusedFiles refused={refused} storage={storage} />
        <FolderSelect places={places} {...form.getInputProps('folder')} />
        {entries.map((entry, index) => (
          <FileFields
            key={entry.key}
            {...{ form, index, place, labels }}
            problem={problems[entry.key]}
            mayBePrivate={project.type === 'BUILDING'}
            onRemove={() => form.removeListItem('files', index)}
          />
        ))}
      </Stack>
    </DialogForm>
  )
}

/** Where a whole archive is sorted, for whoever acts for the company of the project. */
function ManyFiles({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const isOwn = !company || company.id === companyId || company.type === 'COMPANY_MANAGER'
  if (!isOwn || (company && !opensRoute(company.type, 'projects'))) return null
  return (
    <Text size="sm" c="dimmed">
      {t('documents.add.many')} <Link to={paths.sortFiles(companyId)}>{t('documents.add.sort')}</Link>
    </Text>
  )
}
