import type { Product, ProductCategory, ProductTask } from '@logis/contract/products'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

export type { Product, ProductCategory, ProductTask }
/** The catalogue changes with the work of administrators, not with a visit. */
const catalogue = { staleTime: 300_000, meta: told } as const

/** What a search shows at once; who does not find their product among these types a little more. */
const foundAtOnce = 25

/** DEV-16, DEV-38: by name or reference. */
export const useFoundProducts = (text: string) =>
  useQuery({
    ...orpc.products.listProducts.queryOptions({
      input: { search: { global_search: text }, page_size: foundAtOnce, sort: 'name' },
    }),
    enabled: text !== '',
    placeholderData: (before) => before,
    ...catalogue,
  })

/** Every generic product: what the first of the dropdowns offers (D2-E04). */
export const useGenericProducts = () =>
  useQuery({
    ...orpc.products.listProducts.queryOptions({ input: { search: { generic: '1' }, page_size: -1, sort: 'name' } }),
    ...catalogue,
  })

/** DEV-39. The models of a generic product, of one maker or of all. */
export const useModels = (product_id: number | null, manufacturer: string | null = null) =>
  useQuery({
    ...orpc.products.listChildren.queryOptions({
      input: { product_id: product_id ?? 0, ...(manufacturer && { manufacturers: [manufacturer] }) },
    }),
    enabled: product_id !== null,
    ...catalogue,
  })

/** DEV-39. The makers of a generic product and of its models; all of them without one. */
export const useManufacturers = (product_id: number | null) =>
  useQuery({
    ...orpc.products.listManufacturers.queryOptions({
      input: { ...(product_id !== null && { products: [product_id] }), page_size: -1, sort: 'name' },
    }),
    ...catalogue,
  })

/** DEV-39. */
export const useCategories = () =>
  useQuery({
    ...orpc.products.listCategories.queryOptions({ input: { with_children: '1', with_products: '1' } }),
    ...catalogue,
  })

/** DEV-36. With the tasks that the product has from its class and its generic product. */
export const useProductTasks = (product_id: number, enabled: boolean) =>
  useQuery({
    ...orpc.products.listProductTasks.queryOptions({ input: { product_id, with_inherited: 'true' } }),
    enabled,
    ...catalogue,
  })
