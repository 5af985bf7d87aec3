import type { ProductType } from '@logis/contract/products.rules'
import { productFields } from '@logis/contract/products.sheets.rules'
import type { useFieldRules } from '../../ui/fieldRules.ts'
import type { Sheet } from './api.ts'

/** Ids as texts, as choices have them; null where nothing is chosen. */
export type Values = {
  name: string
  reference: string
  manufacturer_id: string | null
  type: ProductType
  class_id: string | null
  parent_id: string | null
  nature: string
  lifespan: number | ''
  category_ids: string[]
  label_ids: string[]
}

/** Of the manufacturers to choose from, the one that is made with the product. */
export const newMaker = 'new'

/** Refusals that belong to one field of the sheet. */
export const sheetFaults = {
  PRODUCT_EXISTS: 'name',
  PRODUCT_PARENT_INVALID: 'parent_id',
  PRODUCT_NOT_FOUND: 'parent_id',
  PRODUCT_CLASS_MISMATCH: 'class_id',
} as const

const idText = (id: number | undefined) => (id === undefined ? null : String(id))

export const valuesOf = (sheet: Sheet | null): Values => ({
  name: sheet?.name ?? '',
  reference: sheet?.reference ?? '',
  manufacturer_id: idText(sheet?.manufacturer.id),
  type: sheet?.type ?? 'PRODUCT',
  class_id: idText(sheet?.class?.id),
  parent_id: idText(sheet?.parent?.id),
  nature: sheet?.nature ?? '',
  lifespan: sheet?.lifespan ?? '',
  category_ids: (sheet?.category_ids ?? []).map(String),
  label_ids: (sheet?.label_ids ?? []).map(String),
})

const idOrNull = (text: string | null) => (text === null ? null : Number(text))

export const inputOf = (values: Values) => ({
  ...values,
  manufacturer_id: Number(values.manufacturer_id),
  class_id: idOrNull(values.class_id),
  parent_id: idOrNull(values.parent_id),
  nature: values.nature.trim() === '' ? null : values.nature,
  lifespan: values.lifespan === '' ? null : values.lifespan,
  category_ids: values.category_ids.map(Number),
  label_ids: values.label_ids.map(Number),
})

export const sheetRules = ({ texts, required }: ReturnType<typeof useFieldRules>) => ({
  ...texts(productFields),
  manufacturer_id: required,
})
