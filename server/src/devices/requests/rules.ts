import type { Call } from '#platform/call.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { created, deleted } from '#platform/journal.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { tellOfProduct } from '../../notifications/rules.ts'
import { freePlaces, takePlaces } from '../room/rules.ts'
import { changing, demandOffered, putDevices, reachDevices, recordAll } from '../rules.ts'
import * as sql from './sql.ts'

export type { NewProductRequest } from './sql.ts'

/** Proves that the caller may change the request, by its id alone. */
export const reachRequest = async (call: Call, requestId: number): Promise<ProjectScope> => {
  const { residence_id = null } = (await sql.findPlace(db, requestId)) ?? {}
  return reachDevices(call, residence_id ?? refuse('PRODUCT_REQUEST_NOT_FOUND'), 'write', 'PRODUCT_REQUEST_NOT_FOUND')
}

/**
 * Asks for products that the catalogue does not hold: each request takes a device's place until it is decided, and
 * the administrators are told by one mail. All of them or none. Answers their ids, in the order of the rows.
 */
export const createProductRequests = async (held: Held, rows: readonly sql.NewProductRequest[]): Promise<number[]> => {
  if (rows.length === 0) return []
  await takePlaces(held, rows.length)
  await demandParents(held.tx, rows)
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += 1000)
    ids.push(...(await sql.insertRequests(held, rows.slice(from, from + 1000))))
  await tellAdministrators(held, ids)
  await recordAll(
    held,
    ids.map((id, index) => ({ action: 'CREATED', model: 'Device', id, changes: created(told(rows[index]!)) })),
  )
  return ids
}

const demandParents = async (tx: Tx, rows: readonly sql.NewProductRequest[]): Promise<void> => {
  const wanted = new Set(rows.flatMap(({ parent_id }) => parent_id ?? []))
  if ((await sql.countProducts(tx, [...wanted])) < wanted.size) refuse('PRODUCT_NOT_FOUND')
}

/** Withdraws requests that wait, all of them or none. */
export const deleteProductRequests = async (held: Held, ids: readonly number[]): Promise<void> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const rows = await sql.findRequests(held.tx, held, wanted)
  if (rows.length < wanted.length) refuse('PRODUCT_REQUEST_NOT_FOUND')
  if (rows.some(({ status }) => status !== 'PENDING')) refuse('PRODUCT_REQUEST_DECIDED')
  if (await sql.isInUse(held.tx, wanted)) refuse('PRODUCT_REQUEST_IN_USE')
  await sql.deleteRequests(held, wanted)
  const places = rows.filter(({ shows_as_device }) => shows_as_device).length
  await freePlaces(held, places)
  await recordAll(
    held,
    rows.map((row) => ({ action: 'DELETED', model: 'Device', id: row.id, changes: deleted(told(row)) })),
  )
}

/** Takes a request out of the queue. Two who decide at once: one of them has. */
const decide = async (held: Held, id: number, outcome: sql.Outcome): Promise<sql.RequestRecord> =>
  (await sql.decideRequest(held, id, outcome)) ?? refuse('PRODUCT_REQUEST_DECIDED')

/** ADMIN-03. What was asked for is this product: a device of it takes the place of the request, where it had one. */
export const fulfilRequest = async (held: Held, id: number, productId: number): Promise<void> => {
  await demandOffered(held.tx, [productId])
  const row = await decide(held, id, { status: 'ACCEPTED', product_id: productId, rejection_reason: null })
  if (!row.shows_as_device) return
  const { surface, thickness, quantity, source_type, source_data } = row
  await putDevices(held, [{ product_id: productId, surface, thickness, quantity, source_type, source_data }])
}

/** ADMIN-03. It leaves the devices of the project; an intervention that was done on it keeps what was typed. */
export const turnDownRequest = async (held: Held, id: number, reason: string): Promise<void> => {
  const row = await decide(held, id, { status: 'REJECTED', product_id: null, rejection_reason: reason })
  if (!row.shows_as_device) return
  await freePlaces(held, 1)
  await recordAll(held, [{ action: 'DELETED', model: 'Device', id, changes: deleted(told(row)) }])
}

/** Tells whoever asked what became of it, by mail. Nobody is told of what they decided themselves. */
export const answerRequest = async (held: Held, id: number): Promise<void> => {
  const asker = await sql.findAsker(held, id)
  if (!asker || asker.id === held.author.userId) return
  await tellOfProduct(held, { userId: asker.id, companyId: asker.company_id, requestId: id })
  await recordMail(held.tx, {
    channel_code: 'PRODUCT_REQUEST_ANSWER',
    recipient: asker.email,
    locale: asker.locale,
    recipient_user_id: asker.id,
    sender_user_id: held.author.userId,
    residence_id: held.residenceId,
    company_id: asker.company_id,
    facts: { request: String(id) },
  })
}

const told = ({ name, manufacturer }: Pick<sql.NewProductRequest, 'name' | 'manufacturer'>) => ({ name, manufacturer })

/** A mail names as many; an import may ask for hundreds. */
const namedInMail = 50

const tellAdministrators = async ({ tx, residenceId, author }: Held, ids: readonly number[]): Promise<void> => {
  const facts = { ids: ids.slice(0, namedInMail).join(','), count: String(ids.length) }
  for (const administrator of await sql.findAdministrators(tx))
    await recordMail(tx, {
      channel_code: 'PRODUCT_REQUEST',
      recipient: administrator.email,
      locale: administrator.locale,
      recipient_user_id: administrator.id,
      sender_user_id: author.userId,
      facts: { ...facts, residence_id: String(residenceId) },
    })
}

/** Refuses to ask for what the catalogue offers under that name or reference. */
export const demandUnknown = async (db: Db, request: sql.NewProductRequest): Promise<void> => {
  if (await sql.isOffered(db, request)) refuse('PRODUCT_EXISTS')
}

/** Each writes to the administrators; an import, however large, writes once. */
const requestsPerUser: Limit = { name: 'product-requests', times: 100, seconds: 3600 }

type ProductRequestInput = sql.NewProductRequest & { product_id?: number | null | undefined }

/** DEV-19, DEV-29. Asked for by hand: neither what the catalogue offers, nor what this project already waits for. */
export const createProductRequest = async (scope: ProjectScope, { product_id, ...request }: ProductRequestInput) => {
  if (product_id) refuse('PRODUCT_REQUEST_WITH_PRODUCT')
  await demandLimit(requestsPerUser, String(scope.actor.userId))
  if (!request.source_type) await demandUnknown(db, request)
  const [id = 0] = await changing(scope, (held) => createProductRequests(held, [request]))
  const [row] = await sql.findRequests(db, scope, [id])
  return show(row ?? refuse('PRODUCT_REQUEST_NOT_FOUND'))
}

export const deleteProductRequest = (scope: ProjectScope, id: number): Promise<void> =>
  changing(scope, (held) => deleteProductRequests(held, [id]))

const show = (row: sql.RequestRecord) => ({
  id: row.id,
  model_type: 'PRODUCT_REQUEST' as const,
  type: row.type,
  name: row.name,
  reference: row.reference,
  manufacturer: row.manufacturer,
  model_id: row.residence_id,
  thickness: row.thickness,
  surface: row.surface,
  quantity: row.quantity,
  source_type: row.source_type,
  source_data: row.source_data && JSON.stringify(row.source_data),
  parent_id: row.parent_id,
  status: row.status,
  created_at: row.created_at,
})
