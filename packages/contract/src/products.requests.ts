import { z } from 'zod'
import { cannot, id, idParam, instant, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'
import { productRequestList } from './products.lists.ts'
import { productTypes, requestStatuses } from './products.rules.ts'
import { newProduct } from './products.sheets.ts'
import { refusalTexts } from './products.sheets.rules.ts'

const named = z.object({ id, name: z.string() })

/** ADMIN-03. A product that a company has asked for, as administrators see it. */
export const askedProduct = z.object({
  id,
  type: z.enum(productTypes),
  /** The reference typed. */
  name: z.string(),
  reference: z.string().nullable(),
  manufacturer: z.string(),
  status: z.enum(requestStatuses),
  created_at: instant,
  decided_at: instant.nullable(),
  rejection_reason: z.string().nullable(),
  residence: named,
  company: named,
  /** Null once they are gone. */
  requester: named.nullable(),
  /** The generic product that it was asked for as a model of. */
  parent: named.nullable(),
  /** What it has become. */
  product: named.nullable(),
  /** What the catalogue has under the same names, if anything. */
  known: z.object({ manufacturer: named.nullable(), product: named.nullable() }),
  cannot: z.object({ accept: cannot, merge: cannot, reject: cannot }),
})
export type AskedProduct = z.infer<typeof askedProduct>

/** ADMIN-03. */
export const listRequests = signedIn
  .route({ method: 'GET', path: '/admin/product-requests', tags: ['administration'] })
  .input(z.object(listInput(productRequestList)))
  .output(many(askedProduct))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

const product_request_id = idParam
const decided = signedIn.errors(refuses('PRODUCT_REQUEST_NOT_FOUND', 'PRODUCT_REQUEST_DECIDED', 'RESIDENCE_CANCELLED'))
/** ADMIN-03. It becomes a product of the catalogue. Without a manufacturer, the one that was typed is made too. */
export const acceptRequest = decided
  .route({ method: 'POST', path: '/admin/product-requests/{product_request_id}/accept', tags: ['administration'] })
  .input(newProduct.extend({ product_request_id, manufacturer_id: idParam.nullable() }))
  .output(one(askedProduct))
  .errors(
    refuses(
      'MANUFACTURER_EXISTS',
      'PRODUCT_CLASS_MISMATCH',
      'PRODUCT_EXISTS',
      'PRODUCT_NOT_FOUND',
      'PRODUCT_PARENT_INVALID',
      'RESOURCE_NOT_FOUND',
    ),
  )
/** ADMIN-03. The catalogue offers it already. */
export const mergeRequest = decided
  .route({ method: 'POST', path: '/admin/product-requests/{product_request_id}/merge', tags: ['administration'] })
  .input(z.strictObject({ product_request_id, product_id: idParam }))
  .output(one(askedProduct))
  .errors(refuses('PRODUCT_NOT_FOUND'))
/** ADMIN-03. Whoever asked reads why. */
export const rejectRequest = decided
  .route({ method: 'POST', path: '/admin/product-requests/{product_request_id}/reject', tags: ['administration'] })
  .input(z.strictObject({ product_request_id, reason: textOf(refusalTexts.reason) }))
  .output(one(askedProduct))

export const productRequests = { listRequests, acceptRequest, mergeRequest, rejectRequest }
