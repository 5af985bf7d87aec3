import { deletedDaysKept } from '@logis/contract/documents.rules'
import type { DeletedDocument } from '@logis/contract/documents.deleted'
import { Button, Skeleton } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { formatDate } from '../../platform/formats.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { run } from '../../ui/call.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { ErrorBlock, RefusalNote } from '../../ui/ErrorBlock.tsx'
import { focusPlace, placeOf } from '../../ui/focusPlace.ts'
import { IconRow, IconRows, RowNote } from '../../ui/IconRows.tsx'
import { useTranslation } from '../../ui/texts.ts'
import { useSettled } from '../../ui/useSettled.ts'
import { useDeletedDocuments, useRestoreDocuments } from '../api.ts'
import { useDocumentTexts } from '../useDocumentTexts.ts'

type Props = { projectId: number; onClose: () => void }

/** What was deleted from a project, each to put back where it stood. */
export function DeletedFilesDialog({ projectId, onClose }: Props) {
  const { t } = useTranslation()
  const query = useSettled(useDeletedDocuments(projectId))
  const files = query.data?.data
  const { call, restore } = useRestore(projectId)
  return (
    <Dialog title={t('documents.deleted.title')} onClose={onClose}>
      <RowNote>{t('documents.deleted.kept', { days: deletedDaysKept })}</RowNote>
      {!files && query.error && (
        <ErrorBlock title={t('documents.deleted.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!files && !query.error && <Skeleton height={120} mt="md" />}
      {files?.length === 0 && <p>{t('documents.deleted.none')}</p>}
      {files && (
        <IconRows>
          {files.map((file) => (
            <DeletedFile key={file.id} file={file} onRestore={() => restore([file])} />
          ))}
        </IconRows>
      )}
      <RefusalNote error={call.error} />
      <DialogFooter>
        {files && files.length > 1 && (
          <Button variant="light" loading={call.isPending} onClick={() => restore(files)}>
            {t('documents.deleted.restoreAll')}
          </Button>
        )}
        <Button data-autofocus variant="default" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const useRestore = (residence_id: number) => {
  const { t } = useTranslation()
  const call = useRestoreDocuments()
  const restore = (files: readonly DeletedDocument[]) => {
    const place = placeOf(document.activeElement)
    run(
      call,
      { residence_id, ids: files.map(({ id }) => id) },
      {
        onSuccess: ({ data }) => {
          tellSuccess(t('documents.deleted.restored', { count: data.length, name: data[0]?.name ?? '' }))
          // Its line has gone: the keyboard goes on from what took its place.
          setTimeout(() => focusPlace(place))
        },
      },
    )
  }
  return { call, restore }
}

type FileProps = { file: DeletedDocument; onRestore: () => void }

function DeletedFile({ file, onRestore }: FileProps) {
  const { t } = useTranslation()
  const { size } = useDocumentTexts()
  const { name, folder_name, deleted_by } = file
  const date = formatDate(file.deleted_at)
  const place = folder_name ? t('documents.deleted.inFolder', { folder: folder_name }) : t('documents.deleted.atRoot')
  return (
    <IconRow
      icon={IconFile}
      title={name}
      notes={[
        `${size(file.size)} · ${place}`,
        deleted_by ? t('documents.deleted.by', { date, name: deleted_by }) : t('documents.deleted.byNobody', { date }),
        t('documents.deleted.until', { date: formatDate(file.kept_until) }),
      ]}
      acts={
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('documents.deleted.restoreOf', { name })}
          onClick={onRestore}
        >
          {t('documents.deleted.restore')}
        </Button>
      }
    />
  )
}
