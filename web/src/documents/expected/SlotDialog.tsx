import { deletedDaysKept } from '@logis/contract/documents.rules'
import type { Document, DocumentLabel } from '@logis/contract/documents'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { destructiveLook } from '../../ui/destructiveLook.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { RefusalNote } from '../../ui/ErrorBlock.tsx'
import { run } from '../../ui/call.ts'
import { useDeleteDocuments, useDetachLabel } from '../api.ts'

type Props = {
  projectId: number
  file: Document
  label: DocumentLabel
  onDeleted: (text: string, files: readonly Document[]) => void
  onClose: () => void
}
type Choice = 'detach' | 'delete'

/** DOC-14. A file that answers a recommended label may lose the label alone, or go. */
export function SlotDialog({ projectId, file, label, onDeleted, onClose }: Props) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>('detach')
  const detach = useDetachLabel()
  const remove = useDeleteDocuments()
  const isPending = detach.isPending || remove.isPending
  const error = choice === 'detach' ? detach.error : remove.error

  const act = () => {
    if (choice === 'detach') {
      const onSuccess = () => tellAndClose(t('documents.slot.detached', { file: file.name }), onClose)
      run(detach, { document_id: file.id, label_id: label.id }, { onSuccess })
    } else {
      const onSuccess = () => onDeleted(t('documents.delete.done', { count: 1, name: file.name }), [file])
      run(remove, { residence_id: projectId, ids: [file.id] }, { onSuccess })
    }
  }

  return (
    <Dialog title={t('documents.slot.title')} closable={!isPending} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('documents.slot.text', { file: file.name, label: label.name })}</Text>
        <Radio.Group
          aria-label={t('documents.slot.choice')}
          value={choice}
          onChange={(value) => setChoice(value === 'delete' ? 'delete' : 'detach')}
        >
          <Stack gap="sm">
            <Radio value="detach" label={t('documents.slot.detach')} description={t('documents.slot.detachHelp')} />
            <Radio
              value="delete"
              label={t('documents.slot.delete')}
              description={t('documents.deleted.kept', { days: deletedDaysKept })}
            />
          </Stack>
        </Radio.Group>
        <RefusalNote error={error} />
      </Stack>
      <DialogFooter>
        <Button data-autofocus variant="default" disabled={isPending} onClick={onClose}>
          {t('ui.action.cancel')}
        </Button>
        <Button {...destructiveLook} loading={isPending} onClick={act}>
          {t(choice === 'detach' ? 'documents.slot.submit' : 'documents.slot.delete')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
