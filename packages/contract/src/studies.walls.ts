import type { Wall } from './studies.rules.ts'

type Named = { id: number; name: string }
/** What a row may stand for; `archived`: the catalogue no longer offers it. */
type Offer = Named & { archived?: boolean }
/** A product of the catalogue as a row knows it. */
export type RowProduct = Offer & { manufacturer: Named }

/** A row of the import form (IMP-12). What was typed instead of chosen is text. */
export type WallRow = {
  material: Offer | null
  manufacturer: Named | string | null
  product: RowProduct | string | null
  /** m² */
  surface: number | null
  /** mm */
  thickness: number | null
  /** Of a device that is no small number of equal rows; one otherwise. */
  quantity?: number
}

/** IMP-28. */
export const newWallRow = (wall: Pick<Wall, 'surface_totale'>): WallRow => ({
  material: null,
  manufacturer: null,
  product: null,
  surface: wall.surface_totale,
  thickness: 0,
})

const isText = (value: unknown): value is string => typeof value === 'string'
/** As it is typed: spaces are cut off when it is compared or sent. */
const textOrNull = (value: string) => (value.trim() === '' ? null : value)

/** IMP-24. */
export const chooseMaterial = (row: WallRow, material: Named | null): WallRow =>
  material?.id === row.material?.id ? row : { ...row, material, manufacturer: null, product: null }

/** IMP-26: a product of the catalogue goes, one typed as text stays. */
export const chooseManufacturer = (row: WallRow, manufacturer: Named | string | null): WallRow => ({
  ...row,
  manufacturer: isText(manufacturer) ? textOrNull(manufacturer) : manufacturer,
  product: isText(row.product) ? row.product : null,
})

/** IMP-25. */
export const chooseProduct = (row: WallRow, product: RowProduct | string | null): WallRow =>
  isText(product) || product === null
    ? { ...row, product: product === null ? null : textOrNull(product) }
    : { ...row, product, manufacturer: product.manufacturer }

/** The product that a row of the catalogue stands for; none for one that was typed (IMP-38, D2-F08). */
const offerOf = ({ material, product }: WallRow): Offer | null => (isText(product) ? null : (product ?? material))
export const rowProductId = (row: WallRow): number | null => offerOf(row)?.id ?? null

/** The products that a wall has: its rows keep them, also those that the catalogue no longer offers. */
export type Kept = ReadonlySet<number | null>
export const keptBy = ({ saved }: Pick<WallForm, 'saved'>): Kept => new Set(saved.map(rowProductId))
const nothingKept: Kept = new Set()

export type RowFault = { field: 'material' | 'manufacturer' | 'product' | 'archived' | 'surface' | 'thickness' }
const isSize = (value: number | null) => value === null || (Number.isFinite(value) && value >= 0 && value < 1e8)

/** IMP-27: the first thing that keeps a row from being imported. */
export const rowFault = (row: WallRow, kept = nothingKept): RowFault['field'] | null => {
  if (row.material === null) return 'material'
  if (row.product !== null && row.manufacturer === null) return 'manufacturer'
  if (row.manufacturer !== null && row.product === null) return 'product'
  if (offerOf(row)?.archived && !kept.has(rowProductId(row))) return 'archived'
  if (!isSize(row.surface)) return 'surface'
  return isSize(row.thickness) && (row.thickness === null || Number.isInteger(row.thickness)) ? null : 'thickness'
}
export const isRowValid = (row: WallRow, kept = nothingKept) => rowFault(row, kept) === null

const nameOf = (value: Named | string | null) => (isText(value) ? value.trim() : (value?.name ?? ''))

/** What makes two rows one: a manufacturer counts by its name, as a product carries its own. */
const rowKey = ({ material, manufacturer, product, surface, thickness }: WallRow) =>
  JSON.stringify([
    material?.id ?? null,
    isText(product) ? [nameOf(manufacturer), product.trim()] : (product?.id ?? nameOf(manufacturer)),
    surface === null ? null : Math.round(surface * 100) / 100,
    thickness,
  ])

/** IMP-23: rows of equal content are one entry with a quantity, in the order in which they first stand. */
export const groupRows = (rows: readonly WallRow[]): { row: WallRow; quantity: number }[] => {
  const groups = new Map<string, { row: WallRow; quantity: number }>()
  for (const row of rows) {
    const group = groups.get(rowKey(row))
    const quantity = row.quantity ?? 1
    if (group) group.quantity = Math.round((group.quantity + quantity) * 100) / 100
    else groups.set(rowKey(row), { row, quantity })
  }
  return [...groups.values()]
}
/** How many rows a device is at most. */
const spreadMost = 20
/** D2-F06: a device of quantity n is n rows again; of a large quantity, or a part of one, it is a row that says so. */
export const spreadRows = (groups: readonly { row: WallRow; quantity: number }[]): WallRow[] =>
  groups.flatMap(({ row: { quantity: _, ...row }, quantity }) =>
    Number.isInteger(quantity) && quantity <= spreadMost
      ? Array.from({ length: quantity }, () => row)
      : [{ ...row, quantity }],
  )

/** Whether two forms say the same, whatever the order of their rows. */
export const sameRows = (some: readonly WallRow[], others: readonly WallRow[]): boolean => {
  const keys = (rows: readonly WallRow[]) =>
    groupRows(rows)
      .map(({ row, quantity }) => `${rowKey(row)}×${quantity}`)
      .toSorted()
  return keys(some).join('\n') === keys(others).join('\n')
}

/** A wall on the import screen. `saved` are the rows its devices stand for; none when it was never imported. */
export type WallForm = { rows: readonly WallRow[]; saved: readonly WallRow[]; isSupported: boolean }

const isImported = ({ saved }: WallForm) => saved.length > 0

/** IMP-15. */
export const wallTone = (form: WallForm): 'error' | 'warning' | 'success' => {
  if (form.rows.length === 0) return 'error'
  return isImported(form) && sameRows(form.rows, form.saved) ? 'success' : 'warning'
}

export const areRowsValid = (form: WallForm) => {
  const kept = keptBy(form)
  return form.rows.every((row) => isRowValid(row, kept))
}

/** IMP-08, IMP-17: why a wall cannot be imported now, or null. */
export const wallRefusal = (form: WallForm): 'unsupported' | 'empty' | 'invalid' | 'unchanged' | null => {
  if (!form.isSupported) return 'unsupported'
  if (form.rows.length === 0) return 'empty'
  if (!areRowsValid(form)) return 'invalid'
  return sameRows(form.rows, form.saved) ? 'unchanged' : null
}

/** IMP-29, IMP-30, D2-F03, D2-F05: why rows cannot be kept as a favourite, or null. */
export const favouriteRefusal = (
  rows: readonly WallRow[],
  { exists, hasOffice, hasName }: { exists: boolean; hasOffice: boolean; hasName: boolean },
): 'exists' | 'no_office' | 'no_name' | 'no_rows' | 'no_product' | 'archived' | 'invalid' | null => {
  if (exists) return 'exists'
  if (!hasOffice) return 'no_office'
  if (!hasName) return 'no_name'
  if (rows.length === 0) return 'no_rows'
  if (rows.some(({ product }) => isText(product))) return 'no_product'
  if (rows.some((row) => rowFault(row) === 'archived')) return 'archived'
  return rows.every((row) => isRowValid(row)) ? null : 'invalid'
}

/** Rows on their way from one wall to another (IMP-03). */
export type CopiedRows = { rows: readonly WallRow[]; surface: number | null }

const isUntouched = ({ material, product, manufacturer }: WallRow) => !material && !product && !manufacturer

/**
 * Rows pasted on a wall come after its own, in place of those not yet filled in. Where a row covered the whole wall it
 * comes from, it covers the whole of this one.
 */
export const pasteRows = (
  rows: readonly WallRow[],
  copied: CopiedRows,
  wall: Pick<Wall, 'surface_totale'>,
): WallRow[] => [
  ...rows.filter((row) => !isUntouched(row)),
  ...copied.rows.map((row) => (row.surface === copied.surface ? { ...row, surface: wall.surface_totale } : row)),
]
