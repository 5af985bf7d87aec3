import { referenceParts } from '@logis/contract/products.rules'
import { useState, type ComponentType } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { useRemoveTemplateDevice, type TemplateRow } from './api.ts'
import { TemplateEntries } from './TemplateEntries.tsx'

type Device = TemplateRow['devices'][number]
export type EntryDialog = ComponentType<{ companyId: number; template: TemplateRow; onClose: () => void }>
export type EditEntryDialog = ComponentType<{
  companyId: number
  template: TemplateRow
  entryId: number
  onClose: () => void
}>
type Props = { companyId: number; template: TemplateRow; addDialog: EntryDialog; editDialog: EditEntryDialog }

/** TPL-08: the products that each project receives a device of. */
export function TemplateDevices({ companyId, template, addDialog: AddDialog, editDialog: EditDialog }: Props) {
  const { t } = useTranslation()
  const facts = useDeviceFacts()
  const remove = useRemoveTemplateDevice()
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<number | null>(null)
  const [removing, setRemoving] = useState<{ id: number; name: string } | null>(null)
  return (
    <>
      <TemplateEntries
        noun="devices"
        entries={template.devices.map((device) => ({ id: device.id, name: device.product.name, facts: facts(device) }))}
        mayEdit={template.cannot.edit === null}
        onAdd={() => setAdding(true)}
        onEdit={({ id }) => setEditing(id)}
        onRemove={setRemoving}
      />
      {adding && <AddDialog companyId={companyId} template={template} onClose={() => setAdding(false)} />}
      {editing !== null && (
        <EditDialog {...{ companyId, template }} entryId={editing} onClose={() => setEditing(null)} />
      )}
      {removing && (
        <Confirm
          title={t('templates.devices.remove')}
          text={t('templates.devices.removeText', { name: removing.name })}
          call={remove}
          input={{ company_id: companyId, template_id: template.id, entry_id: removing.id }}
          onDone={() => {
            tellSuccess(t('templates.files.removed', { name: removing.name }))
            setRemoving(null)
          }}
          onClose={() => setRemoving(null)}
        />
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
