import { NumberInput, Select } from '@mantine/core'
import {
  labelManufacturer,
  labelMaterial,
  labelModel,
  labelRowFault,
  type LabelRow,
} from '@logis/contract/materialLabels.rules'
import { isGenericManufacturer } from '@logis/contract/products.rules'
import { useTranslation } from '../ui/texts.ts'
import { useGenericProducts, useManufacturers, useModels } from '../products/api.ts'
import { FieldRow } from '../ui/FieldRow.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import classes from './LabelEditor.module.css'

type Props = {
  number: number
  row: LabelRow
  isClosed: boolean
  onChange: (row: LabelRow) => void
  onRemove: () => void
}
type Named = { id: number; name: string }

/** What may be chosen, with what is chosen already among it. */
const optionsOf = <T extends Named>(found: readonly T[], chosen: T | null) => {
  const all = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  const byId = new Map(all.map((one) => [String(one.id), one]))
  return { byId, data: [...byId].map(([value, { name }]) => ({ value, label: name })) }
}
const valueOf = (chosen: Named | null) => (chosen ? String(chosen.id) : null)

/** FAV-06: one product of a favourite. */
export function LabelRowFields({ number, row, isClosed, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const fault = labelRowFault(row)
  const { materials, makers, models } = useChoices(row)
  const chosen = <T extends Named>(options: { byId: Map<string, T> }, id: string | null) =>
    id === null ? null : (options.byId.get(id) ?? null)
  const common = { className: classes.whole, searchable: true, disabled: isClosed } as const
  return (
    <FieldRow
      className={classes.row}
      label={t('materialLabels.row', { number })}
      remove={t('materialLabels.removeRow', { number })}
      onRemove={onRemove}
      valid={fault === null}
      state={fault === null ? t('materialLabels.valid') : t(`materialLabels.fault.${fault}`)}
      disabled={isClosed}
    >
      <Select
        {...common}
        label={t('materialLabels.field.material')}
        data={materials.data}
        value={valueOf(row.material)}
        onChange={(id) => onChange(labelMaterial(row, chosen(materials, id)))}
      />
      <Select
        {...common}
        label={<OptionalLabel text={t('materialLabels.field.manufacturer')} />}
        data={makers.data}
        value={valueOf(row.manufacturer)}
        clearable
        disabled={isClosed || row.material === null}
        onChange={(id) => onChange(labelManufacturer(row, chosen(makers, id)))}
      />
      <Select
        {...common}
        label={
          row.manufacturer === null ? (
            <OptionalLabel text={t('materialLabels.field.model')} />
          ) : (
            t('materialLabels.field.model')
          )
        }
        data={models.data}
        value={valueOf(row.model)}
        clearable
        disabled={isClosed || row.material === null}
        onChange={(id) => onChange(labelModel(row, chosen(models, id)))}
      />
      <NumberInput
        label={t('materialLabels.field.thickness')}
        value={row.thickness ?? ''}
        min={0}
        allowDecimal={false}
        hideControls
        className={classes.whole}
        disabled={isClosed}
        onChange={(value) => onChange({ ...row, thickness: typeof value === 'number' ? value : null })}
      />
    </FieldRow>
  )
}

/** FAV-10: the makers and models of the material; the models of the maker once one is chosen. */
const useChoices = ({ material, manufacturer, model }: LabelRow) => {
  const generics = (useGenericProducts().data?.data ?? []).filter(({ type }) => type === 'MATERIAL')
  const found = (useManufacturers(material?.id ?? null).data?.data ?? []).filter(
    ({ name }) => !isGenericManufacturer(name),
  )
  const below = useModels(material?.id ?? null, manufacturer ? String(manufacturer.id) : null).data?.data ?? []
  return {
    materials: optionsOf<Named>(generics, material),
    makers: optionsOf<Named>(found, manufacturer),
    models: optionsOf<NonNullable<LabelRow['model']>>(below, model),
  }
}
