import { referenceParts } from '@logis/contract/products.rules'
import { useState, type ComponentType } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { useRemoveTemplateDevice, type TemplateRow } from './api.ts'
import { TemplateEntries, type EntryDialog } from './TemplateEntries.tsx'

type Device = TemplateRow['devices'][number]
export type EditEntryDialog = ComponentType<{
  companyId: number
  template: TemplateRow
  entryId: number
  onClose: () => void
}>
type Props = { companyId: number; template: TemplateRow; addDialog: EntryDialog; editDialog: EditEntryDialog }

/** TPL-08: the products that each project receives a device of. */
export function TemplateDevices({ editDialog: EditDialog, ...props }: Props) {
  const { companyId, template } = props
  const facts = useDeviceFacts()
  const [editing, setEditing] = useState<number | null>(null)
  return (
    <>
      <TemplateEntries
        {...props}
        noun="devices"
        entries={template.devices.map((device) => ({ id: device.id, name: device.product.name, facts: facts(device) }))}
        remove={useRemoveTemplateDevice()}
        onEdit={({ id }) => setEditing(id)}
      />
      {editing !== null && (
        <EditDialog {...{ companyId, template }} entryId={editing} onClose={() => setEditing(null)} />
      )}
    </>
  )
}

const useDeviceFacts = () => {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return ({ product, quantity, surface, thickness, is_offered }: Device) =>
    [
      [product.manufacturer.name, ...referenceParts(product.reference)].filter(Boolean).join(', '),
      ...(quantity === 1 ? [] : [`× ${formatNumber(quantity)}`]),
      ...(surface === null ? [] : [`${formatNumber(surface)} m²`]),
      ...(thickness === null ? [] : [`${formatNumber(thickness)} mm`]),
      ...(is_offered ? [] : [t('templates.devices.withdrawn')]),
    ].join(' · ')
}
