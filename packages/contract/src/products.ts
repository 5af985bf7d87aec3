import { z } from 'zod'
import { document } from './documents.ts'
import { boolParam, id, idParam, many, one, refuses, signedIn, text } from './http.ts'
import { listInput } from './lists.input.ts'
import { manufacturerList, productList } from './products.lists.ts'
import { productTypes } from './products.rules.ts'

const product_id = idParam
export const productType = z.enum(productTypes)
export const manufacturer = z.object({ id, name: z.string() })

/** DEV-27. `generic`: the equipment or material itself, whose children are models by manufacturers (DEV-28). */
export const product = z.object({
  id,
  name: z.string(),
  /** Parts separated by pipes (DEV-22). */
  reference: z.string(),
  manufacturer,
  type: productType,
  parent: z.object({ id, name: z.string() }).nullable(),
  category_ids: z.array(id),
  nature: z.string().nullable(),
  generic: z.boolean(),
  is_boiler: z.boolean(),
  picture_path: z.string().nullable(),
  /** In years. */
  lifespan: z.number().int().nullable(),
})
export type Product = z.infer<typeof product>

/** DEV-26. `periodicity` is in months. */
export const productTask = z.object({ id, name: z.string(), periodicity: z.number().int() })
export type ProductTask = z.infer<typeof productTask>

/** DEV-16, DEV-38. */
export const listProducts = signedIn
  .route({ method: 'GET', path: '/products', tags: ['products'] })
  .input(z.object(listInput(productList)))
  .output(many(product))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** DEV-38. Residents read the products of their own homes. */
export const getProduct = signedIn
  .route({ method: 'GET', path: '/products/{product_id}', tags: ['products'] })
  .input(z.object({ product_id }))
  .output(one(product.extend({ labels: z.array(z.object({ id, code: z.string(), name: z.string() })) })))
  .errors(refuses('PRODUCT_NOT_FOUND'))

const makers = z.union([z.array(text(120)).max(100), text(120).transform((value) => [value])])
/** DEV-39. The models of a generic product, of all makers or of some, by id or by name. */
export const listChildren = signedIn
  .route({ method: 'GET', path: '/products/{product_id}/children', tags: ['products'] })
  .input(z.object({ product_id, manufacturers: makers.optional() }))
  .output(many(product))
  .errors(refuses('PRODUCT_NOT_FOUND'))
/** DEV-36. With the tasks of its class and of the generic product above it, when asked for. */
export const listProductTasks = signedIn
  .route({ method: 'GET', path: '/products/{product_id}/tasks', tags: ['products'] })
  .input(z.object({ product_id, with_inherited: boolParam.optional() }))
  .output(one(z.array(productTask)))
  .errors(refuses('PRODUCT_NOT_FOUND'))
/** DEV-37. */
export const listProductDocuments = signedIn
  .route({ method: 'GET', path: '/products/{product_id}/documents', tags: ['products'] })
  .input(z.object({ product_id }))
  .output(one(z.array(document)))
  .errors(refuses('PRODUCT_NOT_FOUND'))

const productIds = z.union([z.array(idParam).max(500), idParam.transform((value) => [value])])
/** DEV-39. With `products`: the makers of these or of their models. */
export const listManufacturers = signedIn
  .route({ method: 'GET', path: '/manufacturers', tags: ['products'] })
  .input(z.object({ products: productIds.optional(), ...listInput(manufacturerList) }))
  .output(many(manufacturer))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

export type ProductCategory = {
  id: number
  parent_id: number | null
  name: string
  children: ProductCategory[]
  products: Product[]
}
const category: z.ZodType<ProductCategory> = z.object({
  id,
  parent_id: id.nullable(),
  name: z.string(),
  get children() {
    return z.array(category)
  },
  products: z.array(product),
})
/** DEV-39. Without `with_children`, the categories of the first level alone. Models stand under their generic product. */
export const listCategories = signedIn
  .route({ method: 'GET', path: '/product-categories', tags: ['products'] })
  .input(
    z.object({
      with_children: boolParam.optional(),
      with_products: boolParam.optional(),
    }),
  )
  .output(one(z.array(category)))

export const products = {
  listProducts,
  getProduct,
  listChildren,
  listProductTasks,
  listProductDocuments,
  listManufacturers,
  listCategories,
}
