import type { EnvelopePart, Wall } from './studies.rules.ts'

export const wallTypes = ['glass', 'opaque'] as const
export type WallType = (typeof wallTypes)[number]
export const wallTypeOf = (part: EnvelopePart): WallType => (part === 'parois_opaques' ? 'opaque' : 'glass')
export const partOf = (type: WallType): EnvelopePart => (type === 'opaque' ? 'parois_opaques' : 'parois_vitrees')

/** What names the walls that a favourite is for (D2-F02). The frame decides the composition of a window as the nature does that of a wall. */
export type LabelKey = {
  wall_type: WallType
  envelope_type: string
  envelope_nature: string
  envelope_label: string
}
export const labelKeyOf = (wall: Wall): LabelKey => ({
  wall_type: wallTypeOf(wall.part),
  envelope_type: wall.type_paroi ?? '',
  envelope_nature: (wall.part === 'parois_opaques' ? wall.nature : wall.type_menuiserie) ?? '',
  envelope_label: wall.name ?? '',
})

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('fr')

/** IMP-31, D2-F03: by label, nature and type, of the same office and kind; case and outer spaces make no difference. */
export const matchesWall = (label: LabelKey, wall: Wall): boolean => {
  const key = labelKeyOf(wall)
  return (
    label.wall_type === key.wall_type &&
    plain(label.envelope_type) === plain(key.envelope_type) &&
    plain(label.envelope_nature) === plain(key.envelope_nature) &&
    plain(label.envelope_label) === plain(key.envelope_label)
  )
}

type Named = { id: number; name: string }
/** What may stand for a product; `archived`: the catalogue no longer offers it. */
type Offer = Named & { archived?: boolean }
type Model = Offer & { manufacturer: Named }

/** A line of a favourite on its screen. The product it stands for is the model or, without a manufacturer, the material. */
export type LabelRow = {
  material: Offer | null
  manufacturer: Named | null
  model: Model | null
  thickness: number | null
}

/** FAV-14. */
export const newLabelRow = (): LabelRow => ({ material: null, manufacturer: null, model: null, thickness: 0 })

/** FAV-10. */
export const labelMaterial = (row: LabelRow, material: Named | null): LabelRow =>
  material?.id === row.material?.id ? row : { ...row, material, manufacturer: null, model: null }
/** FAV-10, FAV-12: emptied, the material itself is the product again. */
export const labelManufacturer = (row: LabelRow, manufacturer: Named | null): LabelRow =>
  manufacturer?.id === row.manufacturer?.id ? row : { ...row, manufacturer, model: null }
/** FAV-11. */
export const labelModel = (row: LabelRow, model: Model | null): LabelRow => ({
  ...row,
  model,
  manufacturer: model?.manufacturer ?? row.manufacturer,
})

/** FAV-09, FAV-12. */
export const labelProduct = ({ material, manufacturer, model }: LabelRow): number | null =>
  material === null ? null : (model?.id ?? (manufacturer ? null : material.id))

export type LabelRowFault = 'material' | 'model' | 'archived' | 'thickness'
/** FAV-13, FAV-15. What the catalogue no longer offers can be given to no wall. */
export const labelRowFault = (row: LabelRow): LabelRowFault | null => {
  if (row.material === null) return 'material'
  if (labelProduct(row) === null) return 'model'
  if ((row.model ?? row.material).archived) return 'archived'
  return row.thickness !== null && Number.isInteger(row.thickness) && row.thickness >= 0 ? null : 'thickness'
}

type LabelProduct = { id: number; thickness: number }
/** FAV-08: only when something changed and all rows are valid. */
export const maySaveLabel = (rows: readonly LabelRow[], saved: readonly LabelProduct[]): boolean =>
  rows.length > 0 && rows.every((row) => labelRowFault(row) === null) && !sameProducts(productsOf(rows), saved)

export const productsOf = (rows: readonly LabelRow[]): LabelProduct[] =>
  rows.flatMap((row) => {
    const id = labelProduct(row)
    return id === null || row.thickness === null ? [] : [{ id, thickness: row.thickness }]
  })

export const sameProducts = (some: readonly LabelProduct[], others: readonly LabelProduct[]): boolean =>
  some.length === others.length &&
  some.every(({ id, thickness }, at) => others[at]!.id === id && others[at]!.thickness === thickness)
