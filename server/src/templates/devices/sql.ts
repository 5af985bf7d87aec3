import type { ProductType } from '@logis/contract/products.rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'

export type TemplateDeviceFields = {
  quantity?: number | null | undefined
  surface?: number | null | undefined
  thickness?: number | null | undefined
  lifespan?: number | null | undefined
  note?: string | null | undefined
}
export type NewTemplateDevice = TemplateDeviceFields & { product_id: number }

export type TemplateDeviceRow = {
  id: number
  template_id: number
  product_id: number
  name: string
  reference: string
  type: ProductType
  manufacturer_id: number
  manufacturer_name: string
  is_offered: boolean
  quantity: number
  surface: number | null
  thickness: number | null
  lifespan: number | null
  note: string | null
}

const isOffered = sql<boolean>`p.archived_at is null`

export const listDevices = async (db: Db, templateIds: readonly number[]): Promise<TemplateDeviceRow[]> =>
  templateIds.length === 0
    ? []
    : db
        .selectFrom('template_devices as t')
        .innerJoin('products as p', 'p.id', 't.product_id')
        .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
        .where('t.template_id', 'in', [...templateIds])
        .select(['t.id', 't.template_id', 't.product_id', 'p.name', 'p.reference', 'p.type'])
        .select(['m.id as manufacturer_id', 'm.name as manufacturer_name', isOffered.as('is_offered')])
        .select(['t.quantity', 't.surface', 't.thickness', 't.lifespan', 't.note'])
        .orderBy('p.name_norm')
        .orderBy('t.id')
        .execute()

export const countDevices = async (tx: Tx, templateId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('template_devices')
    .where('template_id', '=', templateId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertDevice = (tx: Tx, template_id: number, { quantity, ...device }: NewTemplateDevice) =>
  tx
    .insertInto('template_devices')
    .values({ template_id, ...device, quantity: quantity ?? 1 })
    .execute()

/** False where the template has no such entry. */
export const updateDevice = async (
  tx: Tx,
  templateId: number,
  id: number,
  { quantity, surface, thickness, lifespan, note }: TemplateDeviceFields,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('template_devices')
    .set((eb) => ({
      // Always one column: an update of nothing is no statement.
      quantity: quantity === undefined ? eb.ref('quantity') : (quantity ?? 1),
      ...(surface !== undefined && { surface }),
      ...(thickness !== undefined && { thickness }),
      ...(lifespan !== undefined && { lifespan }),
      ...(note !== undefined && { note }),
    }))
    .where('template_id', '=', templateId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteDevice = async (tx: Tx, templateId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('template_devices')
    .where('template_id', '=', templateId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The catalogue offers the product `p`, and no device of the project is of it. */
const lacks = (home: RawBuilder<unknown>) => sql<SqlBool>`${isOffered} and not exists (
  select from devices d where d.residence_id = ${home} and d.product_id = t.product_id)`

/** Those of a template that a project has none of. */
export const findMissing = ({ tx, residenceId }: Held, templateId: number): Promise<NewTemplateDevice[]> =>
  tx
    .selectFrom('template_devices as t')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .where('t.template_id', '=', templateId)
    .where(lacks(sql`${residenceId}`))
    .select(['t.product_id', 't.quantity', 't.surface', 't.thickness', 't.lifespan', 't.note'])
    .orderBy('t.id')
    .execute()

/** How many of a template each of these projects has none of; those that have all are left out. */
export const countMissing = async (on: Db, templateId: number, homes: readonly number[]) => {
  const { rows } = await sql<{ id: number; entries: number }>`
    select h.id, count(*) as entries from unnest(${homes}::bigint[]) as h (id)
    join template_devices t on t.template_id = ${templateId} join products p on p.id = t.product_id
    where ${lacks(sql`h.id`)} group by h.id`.execute(on)
  return rows
}
