import type { RequestedProduct } from '@logis/contract/interventions.product'
import type { Held } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import { createProductRequests, demandUnknown } from '../../devices/requests/rules.ts'
import * as sql from '../sql.ts'

/** What an intervention was done on, however the call wrote it. */
export type WantedProduct = { product_id: number } | { request: RequestedProduct } | { request_id: number } | null

type ChosenProduct = { product_id: number | null; product_request_id: number | null }
const nothing: ChosenProduct = { product_id: null, product_request_id: null }

/**
 * A product that the catalogue offers, a request already made for this project, or a new one. What the project waits
 * for already is not asked for twice: a second intervention on the same boiler shares the request.
 */
export const chooseProduct = async (held: Held, wanted: WantedProduct): Promise<ChosenProduct> => {
  if (wanted === null) return nothing
  if ('product_id' in wanted) {
    if (!(await sql.isOffered(held.tx, wanted.product_id))) refuse('PRODUCT_NOT_FOUND')
    return { ...nothing, product_id: wanted.product_id }
  }
  if ('request_id' in wanted) {
    if (!(await sql.isRequested(held, wanted.request_id))) refuse('PRODUCT_REQUEST_NOT_FOUND')
    return { ...nothing, product_request_id: wanted.request_id }
  }
  const pending = await sql.findPendingRequest(held, wanted.request)
  if (pending) return { ...nothing, product_request_id: pending }
  await demandUnknown(held.tx, wanted.request)
  const [id = null] = await createProductRequests(held, [wanted.request])
  return { ...nothing, product_request_id: id }
}

/** What was done on a product that was asked for was done on this one: the catalogue has it now. */
export const giveProduct = (held: Held, requestId: number, productId: number): Promise<unknown> =>
  sql.giveProduct(held, requestId, productId)
