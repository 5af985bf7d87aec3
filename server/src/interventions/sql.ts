import type { Address } from '@logis/contract/addresses'
import type { Intervention } from '@logis/contract/interventions'
import type { InterventionStatus, InterventionType } from '@logis/contract/interventions.rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addressesJson } from '#platform/contactInformation.ts'
import type { Db, Tx } from '#platform/db.ts'
import { reachedBy } from '#platform/reach.ts'

export type InterventionRow = {
  id: number
  company_id: number
  company_name: string
  residence_id: number
  residence_name: string
  contract_number: string | null
  addresses: Address[]
  is_cancelled: boolean
  type: InterventionType
  status: InterventionStatus
  date: string | null
  product: Intervention['product']
  product_request: Intervention['product_request']
  created_at: string
}

const columns = sql`
  i.id, i.company_id, c.name as company_name, i.residence_id, r.name as residence_name, r.contract_number,
  r.deleted_at is not null as is_cancelled, i.type, i.status, i.date, i.created_at,
  ${addressesJson(sql`r.contact_information_id`)} as addresses,
  (select json_build_object('id', p.id, 'name', p.name, 'reference', p.reference, 'is_boiler', coalesce(k.is_boiler, false),
     'manufacturer', json_build_object('id', m.id, 'name', m.name))
   from products p join manufacturers m on m.id = p.manufacturer_id left join product_classes k on k.id = p.class_id
   where p.id = i.product_id) as product,
  (select json_build_object('id', q.id, 'model_type', 'PRODUCT_REQUEST', 'name', q.name, 'reference', q.reference,
     'manufacturer', q.manufacturer, 'status', q.status)
   from product_requests q where q.id = i.product_request_id) as product_request`
const joined = sql`interventions i join residences r on r.id = i.residence_id join companies c on c.id = i.company_id`

/** Interventions as they are read, in the order of the ids. */
export const readInterventions = async (db: Db, ids: readonly number[]): Promise<InterventionRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<InterventionRow>`
    select ${columns} from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join interventions i on i.id = wanted.id join residences r on r.id = i.residence_id join companies c on c.id = i.company_id
    order by wanted.place`.execute(db)
  return rows
}

const byId = (companyId: number, id: number, more: RawBuilder<unknown>) =>
  sql<InterventionRow & { is_own: boolean }>`
    select ${columns}, r.company_id in (select descendant_id from company_closure where ancestor_id = ${companyId}) as is_own
    from ${joined} where i.id = ${id} and ${reachedBy(companyId)} ${more}`

/** One intervention on a live project that the company reaches. */
export const findReached = async (db: Db, companyId: number, id: number): Promise<InterventionRow | undefined> =>
  (await byId(companyId, id, sql`and r.deleted_at is null`).execute(db)).rows[0]

/**
 * Takes the project's row and then the intervention's: files come and go, and the status changes, one after the
 * other. Everybody who writes on a project takes it first. Cancelled projects' too, to say so.
 */
export const lockReached = async (tx: Tx, companyId: number, id: number) => {
  const place = sql`(select residence_id from interventions where id = ${id})`
  await sql`select from residences where id = ${place} for no key update`.execute(tx)
  return (await byId(companyId, id, sql`for no key update of i`).execute(tx)).rows[0]
}

/** Takes a live project that the company reaches, so that it is not cancelled meanwhile. */
export const holdReached = async (tx: Tx, companyId: number, residenceId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from residences r where r.id = ${residenceId} and r.deleted_at is null and ${reachedBy(companyId)}
    for no key update of r`.execute(tx)
  return rows.length > 0
}

export type NewIntervention = {
  company_id: number
  residence_id: number
  type: InterventionType
  status: InterventionStatus
  date: string | null
  product_id: number | null
  product_request_id: number | null
  created_by_user_id: number
}
export const insertIntervention = async (tx: Tx, intervention: NewIntervention): Promise<number> =>
  (await tx.insertInto('interventions').values(intervention).returning('id').executeTakeFirstOrThrow()).id

export type Changes = Partial<Pick<NewIntervention, 'status' | 'date' | 'product_id' | 'product_request_id'>>
export const updateIntervention = (tx: Tx, id: number, changes: Changes) =>
  tx
    .updateTable('interventions')
    .set({ ...changes, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

export const deleteIntervention = (tx: Tx, id: number) => tx.deleteFrom('interventions').where('id', '=', id).execute()

export const isOffered = async (tx: Tx, productId: number): Promise<boolean> =>
  (await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** A request of the same project that has not been turned down. */
export const isRequested = async (tx: Tx, residenceId: number, requestId: number): Promise<boolean> =>
  (await tx
    .selectFrom('product_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('residence_id', '=', residenceId)
    .where('status', '<>', 'REJECTED')
    .executeTakeFirst()) !== undefined

/** What the same project already waits for, whatever its case; the index that keeps one of each compares alike. */
export const findPendingRequest = async (
  tx: Tx,
  residenceId: number,
  { manufacturer, name }: { manufacturer: string; name: string },
): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('product_requests')
      .select('id')
      .where('residence_id', '=', residenceId)
      .where('status', '=', 'PENDING')
      .where(sql<SqlBool>`f_norm(manufacturer) = f_norm(${manufacturer}) and f_norm(name) = f_norm(${name})`)
      .executeTakeFirst()
  )?.id
