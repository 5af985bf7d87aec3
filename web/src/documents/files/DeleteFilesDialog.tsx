import { deletedDaysKept } from '@logis/contract/documents.rules'
import type { Document } from '@logis/contract/documents'
import { useTranslation } from '../../ui/texts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RowNote } from '../../ui/IconRows.tsx'
import { useDeleteDocuments } from '../api.ts'
import classes from './DeleteFilesDialog.module.css'

type Props = {
  projectId: number
  files: readonly Document[]
  onDone: (text: string, files: readonly Document[]) => void
  onClose: () => void
}

const shown = 8

/** One file or several; all of them or none. */
export function DeleteFilesDialog({ projectId, files, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const about = { count: files.length, name: files[0]?.name ?? '' }
  const more = files.length - shown
  return (
    <ConfirmDialog
      title={t('documents.delete.title', about)}
      text={
        <>
          {t('documents.delete.text', about)}
          {files.length > 1 && (
            <ul className={classes.files}>
              {files.slice(0, shown).map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
              {more > 0 && <li>{t('documents.delete.andMore', { count: more })}</li>}
            </ul>
          )}
          <RowNote>{t('documents.deleted.kept', { days: deletedDaysKept })}</RowNote>
        </>
      }
      call={useDeleteDocuments()}
      input={{ residence_id: projectId, ids: files.map(({ id }) => id) }}
      onDone={() => onDone(t('documents.delete.done', about), files)}
      onClose={onClose}
    />
  )
}
