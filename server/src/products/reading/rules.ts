import { cut } from '@logis/contract/cut.rules'
import { isErrorCell, unguarded } from '@logis/contract/cells.rules'
import { isName, type TextField } from '@logis/contract/http.rules'
import { manufacturerFields } from '@logis/contract/manufacturers.rules'
import { lifespanMax, productClassFields } from '@logis/contract/productClasses.rules'
import {
  catalogueFieldsOf,
  catalogueHeadings,
  catalogueRowsMax,
  type CatalogueFaultCode,
  type CatalogueField,
  type CatalogueKind,
} from '@logis/contract/products.catalogue.rules'
import { productTypes } from '@logis/contract/products.rules'
import { productFields } from '@logis/contract/products.sheets.rules'
import { refuse } from '#platform/refuse.ts'
import { fieldsOf, knownTitle, plain, readSheet, type Names } from '#platform/sheets/rules.ts'
import { lineOf } from '#platform/sheets/values.ts'

/** A thing of the catalogue, cell by cell: kinds by their codes, what is so as `1`, links by names. */
export type Values = Partial<Record<CatalogueField, string>>
export type Fault = { field: CatalogueField; code: CatalogueFaultCode }

type OtherNames = Record<CatalogueKind, Partial<Record<CatalogueField, readonly string[]>>>
/** What the columns are called elsewhere, beside our own headings. */
const otherNames: OtherNames = {
  manufacturers: { name: ['Fabricant', 'Nom du fabricant', 'Marque', 'Manufacturer', 'Maker', 'Brand'] },
  classes: {
    code: ['Code de la classe', 'Class code'],
    name_fr: ['Nom en français', 'Nom', 'Libellé', 'Classe', 'Name in French'],
    name_en: ['Nom en anglais', 'Name in English'],
    parent: ['Classe parente', 'Parent', 'Parent class'],
    lifespan: ['Durée de vie', 'Lifespan'],
  },
  products: {
    name: ['Produit', 'Nom du produit', 'Désignation', 'Modèle', 'Product', 'Product name', 'Model'],
    reference: ['Réf', 'Référence fabricant'],
    manufacturer: ['Nom du fabricant', 'Marque', 'Maker', 'Brand'],
    class: ['Classe', 'Classe de produits', 'Class', 'Product class'],
    parent: ['Générique', 'Generic'],
    lifespan: ['Durée de vie', 'Lifespan'],
    categories: ['Catégorie', 'Category'],
    labels: ['Labels', 'Label', 'Certifications'],
  },
}

export const namesOf = (kind: CatalogueKind): Names<CatalogueField> => {
  const headings: Partial<Record<CatalogueField, { fr: string; en: string }>> = catalogueHeadings[kind]
  const names: Partial<Names<CatalogueField>> = Object.fromEntries(
    catalogueFieldsOf(kind).map((field) => {
      const { fr, en } = headings[field]!
      return [field, [fr, en, ...(otherNames[kind][field] ?? [])]]
    }),
  )
  return names as Names<CatalogueField>
}

export type ReadSheet<F extends string> = {
  /** The fields that its titles name. */
  named: F[]
  lines: { line: number; typed: Partial<Record<F, string>> }[]
  passedOver: number
  /** Titles that name no field. */
  ignored: string[]
}

/** A spreadsheet line by line, each cell under the field that its title names. Refuses one whose titles name none. */
export const readLines = async <F extends string>(bytes: Buffer, names: Names<F>): Promise<ReadSheet<F>> => {
  const { table } = await readSheet(bytes, knownTitle(names), catalogueRowsMax)
  const fields = fieldsOf(table.titles, names)
  const named = fields.filter((field) => field !== null)
  if (named.length === 0) refuse('SHEET_COLUMNS_UNKNOWN')
  const typedOf = (cells: readonly string[]): Partial<Record<F, string>> => {
    const typed: Partial<Record<F, string>> = {}
    for (const [at, field] of fields.entries()) if (field) typed[field] = cellOf(cells[at] ?? '')
    return typed
  }
  return {
    named,
    lines: table.lines.map(({ line, cells }) => ({ line, typed: typedOf(cells) })),
    passedOver: table.passedOver,
    ignored: table.titles.filter((title, at) => title !== '' && fields[at] === null).map((title) => cut(title, 200)),
  }
}

/** What is written of each kind as text, and what has to be. */
const texts: Record<CatalogueKind, Partial<Record<CatalogueField, TextField>>> = {
  manufacturers: manufacturerFields,
  classes: productClassFields,
  products: { ...productFields, manufacturer: { max: manufacturerFields.name.max, required: true } },
}

const typeWords: Record<(typeof productTypes)[number], readonly string[]> = {
  PRODUCT: ['produit', 'equipement', 'product', 'device', 'equipment'],
  MATERIAL: ['materiau', 'material'],
}
const words = { yes: ['oui', 'yes', '1', 'true', 'vrai', 'x'], no: ['', 'non', 'no', '0', 'false', 'faux'] }

export const linksIn = (cell: string): string[] =>
  cell
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)

/** A text that left guarded against being run as a formula is what it was. */
export const cellOf = (cell: string): string => lineOf(unguarded(cell))

type Wrong = { code: CatalogueFaultCode }
const fault = (code: CatalogueFaultCode): Wrong => ({ code })

const textIn = (field: TextField | undefined, cell: string): string | Wrong => {
  if (cell === '') return field?.required ? fault('missing') : ''
  if (isErrorCell(cell)) return fault('error')
  if (!isName(cell)) return fault('characters')
  if (field && cell.length > field.max) return fault('long')
  return field?.format && !field.format.pattern.test(cell) ? fault('format') : cell
}

const lifespanIn = (cell: string) => {
  if (cell === '') return ''
  const years = /^\d{1,3}([.,]0*)?$/.test(cell) ? Number.parseInt(cell, 10) : 0
  return years >= 1 && years <= lifespanMax ? String(years) : fault('number')
}
const typeIn = (cell: string) => {
  if (cell === '') return fault('missing')
  const named = productTypes.find((type) => type === cell.toUpperCase() || typeWords[type].includes(plain(cell)))
  return named ?? fault('unknown')
}
const isSo = (cell: string) => {
  const said = plain(cell)
  if (words.yes.includes(said)) return '1'
  return words.no.includes(said) ? '' : fault('unknown')
}

/** What a cell says of its field, or what is wrong with it by itself. */
export const readCell = (kind: CatalogueKind, field: CatalogueField, cell: string): string | Wrong => {
  switch (field) {
    case 'type':
      return typeIn(cell)
    case 'is_boiler':
    case 'archived':
      return isSo(cell)
    case 'lifespan':
      return lifespanIn(cell)
    case 'categories':
    case 'labels':
      return [...new Set(linksIn(cell))].join(' | ')
    case 'id':
    case 'class':
    case 'parent':
      return cell
    case 'name':
    case 'reference':
    case 'manufacturer':
    case 'nature':
    case 'code':
    case 'name_fr':
    case 'name_en':
      return textIn(texts[kind][field], cell)
  }
}

const inOrder = (cell: string) => linksIn(cell).toSorted().join('|')
/** Whether a field says the same, links in whichever order. */
export const isSame = (field: CatalogueField, one: string, other: string): boolean =>
  one === other || ((field === 'categories' || field === 'labels') && inOrder(one) === inOrder(other))

/** The fields that a new thing of the kind has to have. */
export const requiredOf = (kind: CatalogueKind): CatalogueField[] =>
  catalogueFieldsOf(kind).filter(
    (field) => texts[kind][field]?.required || (field === 'type' && kind !== 'manufacturers'),
  )
