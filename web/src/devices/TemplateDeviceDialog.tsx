import type { TemplateRow } from '@logis/contract/templates'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useAddTemplateDevice, useEditTemplateDevice } from '../templates/api.ts'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { DeviceForm } from './DeviceDialogs.tsx'
import { DeviceFields } from './DeviceFields.tsx'
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
      onDone={() => tellAndClose(t('templates.devices.added'), onClose)}
      onClose={onClose}
    />
  )
}

const fieldsOf = (values: DeviceValues) => {
  const { product_id: _product, ...fields } = inputOfAny(values)
  return fields
}

type EditInput = Parameters<ReturnType<typeof useEditTemplateDevice>['mutate']>[0]
type EditProps = { companyId: number; template: TemplateRow; entryId: number; onClose: () => void }

/** TPL-08: how many each project receives, and the rest; the product is what it is. */
export function EditTemplateDeviceDialog({ companyId, template, entryId, onClose }: EditProps) {
  const { t } = useTranslation()
  const entry = template.devices.find(({ id }) => id === entryId)
  const name = entry?.product.name ?? ''
  const initialValues: DeviceValues = {
    ...noDevice,
    quantity: entry?.quantity ?? 1,
    surface: entry?.surface ?? '',
    thickness: entry?.thickness ?? '',
    lifespan: entry?.lifespan ?? '',
    note: entry?.note ?? '',
  }
  const changes = useChanges(fieldsOf(initialValues))
  const form = useForm<DeviceValues, EditInput>({
    initialValues,
    transformValues: (values) => ({
      company_id: companyId,
      template_id: template.id,
      entry_id: entryId,
      ...changes(fieldsOf(values)),
    }),
  })
  return (
    <DialogForm
      title={t('templates.devices.editOf', { name })}
      form={form}
      call={useEditTemplateDevice()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('templates.devices.saved'), onClose)}
      onClose={onClose}
    >
      <DeviceFields field={form.getInputProps} usualLifespan={null} ofAny />
    </DialogForm>
  )
}
