import type { Address } from '@logis/contract/addresses'
import type { Intervention } from '@logis/contract/interventions'
import type { InterventionStatus, InterventionType } from '@logis/contract/interventions.rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addressesJson } from '#platform/contactInformation.ts'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { reachedBy } from '#platform/reach.ts'
import type { CompanyScope } from '#platform/scope.ts'

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
  const { rows } = await prepared(sql<InterventionRow>`
    select ${columns} from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join interventions i on i.id = wanted.id join residences r on r.id = i.residence_id join companies c on c.id = i.company_id
    order by wanted.place`).execute(db)
  return rows
}

const byId = (id: number, more: RawBuilder<unknown>) =>
  sql<InterventionRow>`select ${columns} from ${joined} where i.id = ${id} and ${more}`

/** One intervention on a live project that the company reaches. */
export const findReached = async (
  db: Db,
  { companyId }: CompanyScope,
  id: number,
): Promise<InterventionRow | undefined> =>
  (await byId(id, sql`${reachedBy(companyId)} and r.deleted_at is null`).execute(db)).rows[0]

/** The project of an intervention. Proves nothing: whoever holds it decides who may know. */
export const findPlace = (db: Db, id: number) =>
  db.selectFrom('interventions').select('residence_id').where('id', '=', id).executeTakeFirst()

/** An intervention of a held project: files come and go, and the status changes, one after the other. */
export const findHeld = async ({ tx, residenceId }: Held, id: number): Promise<InterventionRow | undefined> =>
  (await byId(id, sql`i.residence_id = ${residenceId}`).execute(tx)).rows[0]

type NewIntervention = {
  company_id: number
  type: InterventionType
  status: InterventionStatus
  date: string | null
  product_id: number | null
  product_request_id: number | null
}
export const insertIntervention = async (
  { tx, residenceId, author }: Held,
  intervention: NewIntervention,
): Promise<number> => {
  const row = { ...intervention, residence_id: residenceId, created_by_user_id: author.userId }
  return (await tx.insertInto('interventions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export type Changes = Partial<Pick<NewIntervention, 'status' | 'date' | 'product_id' | 'product_request_id'>>
export const updateIntervention = ({ tx, residenceId }: Held, id: number, changes: Changes) =>
  tx
    .updateTable('interventions')
    .set({ ...changes, updated_at: sql<string>`now()` })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

export const giveProduct = ({ tx, residenceId }: Held, requestId: number, productId: number) =>
  tx
    .updateTable('interventions')
    .set({ product_id: productId, product_request_id: null, updated_at: sql<string>`now()` })
    .where('residence_id', '=', residenceId)
    .where('product_request_id', '=', requestId)
    .execute()

export const deleteIntervention = ({ tx, residenceId }: Held, id: number) =>
  tx.deleteFrom('interventions').where('residence_id', '=', residenceId).where('id', '=', id).execute()

export const isOffered = async (tx: Tx, productId: number): Promise<boolean> =>
  (await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** A request of the same project that has not been turned down. */
export const isRequested = async ({ tx, residenceId }: Held, requestId: number): Promise<boolean> =>
  (await tx
    .selectFrom('product_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('residence_id', '=', residenceId)
    .where('status', '<>', 'REJECTED')
    .executeTakeFirst()) !== undefined

/** What the same project already waits for, whatever its case; the index that keeps one of each compares alike. */
export const findPendingRequest = async (
  { tx, residenceId }: Held,
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
