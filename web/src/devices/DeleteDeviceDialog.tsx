import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useDeleteDevice, useDeleteProductRequest, type DeviceRow } from './api.ts'

type Props = { row: DeviceRow; onClose: () => void }

/** DEV-07, DEV-35: a device and a request are deleted by calls of their own. */
export function DeleteDeviceDialog({ row, onClose }: Props) {
  return row.model_type === 'DEVICE' ? (
    <DeleteDevice row={row} onClose={onClose} />
  ) : (
    <DeleteRequest row={row} onClose={onClose} />
  )
}

function DeleteDevice({ row: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const done = () => {
    tellSuccess(t('devices.delete.done', { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('devices.delete.title')}
      text={t('devices.delete.text', { name })}
      call={useDeleteDevice()}
      input={{ device_id: id }}
      onDone={done}
      onClose={onClose}
    />
  )
}

function DeleteRequest({ row: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const done = () => {
    tellSuccess(t('devices.delete.requestDone', { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('devices.delete.requestTitle')}
      text={t('devices.delete.requestText', { name })}
      call={useDeleteProductRequest()}
      input={{ product_request_id: id }}
      onDone={done}
      onClose={onClose}
    />
  )
}
