import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeleteFolder } from '../api.ts'
import type { RealFolder } from '../library.ts'

type Props = { folder: RealFolder; onClose: () => void }

/** DOC-56. Says how many files go with it. */
export function DeleteFolderDialog({ folder, onClose }: Props) {
  const { t } = useTranslation()
  const { name } = folder.info
  const count = folder.files.length
  return (
    <ConfirmDialog
      title={t('documents.folder.delete')}
      text={
        count === 0 ? t('documents.folder.deleteEmpty', { name }) : t('documents.folder.deleteFull', { name, count })
      }
      call={useDeleteFolder()}
      input={{ folder_id: folder.id }}
      onDone={() => tellAndClose(t('documents.folder.deleted', { name }), onClose)}
      onClose={onClose}
    />
  )
}
