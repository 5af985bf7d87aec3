import type { Document } from '@logis/contract/documents'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useMoveDocuments } from '../api.ts'
import { FolderSelect } from '../folders/FolderSelect.tsx'
import { movesBack, rootKey, type Move, type Place } from '../library.ts'
import { FileRow, FileRows } from './FileRows.tsx'
import { entryOfDocument, fullNameOf, type FileEntry, type PlaceOf } from './fileForm.ts'
import { useFilesForm } from './useFilesForm.ts'

type Props = {
  projectId: number
  files: readonly Document[]
  places: readonly Place[]
  /** Where clashing files were about to go. */
  folder?: string | undefined
  onDone: (moves: readonly Move[], back: readonly Move[]) => void
  onClose: () => void
}

const toInput = (entries: readonly FileEntry[], placeOf: PlaceOf): readonly Move[] =>
  entries.map((entry) => ({ id: Number(entry.key), name: fullNameOf(entry), to: placeOf(entry) }))

export function MoveFilesDialog({ projectId, files, places, folder, onDone, onClose }: Props) {
  const { t } = useTranslation()
  // The screen moves the files before the server answers: where they came from is kept from the start.
  const [back] = useState(() => movesBack(files, places))
  const { form, placeOf, problems } = useFilesForm({
    places,
    initialValues: { folder: folder ?? back[0]?.to.key ?? rootKey, files: files.map(entryOfDocument) },
    toInput,
  })
  const move = useMoveDocuments(projectId)
  return (
    <DialogForm
      title={t('documents.move.title', { count: files.length })}
      form={form}
      call={move}
      fieldOf={{ DOCUMENT_FOLDER_NOT_FOUND: 'folder' }}
      submit={t('documents.move.submit')}
      onDone={() => onDone(toInput(form.values.files, placeOf), back)}
      onClose={onClose}
    >
      <Stack gap="md">
        <FolderSelect places={places} {...form.getInputProps('folder')} />
        <FileRows>
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              {...{ form, index, placeOf }}
              problem={problems[file.id]}
              note={t('documents.move.from', { folder: back[index]?.to.name ?? '' })}
            />
          ))}
        </FileRows>
      </Stack>
    </DialogForm>
  )
}
