import { envelopeSource } from '@logis/contract/devices.rules'
import type { EnvelopeWall } from '@logis/contract/studies'
import { isSupported } from '@logis/contract/studies.codes'
import { wallKey, type Envelope } from '@logis/contract/studies.rules'
import { holding, type Held } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { createProductRequests, deleteProductRequests } from '../../devices/requests/rules.ts'
import { createDevices, deleteDevices, findProducts } from '../../devices/rules.ts'
import { tellOfWalls } from '../../notifications/rules.ts'
import { studyPolicy } from '../policy.ts'
import * as studies from '../sql.ts'
import * as sql from './sql.ts'

type Row = EnvelopeWall['rows'][number]
type Import = { walls: EnvelopeWall[]; replace_existing: boolean; study_id?: number | undefined }
type Outcome = { created: number; deleted: number }

/**
 * Gives walls of the study their devices, in place of those they had: all walls at once or none. Those who import one
 * wall at the same time come one after the other; a wall that has these very devices already is left alone.
 */
export const importWalls = (scope: ProjectScope, { walls, replace_existing, study_id }: Import): Promise<Outcome> =>
  holding(scope, async (held) => {
    const study = (await studies.findCurrent(held.tx, held)) ?? null
    studyPolicy.demand(held.scope, 'import', study)
    if (study_id !== undefined && study_id !== study?.id) refuse('THERMAL_STUDY_REPLACED')
    const { envelope } = (await studies.findEnvelope(held.tx, held)) ?? {}
    for (const wall of walls) demandWall(envelope ?? null, wall)

    const imported = byWall(await sql.listImported(held))
    const changed = walls
      .map((wall, place) => ({
        place,
        asked: wall.rows,
        wall: { ...wall, rows: grouped(wall.rows) },
        before: imported.get(wallKey(wall)) ?? nothingThere(),
      }))
      .filter(({ wall, before }) => !isSame(wall.rows, before.rows))
    const overwrites = ({ wall, before }: Change) =>
      before.rows.length > 0 && !(wall.replace_existing ?? replace_existing)
    if (changed.some(overwrites)) refuse('WALL_ALREADY_IMPORTED')
    if (changed.length > 0) await tellOfWalls(held, study!.id)
    return replace(held, changed)
  })

const demandWall = (envelope: Envelope | null, { part, index }: EnvelopeWall) => {
  const wall = envelope?.[part][index] ?? refuse('WALL_NOT_FOUND')
  if (!isSupported(part, wall.type_paroi)) refuse('VALIDATION_ERROR', { errors: { walls: [{ code: 'unsupported' }] } })
}

type Imported = { deviceIds: number[]; requestIds: number[]; rows: Row[] }
const nothingThere = (): Imported => ({ deviceIds: [], requestIds: [], rows: [] })

const byWall = ({ devices, requests }: sql.Imported): Map<string, Imported> => {
  const walls = new Map<string, Imported>()
  const of = (source: sql.Source | null) => {
    const key = `${String(source?.part)}/${String(source?.index)}`
    const there = walls.get(key) ?? nothingThere()
    walls.set(key, there)
    return there
  }
  for (const { id, source_data, ...device } of devices) {
    of(source_data).deviceIds.push(id)
    of(source_data).rows.push(device)
  }
  for (const { id, source_data, name, manufacturer, parent_id, ...sizes } of requests) {
    of(source_data).requestIds.push(id)
    of(source_data).rows.push({ product_request: { name, manufacturer, parent_id: parent_id ?? 0 }, ...sizes })
  }
  return walls
}

const contentOf = ({ product_id, product_request, surface, thickness }: Row) =>
  JSON.stringify([
    product_id ?? [product_request?.name, product_request?.manufacturer, product_request?.parent_id],
    surface,
    thickness,
  ])

const sumOf = (some: number, more: number) => Math.round((some + more) * 100) / 100

/** IMP-23. */
const grouped = (rows: readonly Row[]): Row[] => {
  const groups = new Map<string, Row>()
  for (const row of rows) {
    const group = groups.get(contentOf(row))
    groups.set(contentOf(row), group ? { ...group, quantity: sumOf(group.quantity, row.quantity) } : row)
  }
  return [...groups.values()]
}

const isSame = (wanted: readonly Row[], held: readonly Row[]) => {
  const keys = (rows: readonly Row[]) => rows.map((row) => `${contentOf(row)}×${row.quantity}`).toSorted()
  return wanted.length === held.length && keys(wanted).join('\n') === keys(held).join('\n')
}

/** A wall that will have other rows; `place` and `asked` are where and how the call named them. */
type Change = { place: number; asked: Row[]; wall: EnvelopeWall; before: Imported }

/**
 * A wall keeps the products that it has, also those that the catalogue no longer offers: a row that stays is no new
 * choice. Whoever chooses another of them is told of the row.
 */
const demandProducts = async (held: Held, changes: readonly Change[]) => {
  const wanted = changes.flatMap(({ asked }) => asked.flatMap(({ product_id }) => product_id ?? []))
  const products = await findProducts(held.tx, wanted)
  const refused = changes.flatMap(({ place, asked, before }) => {
    const kept = new Set(before.rows.map(({ product_id }) => product_id))
    return asked.flatMap(({ product_id }, row) =>
      product_id === undefined || kept.has(product_id) || products.get(product_id)?.archived === false
        ? []
        : `walls.${place}.rows.${row}.product_id`,
    )
  })
  const errors = Object.fromEntries(refused.map((path) => [path, [{ code: 'not_offered' as const }]]))
  return refused.length === 0 ? products : refuse('PRODUCT_NOT_FOUND', { errors })
}

/** One entry of the journal for the whole import: what went, then what came. */
const replace = async (held: Held, changes: readonly Change[]): Promise<Outcome> => {
  const products = await demandProducts(held, changes)
  const deviceIds = changes.flatMap(({ before }) => before.deviceIds)
  const requestIds = changes.flatMap(({ before }) => before.requestIds)
  await deleteDevices(held, deviceIds)
  await deleteProductRequests(held, requestIds)
  const rows = changes.flatMap(({ wall }) => wall.rows.map((row) => ({ ...row, ...sourceOf(wall) })))
  const devices = rows.flatMap(({ product_id, product_request: _none, ...row }) =>
    product_id === undefined ? [] : [{ product_id, ...row }],
  )
  const requests = rows.flatMap(({ product_request, product_id: _none, ...row }) =>
    product_request ? [{ ...product_request, ...row, type: 'MATERIAL' as const }] : [],
  )
  await createDevices(held, devices, null, products)
  await createProductRequests(held, requests)
  return { created: rows.length, deleted: deviceIds.length + requestIds.length }
}

/** IMP-11. */
const sourceOf = ({ part, index }: EnvelopeWall) => ({ source_type: envelopeSource, source_data: { part, index } })
