import { useTranslation } from '../ui/texts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { nameOf, useRejectRequest, type AccessRequest } from './api.ts'

type Props = { request: AccessRequest; onClose: () => void }

/** The person is told, and may ask again: the words say so before. */
export function RejectDialog({ request, onClose }: Props) {
  const { t } = useTranslation()
  const { id: request_id, residence } = request
  return (
    <ConfirmDialog
      title={t('tenants.reject.title')}
      text={t('tenants.reject.text', { name: nameOf(request), home: residence.name })}
      call={useRejectRequest()}
      input={{ residence_id: residence.id, request_id }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
