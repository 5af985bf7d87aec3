import { z } from 'zod'
import { codedShape } from './reference.ts'
import { cannot, id, idParam, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'
import { productClassList } from './productClasses.lists.ts'
import { lifespanMax, productClassFields } from './productClasses.rules.ts'
import { productType } from './products.ts'

/** A class of products as administrators see it (ADMIN-04). */
export const productClass = z.object({
  id,
  parent_id: id.nullable(),
  /** The classes above it, the highest first. */
  above: z.array(z.object({ id, name_fr: z.string(), name_en: z.string() })),
  code: z.string(),
  name_fr: z.string(),
  name_en: z.string(),
  type: productType,
  nature: z.string().nullable(),
  is_boiler: z.boolean(),
  /** In years. */
  default_lifespan: z.number().int().nullable(),
  /** Archived ones too: they keep their class. */
  products_count: z.number().int(),
  classes_count: z.number().int(),
  cannot: z.object({ delete: cannot }),
})
export type ProductClass = z.infer<typeof productClass>

const fields = {
  ...codedShape,
  type: productType,
}
const more = {
  parent_id: idParam.nullable(),
  nature: textOf(productClassFields.nature),
  is_boiler: z.boolean(),
  default_lifespan: z.number().int().min(1).max(lifespanMax).nullable(),
}
const class_id = idParam
const ofClass = refuses('RESOURCE_NOT_FOUND')

/** ADMIN-04. */
export const listClasses = signedIn
  .route({ method: 'GET', path: '/admin/product-classes', tags: ['administration'] })
  .input(z.object(listInput(productClassList)))
  .output(many(productClass))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-04. */
export const createClass = signedIn
  .route({ method: 'POST', path: '/admin/product-classes', tags: ['administration'], successStatus: 201 })
  .input(z.strictObject(fields).extend(z.strictObject(more).partial().shape))
  .output(one(productClass))
  .errors(ofClass)
  .errors(refuses('CODE_EXISTS'))
/** ADMIN-04. What is absent stays. With another `parent_id` the class moves, and those below it with it. */
export const editClass = signedIn
  .route({ method: 'PATCH', path: '/admin/product-classes/{class_id}', tags: ['administration'] })
  .input(
    z
      .strictObject({ ...fields, ...more })
      .partial()
      .extend({ class_id }),
  )
  .output(one(productClass))
  .errors(ofClass)
  .errors(refuses('CODE_EXISTS', 'CLASS_TREE_CYCLE', 'IN_USE'))
/** ADMIN-04. One that has products, or classes below it, is not deleted. */
export const deleteClass = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/product-classes/{class_id}',
    tags: ['administration'],
    successStatus: 204,
  })
  .input(z.object({ class_id }))
  .errors(ofClass)
  .errors(refuses('IN_USE'))

export const productClasses = { listClasses, createClass, editClass, deleteClass }
