import type { DeviceRow } from '@logis/contract/devices'
import { envelopeSource } from '@logis/contract/devices.rules'
import type { MaterialLabel } from '@logis/contract/materialLabels'
import { matchesWall } from '@logis/contract/materialLabels.rules'
import type { EnvelopeWall } from '@logis/contract/studies'
import { isSupported } from '@logis/contract/studies.codes'
import { wallKey, type EnvelopePart, type Wall } from '@logis/contract/studies.rules'
import { groupRows, rowProductId, spreadRows, type WallForm, type WallRow } from '@logis/contract/studies.walls'

/** A wall with what is said of it on the screen. */
export type WallState = WallForm & {
  key: string
  wall: Wall
  /** The rows before anybody touched them: those of its devices, else of a favourite, else none (IMP-22). */
  initial: readonly WallRow[]
  label: MaterialLabel | undefined
  isTouched: boolean
  /** The building it belongs to, where the study has several. */
  building: number | null
  /** Its devices were there before the study was: they were imported from the wall at this place of a former one. */
  isOfFormerStudy: boolean
}
export type Edits = Readonly<Record<string, readonly WallRow[]>>

type Named = { id: number; name: string }
const namedOf = ({ id, name }: Named): Named => ({ id, name })
const offerOf = ({ id, name, archived }: Named & { archived: boolean }) => ({ id, name, archived })

/** IMP-11: the wall that a device was imported from. */
const wallKeyOf = ({ source_type, source_data }: DeviceRow): string | null => {
  if (source_type !== envelopeSource || source_data === null) return null
  try {
    const { part, index } = JSON.parse(source_data) as { part: EnvelopePart; index: number }
    return wallKey({ part, index })
  } catch {
    return null
  }
}

/** A device or a request as the row that made it (IMP-38, D2-F07, D2-F08). */
const rowOf = ({ product, product_generic, manufacturer, name, surface, thickness }: DeviceRow): WallRow => {
  const material = product_generic && namedOf(product_generic)
  const sizes = { surface, thickness }
  if (product === null) return { material, manufacturer, product: name, ...sizes }
  if (material === null || product.id === material.id)
    return { material: offerOf(product), manufacturer: null, product: null, ...sizes }
  const maker = namedOf(product.manufacturer)
  return { material, manufacturer: maker, product: { ...offerOf(product), manufacturer: maker }, ...sizes }
}

const devicesOfWalls = (devices: readonly DeviceRow[]): Map<string, DeviceRow[]> => {
  const walls = new Map<string, DeviceRow[]>()
  for (const device of devices) {
    const key = wallKeyOf(device)
    if (key !== null) walls.set(key, [...(walls.get(key) ?? []), device])
  }
  return walls
}

/** IMP-22: a favourite says the products and thicknesses; the surface is the wall's. */
const rowsOfLabel = ({ products }: MaterialLabel, wall: Wall): WallRow[] =>
  products.map(({ thickness, product }) => {
    const material = product.parent ? namedOf(product.parent) : offerOf(product)
    const maker = product.parent ? namedOf(product.manufacturer) : null
    const model = maker && { ...offerOf(product), manufacturer: maker }
    return { material, manufacturer: maker, product: model, surface: wall.surface_totale, thickness }
  })

type Facts = {
  study: { created_at: string }
  walls: readonly Wall[]
  devices: readonly DeviceRow[]
  /** Those of the active company for the office of the study (D2-F03). */
  labels: readonly MaterialLabel[]
}

/** The walls as they are before anybody touches them. */
export const wallStates = ({ study, walls, devices, labels }: Facts): WallState[] => {
  const held = devicesOfWalls(devices)
  const hasBuildings = new Set(walls.map(({ batiment }) => batiment)).size > 1
  return walls.map((wall) => {
    const key = wallKey(wall)
    const supported = isSupported(wall.part, wall.type_paroi)
    const own = held.get(key) ?? []
    const saved = spreadRows(own.map((device) => ({ row: rowOf(device), quantity: device.quantity })))
    const label = labels.find((one) => matchesWall(one, wall))
    const initial = saved.length > 0 ? saved : label && supported ? rowsOfLabel(label, wall) : []
    return {
      key,
      wall,
      saved,
      initial,
      rows: initial,
      label,
      isSupported: supported,
      isTouched: false,
      building: hasBuildings ? wall.batiment : null,
      isOfFormerStudy: own.some(({ created_at }) => Date.parse(created_at) < Date.parse(study.created_at)),
    }
  })
}

/** The same walls with what is typed on them; those that nobody touched are the very same. */
export const withEdits = (untouched: readonly WallState[], edits: Edits): WallState[] =>
  untouched.map((state) => {
    const rows = edits[state.key]
    return rows ? { ...state, rows, isTouched: true } : state
  })

const textOf = (value: Named | string | null) => (typeof value === 'string' ? value.trim() : (value?.name ?? ''))

/** What the server is told of a wall: equal rows as one, typed products as requests (IMP-23, IMP-38). */
export const importOf = ({ wall, rows, saved }: Pick<WallState, 'wall' | 'rows' | 'saved'>): EnvelopeWall => ({
  part: wall.part,
  index: wall.index,
  // What someone else imported since is not overwritten: nobody here has compared it.
  replace_existing: saved.length > 0,
  rows: groupRows(rows).map(({ row, quantity }) => {
    const product_id = rowProductId(row)
    const { surface, thickness } = row
    if (product_id !== null) return { product_id, surface, thickness, quantity }
    const request = {
      name: textOf(row.product),
      manufacturer: textOf(row.manufacturer),
      parent_id: row.material?.id ?? 0,
    }
    return { product_request: request, surface, thickness, quantity }
  }),
})

/** A row in one line, for the comparison: material, maker and product. */
export const rowWords = ({ material, manufacturer, product }: WallRow): string =>
  [material?.name, textOf(manufacturer), textOf(product)].filter(Boolean).join(' – ')
