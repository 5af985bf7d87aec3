import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import type { Tables } from '#platform/tables.ts'

/** A request as it is written; `name` is the reference that was typed. */
export type NewProductRequest = {
  type?: 'PRODUCT' | 'MATERIAL'
  name: string
  reference?: string | null | undefined
  manufacturer: string
  parent_id?: number | null | undefined
  thickness?: number | null | undefined
  surface?: number | null | undefined
  quantity?: number | null | undefined
  source_type?: string | null | undefined
  source_data?: object | null | undefined
}
export type RequestRecord = Selectable<Tables['product_requests']>

/** Answers their ids, in the order of the rows. */
export const insertRequests = async (
  { tx, residenceId, companyId, author }: Held,
  rows: readonly NewProductRequest[],
): Promise<number[]> => {
  const inserted = await tx
    .insertInto('product_requests')
    .values(
      rows.map(({ quantity, source_data, ...row }) => ({
        ...row,
        residence_id: residenceId,
        company_id: author.companyId ?? companyId,
        quantity: quantity ?? 1,
        source_data: source_data ? JSON.stringify(source_data) : null,
        requested_by_user_id: author.userId,
      })),
    )
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

/** The project of a request. Proves nothing: the gate decides who may know. */
export const findPlace = (db: Db, id: number) =>
  db.selectFrom('product_requests').select('residence_id').where('id', '=', id).executeTakeFirst()

export const findRequests = (db: Db, { residenceId }: InProject, ids: readonly number[]): Promise<RequestRecord[]> =>
  db
    .selectFrom('product_requests')
    .selectAll()
    .where('residence_id', '=', residenceId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()

export const deleteRequests = ({ tx, residenceId }: Held, ids: readonly number[]) =>
  tx
    .deleteFrom('product_requests')
    .where('residence_id', '=', residenceId)
    .where('id', 'in', [...ids])
    .execute()

export type Outcome = Pick<RequestRecord, 'product_id' | 'rejection_reason'> & { status: 'ACCEPTED' | 'REJECTED' }
/** Undefined when it waits no more. */
export const decideRequest = (
  { tx, residenceId }: Held,
  id: number,
  outcome: Outcome,
): Promise<RequestRecord | undefined> =>
  tx
    .updateTable('product_requests')
    .set({ ...outcome, decided_at: sql<string>`now()` })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst()

/** Who asked, by which company; undefined once they are gone. */
export const findAsker = ({ tx, residenceId }: Held, id: number) =>
  tx
    .selectFrom('product_requests as q')
    .innerJoin('users as u', 'u.id', 'q.requested_by_user_id')
    .where('q.residence_id', '=', residenceId)
    .where('q.id', '=', id)
    .where('u.is_active', '=', true)
    .where('u.deleted_at', 'is', null)
    .select(['u.id', 'u.locale', 'q.company_id', sql<string>`coalesce(u.email, u.username)`.as('email')])
    .executeTakeFirst()

/** A request that was decided, with its home and the product that it has become; for the mail. */
export const findDecided = (tx: Tx, id: number) =>
  tx
    .selectFrom('product_requests as q')
    .innerJoin('companies as c', 'c.id', 'q.company_id')
    .innerJoin('residences as r', 'r.id', 'q.residence_id')
    .leftJoin('products as p', 'p.id', 'q.product_id')
    .where('q.id', '=', id)
    .where('q.status', '<>', 'PENDING')
    .select([
      'q.name',
      'q.manufacturer',
      'q.status',
      'q.rejection_reason',
      'c.name as company_name',
      'r.id as home_id',
      'r.company_id as home_company_id',
      'r.name as home_name',
      'r.is_ptg',
      'p.name as product_name',
    ])
    .executeTakeFirst()

/** Whether a completed intervention stands on one of these requests. */
export const isInUse = async (db: Db, ids: readonly number[]): Promise<boolean> =>
  (await db
    .selectFrom('interventions')
    .select('id')
    .where('product_request_id', 'in', [...ids])
    .where('status', '=', 'DONE')
    .executeTakeFirst()) !== undefined

/** Whether the catalogue offers what was typed: the maker's product of that name or reference. */
export const isOffered = async (db: Db, { name, manufacturer }: NewProductRequest): Promise<boolean> =>
  (await db
    .selectFrom('products as p')
    .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
    .select('p.id')
    .where(sql<boolean>`f_norm(m.name) = f_norm(${manufacturer})`)
    .where(sql<boolean>`f_norm(${name}) in (f_norm(p.name), f_norm(p.reference))`)
    .where('p.archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** How many of these are products. */
export const countProducts = async (db: Db, ids: readonly number[]): Promise<number> =>
  ids.length === 0
    ? 0
    : (
        await db
          .selectFrom('products')
          .select('id')
          .where('id', 'in', [...ids])
          .execute()
      ).length

/** Who is told of a request: the platform's administrators. */
export const findAdministrators = (tx: Tx) =>
  tx
    .selectFrom('users as u')
    .innerJoin('user_global_roles as g', 'g.user_id', 'u.id')
    .where('g.role', '=', 'ADMINISTRATOR')
    .where('u.is_active', '=', true)
    .where('u.deleted_at', 'is', null)
    .select(['u.id', 'u.locale', sql<string>`coalesce(u.email, u.username)`.as('email')])
    .orderBy('u.id')
    .execute()

/** Those of these requests that still wait, with who asked; for the mail. */
export const findWaiting = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('product_requests as q')
    .innerJoin('companies as c', 'c.id', 'q.company_id')
    .where('q.id', 'in', [...ids])
    .where('q.status', '=', 'PENDING')
    .select(['q.id', 'q.name', 'q.manufacturer', 'c.name as company_name'])
    .orderBy('q.id')
    .execute()
