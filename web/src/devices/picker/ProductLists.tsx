import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { isGenericManufacturer } from '@logis/contract/products.rules'
import { useGenericProducts, useManufacturers, useModels, type Product } from '../../products/api.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { referenceText } from '../deviceTexts.ts'
import classes from './picker.module.css'

const idOf = (value: string | null) => (value === null ? null : Number(value))
const labelOf = ({ name, reference }: Product) => [name, referenceText(reference)].filter(Boolean).join(' – ')

/** DEV-14: a type of product, a manufacturer, a product (D2-E04). */
export function ProductLists({ onChoose }: { onChoose: (product: Product) => void }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<string | null>(null)
  const [maker, setMaker] = useState<string | null>(null)
  const generics = useGenericProducts()
  const makers = useManufacturers(idOf(kind)).data?.data ?? []
  const models = useModels(idOf(kind), maker)
  const generic = generics.data?.data.find(({ id }) => id === idOf(kind))
  const offered = generic ? [generic, ...(models.data?.data ?? [])] : []

  const choose = (value: string | null) => {
    const product = offered.find(({ id }) => id === idOf(value))
    if (product) onChoose(product)
  }
  if (generics.error) {
    return (
      <ErrorBlock title={t('devices.picker.failed')} error={generics.error} onRetry={() => void generics.refetch()} />
    )
  }
  return (
    <div className={classes.panel}>
      <Select
        label={t('devices.picker.kind')}
        data={(generics.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        searchable
        nothingFoundMessage={t('devices.picker.nothing')}
        value={kind}
        onChange={(value) => {
          setKind(value)
          setMaker(null)
        }}
      />
      <Select
        label={t('devices.picker.manufacturer')}
        placeholder={t('devices.picker.anyManufacturer')}
        data={makers
          .filter(({ name }) => !isGenericManufacturer(name))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        searchable
        clearable
        disabled={generic === undefined}
        nothingFoundMessage={t('devices.picker.nothing')}
        value={maker}
        onChange={setMaker}
      />
      <Select
        label={t('devices.picker.model')}
        placeholder={generic === undefined ? t('devices.picker.chooseKind') : undefined}
        data={offered.map((product) => ({
          value: String(product.id),
          label: product.generic ? t('devices.picker.withoutModel', { name: product.name }) : labelOf(product),
        }))}
        searchable
        disabled={generic === undefined}
        nothingFoundMessage={t('devices.picker.noModel')}
        value={null}
        onChange={choose}
      />
    </div>
  )
}
