import {
  catalogueFieldsOf,
  catalogueHeadings,
  type CatalogueField,
  type CatalogueKind,
} from '@logis/contract/products.catalogue.rules'
import type { CsvColumn, Language } from '#platform/csv.ts'
import type { Entry } from './sql.ts'

const types: Record<string, Record<Language, string>> = {
  PRODUCT: { fr: 'Équipement', en: 'Device' },
  MATERIAL: { fr: 'Matériau', en: 'Material' },
}
const so: Record<Language, string> = { fr: 'Oui', en: 'Yes' }

const numbers: readonly CatalogueField[] = ['id', 'lifespan']

const shown = (field: CatalogueField, value: string, language: Language): string | number => {
  if (numbers.includes(field)) return value && Number(value)
  if (field === 'type') return types[value]?.[language] ?? value
  if (field === 'is_boiler' || field === 'archived') return value ? so[language] : ''
  return value
}

/** What the one sheet of a workbook is called. */
export const sheetNames: Record<CatalogueKind, Record<Language, string>> = {
  manufacturers: { fr: 'Fabricants', en: 'Manufacturers' },
  classes: { fr: 'Classes', en: 'Classes' },
  products: { fr: 'Produits', en: 'Products' },
}

/** What the export of each kind tells; an import reads it back. */
export const catalogueCsv = (kind: CatalogueKind): CsvColumn<Entry>[] => {
  const headings: Partial<Record<CatalogueField, Record<Language, string>>> = catalogueHeadings[kind]
  return catalogueFieldsOf(kind).map((field) => ({
    ...headings[field]!,
    cell: ({ values }, language) => shown(field, values[field] ?? '', language),
  }))
}
