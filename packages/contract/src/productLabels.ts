import { z } from 'zod'
import { codedShape } from './reference.ts'
import { cannot, id, idParam, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { productLabelList } from './productLabels.lists.ts'

/** A label of products as administrators see it (ADMIN-05): a certification, a mark. */
export const productLabel = z.object({
  id,
  code: z.string(),
  name_fr: z.string(),
  name_en: z.string(),
  products_count: z.number().int(),
  cannot: z.object({ delete: cannot }),
})
export type ProductLabel = z.infer<typeof productLabel>

const label_id = idParam
const ofLabel = refuses('RESOURCE_NOT_FOUND')

/** ADMIN-05. */
export const listLabels = signedIn
  .route({ method: 'GET', path: '/admin/product-labels', tags: ['administration'] })
  .input(z.object(listInput(productLabelList)))
  .output(many(productLabel))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-05. */
export const createLabel = signedIn
  .route({ method: 'POST', path: '/admin/product-labels', tags: ['administration'], successStatus: 201 })
  .input(z.strictObject(codedShape))
  .output(one(productLabel))
  .errors(refuses('CODE_EXISTS'))
/** ADMIN-05. What is absent stays. */
export const editLabel = signedIn
  .route({ method: 'PATCH', path: '/admin/product-labels/{label_id}', tags: ['administration'] })
  .input(z.strictObject(codedShape).partial().extend({ label_id }))
  .output(one(productLabel))
  .errors(ofLabel)
  .errors(refuses('CODE_EXISTS'))
/** ADMIN-05. One that a product bears is not deleted. */
export const deleteLabel = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/product-labels/{label_id}',
    tags: ['administration'],
    successStatus: 204,
  })
  .input(z.object({ label_id }))
  .errors(ofLabel)
  .errors(refuses('IN_USE'))

export const productLabels = { listLabels, createLabel, editLabel, deleteLabel }
