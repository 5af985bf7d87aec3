import { Autocomplete, NumberInput, Select } from '@mantine/core'
import { requestTexts } from '@logis/contract/devices.rules'
import type { Product } from '@logis/contract/products'
import { isGenericManufacturer, referenceParts } from '@logis/contract/products.rules'
import {
  chooseManufacturer,
  chooseMaterial,
  chooseProduct,
  rowFault,
  type Kept,
  type RowProduct,
  type WallRow,
} from '@logis/contract/studies.walls'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { FieldRow } from '../../ui/FieldRow.tsx'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import { useGenericProducts, useManufacturers, useModels } from '../../products/api.ts'
import classes from './RowFields.module.css'

type Props = {
  number: number
  row: WallRow
  /** What the wall has already. */
  kept: Kept
  onChange: (row: WallRow) => void
  onRemove: () => void
}
type Named = { id: number; name: string }

const textOf = (value: Named | string | null) => (typeof value === 'string' ? value : (value?.name ?? ''))
const idOf = (value: Named | string | null) => (typeof value === 'object' ? (value?.id ?? null) : null)
const plain = (text: string) => text.trim().toLocaleLowerCase('fr')
const unique = (texts: readonly string[]) => [...new Set(texts)]
const numberOf = (value: number | string) => (typeof value === 'number' ? value : null)

/** A model by its name, and by its reference where another model has the same name. */
const modelLabels = (models: readonly Product[]): Map<string, RowProduct> => {
  const labels = new Map<string, RowProduct>()
  for (const { id, name, reference, manufacturer } of models) {
    const label = labels.has(name) ? `${name} – ${referenceParts(reference).join(', ')}` : name
    if (!labels.has(label)) labels.set(label, { id, name, manufacturer })
  }
  return labels
}

/** One row of a wall: a material, and a product of a maker, chosen in the catalogue or typed (IMP-12). */
export function RowFields({ number, row, kept, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const { decimalSeparator, formatNumber } = useFormats()
  const fault = rowFault(row, kept)
  const valid = typeof row.product === 'string' ? 'request' : 'valid'
  const state = t(fault === null ? `studies.importing.${valid}` : `studies.importing.fault.${fault}`)
  const { quantity } = row
  return (
    <FieldRow
      className={classes.row}
      label={t('studies.importing.row', { number })}
      remove={t('studies.importing.removeRow', { number })}
      onRemove={onRemove}
      valid={fault === null}
      state={
        quantity === undefined ? state : t('studies.importing.ofQuantity', { quantity: formatNumber(quantity), state })
      }
    >
      <ProductFields {...{ row, onChange }} />
      <NumberInput
        label={t('studies.importing.field.surface')}
        value={row.surface ?? ''}
        min={0}
        decimalScale={2}
        decimalSeparator={decimalSeparator}
        allowedDecimalSeparators={[',', '.']}
        hideControls
        onChange={(value) => onChange({ ...row, surface: numberOf(value) })}
      />
      <NumberInput
        label={t('studies.importing.field.thickness')}
        value={row.thickness ?? ''}
        min={0}
        allowDecimal={false}
        hideControls
        onChange={(value) => onChange({ ...row, thickness: numberOf(value) })}
      />
    </FieldRow>
  )
}

function ProductFields({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const { t } = useTranslation()
  const material = row.material?.id ?? null
  const materials = (useGenericProducts().data?.data ?? []).filter(({ type }) => type === 'MATERIAL')
  const makers = (useManufacturers(material).data?.data ?? []).filter(({ name }) => !isGenericManufacturer(name))
  const maker = idOf(row.manufacturer)
  const models = modelLabels(useModels(material, maker === null ? null : String(maker)).data?.data ?? [])
  const options = row.material && !materials.some(({ id }) => id === row.material?.id) ? [row.material] : []
  const byId = new Map([...options, ...materials].map(({ id, name }) => [String(id), { id, name }]))

  const typeManufacturer = (text: string) => {
    const known = makers.find(({ name }) => plain(name) === plain(text))
    onChange(chooseManufacturer(row, known ? { id: known.id, name: known.name } : text))
  }
  return (
    <>
      <Select
        className={classes.whole}
        label={t('studies.importing.field.material')}
        data={[...byId].map(([value, { name }]) => ({ value, label: name }))}
        value={row.material ? String(row.material.id) : null}
        searchable
        onChange={(id) => onChange(chooseMaterial(row, id === null ? null : (byId.get(id) ?? null)))}
      />
      <Autocomplete
        className={classes.whole}
        label={<OptionalLabel text={t('studies.importing.field.manufacturer')} />}
        data={unique(makers.map(({ name }) => name))}
        value={textOf(row.manufacturer)}
        maxLength={requestTexts.manufacturer.max}
        disabled={row.material === null}
        onChange={typeManufacturer}
      />
      <Autocomplete
        className={classes.whole}
        label={<OptionalLabel text={t('studies.importing.field.product')} />}
        data={[...models.keys()]}
        value={textOf(row.product)}
        maxLength={requestTexts.name.max}
        disabled={row.material === null}
        onChange={(text) => onChange(chooseProduct(row, models.get(text) ?? text))}
      />
    </>
  )
}
