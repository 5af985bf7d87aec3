import { z } from 'zod'
import { document } from './documents.ts'
import { cannot, id, idParam, instant, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'
import { lifespanMax } from './productClasses.rules.ts'
import { sheetList } from './products.lists.ts'
import { productTypes } from './products.rules.ts'
import { periodicityMax, productFields, productTaskFields, productTasksMax } from './products.sheets.rules.ts'

const type = z.enum(productTypes)
const named = z.object({ id, name: z.string() })

/** A product as administrators see it (ADMIN-03): what is its own, and nothing that it has of its class or its generic product. */
export const sheet = z.object({
  id,
  name: z.string(),
  /** Parts separated by pipes (DEV-22). */
  reference: z.string(),
  manufacturer: named,
  type,
  class: z.object({ id, name_fr: z.string(), name_en: z.string() }).nullable(),
  parent: named.nullable(),
  generic: z.boolean(),
  nature: z.string().nullable(),
  /** In years. */
  lifespan: z.number().int().nullable(),
  picture_path: z.string().nullable(),
  category_ids: z.array(id),
  label_ids: z.array(id),
  /** Offered no more; it stays with the devices that are of it. */
  archived: z.boolean(),
  created_at: instant,
  cannot: z.object({ delete: cannot }),
})
export type Sheet = z.infer<typeof sheet>

export const sheetTask = z.object({
  id,
  name_fr: z.string(),
  name_en: z.string(),
  periodicity_months: z.number().int(),
})
export type SheetTask = z.infer<typeof sheetTask>
export const wholeSheet = sheet.extend({ tasks: z.array(sheetTask), documents: z.array(document) })
export type WholeSheet = z.infer<typeof wholeSheet>

const fields = {
  name: textOf(productFields.name),
  manufacturer_id: idParam,
  type,
}
const more = {
  reference: textOf(productFields.reference).transform((text) => text ?? ''),
  class_id: idParam.nullable(),
  nature: textOf(productFields.nature),
  /** The generic product that it is a model of. */
  parent_id: idParam.nullable(),
  category_ids: z.array(idParam).max(50),
  label_ids: z.array(idParam).max(50),
  lifespan: z.number().int().min(1).max(lifespanMax).nullable(),
}
/** What a product is made with. */
export const newProduct = z.strictObject(fields).extend(z.strictObject(more).partial().shape)

const product_id = idParam
const ofProduct = refuses('PRODUCT_NOT_FOUND')
const ofFields = refuses('RESOURCE_NOT_FOUND', 'PRODUCT_EXISTS', 'PRODUCT_PARENT_INVALID', 'PRODUCT_CLASS_MISMATCH')

/** ADMIN-03. */
export const listSheets = signedIn
  .route({ method: 'GET', path: '/admin/products', tags: ['administration'] })
  .input(z.object(listInput(sheetList)))
  .output(many(sheet))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-03. */
export const getSheet = signedIn
  .route({ method: 'GET', path: '/admin/products/{product_id}', tags: ['administration'] })
  .input(z.object({ product_id }))
  .output(one(wholeSheet))
  .errors(ofProduct)
/** ADMIN-03. */
export const createProduct = signedIn
  .route({ method: 'POST', path: '/admin/products', tags: ['administration'], successStatus: 201 })
  .input(newProduct)
  .output(one(wholeSheet))
  .errors(ofProduct)
  .errors(ofFields)
/** ADMIN-03. What is absent stays. */
export const editProduct = signedIn
  .route({ method: 'PATCH', path: '/admin/products/{product_id}', tags: ['administration'] })
  .input(
    z
      .strictObject({ ...fields, ...more, archived: z.boolean() })
      .partial()
      .extend({ product_id }),
  )
  .output(one(wholeSheet))
  .errors(ofProduct)
  .errors(ofFields)
/** ADMIN-03. One that is used is not deleted: it can be archived. */
export const deleteProduct = signedIn
  .route({ method: 'DELETE', path: '/admin/products/{product_id}', tags: ['administration'], successStatus: 204 })
  .input(z.object({ product_id }))
  .errors(ofProduct)
  .errors(refuses('IN_USE'))

const task = z.strictObject({
  /** Of a task that is kept; without one it is new. */
  id: idParam.optional(),
  name_fr: textOf(productTaskFields.name_fr),
  name_en: textOf(productTaskFields.name_en),
  periodicity_months: z.number().int().min(1).max(periodicityMax),
})
/** ADMIN-03. All of them take the place of what was there; the devices are given their due dates by a job. */
export const setProductTasks = signedIn
  .route({ method: 'PUT', path: '/admin/products/{product_id}/tasks', tags: ['administration'] })
  .input(z.strictObject({ product_id, tasks: z.array(task).max(productTasksMax) }))
  .output(one(z.array(sheetTask)))
  .errors(ofProduct)
  .errors(refuses('RESOURCE_NOT_FOUND'))

/** ADMIN-03. The bytes are streamed by a route of its own; declared here for the description. */
export const setProductPicture = signedIn
  .route({ method: 'POST', path: '/admin/products/{product_id}/picture', tags: ['administration'] })
  .input(z.object({ product_id, file: z.file() }))
  .output(one(z.object({ picture_path: z.string() })))
  .errors(ofProduct)
  .errors(refuses('PICTURE_TYPE_NOT_ALLOWED', 'PICTURE_TOO_COMPLEX', 'FILE_TOO_LARGE'))
export const removeProductPicture = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/products/{product_id}/picture',
    tags: ['administration'],
    successStatus: 204,
  })
  .input(z.object({ product_id }))
  .errors(ofProduct)

/** ADMIN-03. What every device of the product shows, such as its notice. */
export const addProductDocument = signedIn
  .route({
    method: 'POST',
    path: '/admin/products/{product_id}/documents',
    tags: ['administration'],
    successStatus: 201,
  })
  .input(z.object({ product_id, file: z.file(), name: z.string().max(255).optional() }))
  .output(one(document))
  .errors(ofProduct)
  // Of one that was added under the same key, and deleted since.
  .errors(refuses('FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'DOCUMENT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
export const deleteProductDocument = signedIn
  .route({
    method: 'DELETE',
    path: '/admin/products/{product_id}/documents/{document_id}',
    tags: ['administration'],
    successStatus: 204,
  })
  .input(z.object({ product_id, document_id: idParam }))
  .errors(ofProduct)
  .errors(refuses('DOCUMENT_NOT_FOUND'))

export const sheets = {
  listSheets,
  getSheet,
  createProduct,
  editProduct,
  deleteProduct,
  setProductTasks,
  setProductPicture,
  removeProductPicture,
  addProductDocument,
  deleteProductDocument,
}
