import type { RequestedProduct } from '@logis/contract/interventions.product'
import type { Tx } from '#platform/db.ts'
import type { Author } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import { createProductRequests, demandUnknown } from '../../devices/requests/rules.ts'
import * as sql from '../sql.ts'

/** What an intervention was done on, however the call wrote it. */
export type WantedProduct = { product_id: number } | { request: RequestedProduct } | { request_id: number } | null

export type ChosenProduct = { product_id: number | null; product_request_id: number | null }
const nothing: ChosenProduct = { product_id: null, product_request_id: null }

/**
 * A product that the catalogue offers, a request already made for this project, or a new one. What the project waits
 * for already is not asked for twice: a second intervention on the same boiler shares the request.
 */
export const chooseProduct = async (tx: Tx, author: Author, wanted: WantedProduct): Promise<ChosenProduct> => {
  if (wanted === null) return nothing
  if ('product_id' in wanted) {
    if (!(await sql.isOffered(tx, wanted.product_id))) refuse('PRODUCT_NOT_FOUND')
    return { ...nothing, product_id: wanted.product_id }
  }
  if ('request_id' in wanted) {
    if (!(await sql.isRequested(tx, author.residenceId, wanted.request_id))) refuse('PRODUCT_REQUEST_NOT_FOUND')
    return { ...nothing, product_request_id: wanted.request_id }
  }
  const pending = await sql.findPendingRequest(tx, author.residenceId, wanted.request)
  if (pending) return { ...nothing, product_request_id: pending }
  await demandUnknown(tx, wanted.request)
  const [id = null] = await createProductRequests(tx, author, [wanted.request])
  return { ...nothing, product_request_id: id }
}
