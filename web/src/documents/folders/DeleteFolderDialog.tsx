import { deletedDaysKept } from '@logis/contract/documents.rules'
import type { Document } from '@logis/contract/documents'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RowNote } from '../../ui/IconRows.tsx'
import { useDeleteFolder } from '../api.ts'
import type { RealFolder } from '../library.ts'

type Props = {
  folder: RealFolder
  onDone: (text: string, files: readonly Document[]) => void
  onClose: () => void
}

/** DOC-56. Says how many files go with it. */
export function DeleteFolderDialog({ folder, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const { name } = folder.info
  const count = folder.files.length
  return (
    <ConfirmDialog
      title={t('documents.folder.delete')}
      text={
        count === 0 ? (
          t('documents.folder.deleteEmpty', { name })
        ) : (
          <>
            {t('documents.folder.deleteFull', { name, count })}
            <RowNote>{t('documents.deleted.kept', { days: deletedDaysKept })}</RowNote>
          </>
        )
      }
      call={useDeleteFolder()}
      input={{ folder_id: folder.id }}
      onDone={() => {
        const text = t('documents.folder.deleted', { name })
        if (count === 0) tellAndClose(text, onClose)
        else onDone(text, folder.files)
      }}
      onClose={onClose}
    />
  )
}
