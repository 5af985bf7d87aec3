import { sql, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import type { Tables } from '#platform/tables.ts'

/** A device as it is written: what is absent is empty, or what the table says by default. */
export type NewDevice = {
  product_id: number
  serial_number?: string | null | undefined
  commissioning_date?: string | null | undefined
  quantity?: number | null | undefined
  surface?: number | null | undefined
  thickness?: number | null | undefined
  lifespan?: number | null | undefined
  note?: string | null | undefined
  name?: string | null | undefined
  active?: boolean | undefined
  warranty_expiration_date?: string | null | undefined
  daily_usage?: number | null | undefined
  source_type?: string | null | undefined
  source_data?: object | null | undefined
}

/** These products, also those that the catalogue no longer offers. */
export const findProducts = (tx: Tx, productIds: readonly number[]) =>
  tx
    .selectFrom('products as p')
    .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
    .where('p.id', 'in', [...productIds])
    .select(['p.id', 'p.name', 'm.name as manufacturer'])
    .select(sql<boolean>`p.archived_at is not null`.as('archived'))
    .execute()

/** Answers their ids, in the order of the rows. */
export const insertDevices = async (
  { tx, residenceId, author }: Held,
  rows: readonly NewDevice[],
  batchId: string | null,
): Promise<number[]> => {
  const inserted = await tx
    .insertInto('devices')
    .values(
      rows.map(({ quantity, active, source_data, ...row }) => ({
        ...row,
        residence_id: residenceId,
        quantity: quantity ?? 1,
        active: active ?? true,
        source_data: source_data ? JSON.stringify(source_data) : null,
        created_by_user_id: author.userId,
        bulk_batch_id: batchId,
      })),
    )
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

export type DeviceRecord = Selectable<Tables['devices']> & { product_name: string; manufacturer: string }

const devicesOf = (db: Db, { residenceId }: InProject) =>
  db
    .selectFrom('devices as d')
    .innerJoin('products as p', 'p.id', 'd.product_id')
    .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
    .where('d.residence_id', '=', residenceId)
    .selectAll('d')
    .select(['p.name as product_name', 'm.name as manufacturer'])

export const findDevice = (db: Db, place: InProject, id: number): Promise<DeviceRecord | undefined> =>
  devicesOf(db, place).where('d.id', '=', id).executeTakeFirst()

export const findDevices = (held: Held, ids: readonly number[]): Promise<DeviceRecord[]> =>
  devicesOf(held.tx, held)
    .where('d.id', 'in', [...ids])
    .orderBy('d.id')
    .execute()

/** The project of a device. Proves nothing: the gate decides who may know. */
export const findPlace = (db: Db, id: number) =>
  db.selectFrom('devices').select('residence_id').where('id', '=', id).executeTakeFirst()

export const updateDevice = ({ tx, residenceId }: Held, id: number, changes: Updateable<Tables['devices']>) =>
  tx
    .updateTable('devices')
    .set({ ...changes, updated_at: sql`now()` })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

export const deleteDevices = ({ tx, residenceId }: Held, ids: readonly number[]) =>
  tx
    .deleteFrom('devices')
    .where('residence_id', '=', residenceId)
    .where('id', 'in', [...ids])
    .execute()

/** The bytes of the files that go with these devices. */
export const bytesOf = async ({ tx, residenceId }: Held, ids: readonly number[]): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('documents')
    .select(({ fn }) => fn.sum<number | null>('size_bytes').as('bytes'))
    .where('residence_id', '=', residenceId)
    .where('device_id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}
