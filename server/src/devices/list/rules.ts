import type { DeviceRow } from '@logis/contract/devices'
import type { Product } from '@logis/contract/products'
import { db } from '#platform/db.ts'
import { showEach } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { findProducts } from '../../products/rules.ts'
import { devicePolicy } from '../policy.ts'
import { roomOf, whyFull } from '../room/rules.ts'
import * as sql from './sql.ts'

/** DEV-31, DEV-33. Devices and pending product requests, with what the booklet holds and may hold. */
export const listDevices = async (scope: ProjectScope, request: sql.DeviceRequest) => {
  const page = await sql.listRows(scope, request)
  const products = await findProducts(page.data.flatMap(({ product_id }) => product_id ?? []))
  const room = await roomOf(scope)
  const write = devicePolicy.why(scope, 'write', null)
  return {
    ...(await showEach(page, (row) => show(row, products))),
    room,
    cannot: { write, add: write ?? whyFull(room) },
  }
}

/** A device as the list shows it, its product whole. */
export const findRow = async (scope: ProjectScope, id: number) => {
  const row = (await sql.findRow(db, scope, id)) ?? refuse('DEVICE_NOT_FOUND')
  const products = await findProducts(row.product_id === null ? [] : [row.product_id])
  const product = products.get(row.product_id ?? 0) ?? refuse('DEVICE_NOT_FOUND')
  return { ...show(row, products), product }
}

const show = (row: sql.ListedRow, products: ReadonlyMap<number, Product>): DeviceRow => {
  const product = row.product_id === null ? null : (products.get(row.product_id) ?? null)
  return {
    id: row.id,
    model_type: row.model_type,
    product: product && { ...product, archived: row.archived },
    product_generic: product ? genericOf(product) : row.parent,
    name: row.name,
    manufacturer: row.manufacturer,
    reference: row.reference,
    type: row.type,
    picture_path: product?.picture_path ?? null,
    created_at: row.created_at,
    quantity: row.quantity,
    surface: row.surface,
    thickness: row.thickness,
    source_type: row.source_type,
    source_data: row.source_data && JSON.stringify(row.source_data),
    bulk_batch_id: row.bulk_batch_id,
  }
}

const genericOf = ({ id, name, parent, generic }: Product) => (generic ? { id, name } : parent)
