import type { TemplateRow } from '@logis/contract/templates'
import { useTranslation } from 'react-i18next'
import { tellSuccess } from '../platform/teller.tsx'
import { useAddTemplateDevice } from '../templates/api.ts'
import { DeviceForm } from './DeviceDialogs.tsx'
import { inputOf, noDevice, type DeviceValues } from './deviceForm.ts'

const inputOfAny = (values: DeviceValues) => {
  const { serial_number: _number, commissioning_date: _day, ...input } = inputOf(values)
  return input
}

type Props = { companyId: number; template: TemplateRow; onClose: () => void }

/** TPL-08: a product of the catalogue for each project that the template is applied to. */
export function TemplateDeviceDialog({ companyId, template, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <DeviceForm
      title={t('templates.devices.add')}
      submit={t('devices.form.submit')}
      initial={noDevice}
      toInput={(values) => ({ company_id: companyId, template_id: template.id, ...inputOfAny(values) })}
      call={useAddTemplateDevice()}
      fieldOf={{ TEMPLATE_DEVICE_EXISTS: 'product', PRODUCT_NOT_FOUND: 'product' }}
      ofAny
      onDone={() => {
        tellSuccess(t('templates.devices.added'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
