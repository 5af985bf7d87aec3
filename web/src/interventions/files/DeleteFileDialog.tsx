import type { Document } from '@logis/contract/documents'
import { useTranslation } from '../../ui/texts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeleteFile, type Intervention } from '../api.ts'

type Props = { companyId: number; intervention: Intervention; file: Document; onClose: () => void }

/** INT-38. */
export function DeleteFileDialog({ companyId, intervention, file, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('interventions.deleteFile.title')}
      text={t('interventions.deleteFile.text', { name: file.name })}
      call={useDeleteFile()}
      input={{ company_id: companyId, intervention_id: intervention.id, document_id: file.id }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
