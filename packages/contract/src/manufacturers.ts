import { z } from 'zod'
import { cannot, id, idParam, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'
import { manufacturerAdminList } from './manufacturers.lists.ts'
import { manufacturerFields } from './manufacturers.rules.ts'

/** A manufacturer as administrators see it (ADMIN-02); `products.manufacturer` is what everyone else sees of it. */
export const maker = z.object({
  id,
  name: z.string(),
  /** What makes products generic (DEV-28). */
  generic: z.boolean(),
  /** Archived ones too: they keep their manufacturer. */
  products_count: z.number().int(),
  cannot: z.object({ edit: cannot, delete: cannot }),
})
export type Maker = z.infer<typeof maker>

const fields = { name: textOf(manufacturerFields.name) }
const manufacturer_id = idParam
const ofMaker = refuses('RESOURCE_NOT_FOUND', 'MANUFACTURER_GENERIC')

/** ADMIN-02. */
export const listMakers = signedIn
  .route({ method: 'GET', path: '/admin/manufacturers', tags: ['administration'] })
  .input(z.object(listInput(manufacturerAdminList)))
  .output(many(maker))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-02. */
export const createMaker = signedIn
  .route({ method: 'POST', path: '/admin/manufacturers', tags: ['administration'], successStatus: 201 })
  .input(z.strictObject(fields))
  .output(one(maker))
  .errors(refuses('MANUFACTURER_EXISTS'))
/** ADMIN-02. What is absent stays. */
export const editMaker = signedIn
  .route({ method: 'PATCH', path: '/admin/manufacturers/{manufacturer_id}', tags: ['administration'] })
  .input(z.strictObject(fields).partial().extend({ manufacturer_id }))
  .output(one(maker))
  .errors(ofMaker)
  .errors(refuses('MANUFACTURER_EXISTS'))
/** ADMIN-02. One that has products is not deleted. */
export const deleteMaker = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/manufacturers/{manufacturer_id}',
    tags: ['administration'],
    successStatus: 204,
  })
  .input(z.object({ manufacturer_id }))
  .errors(ofMaker)
  .errors(refuses('MANUFACTURER_IN_USE'))

export const manufacturers = { listMakers, createMaker, editMaker, deleteMaker }
