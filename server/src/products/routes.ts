import { contract } from '@logis/contract/contract'
import { os } from '@orpc/server'
import { asStaff, data, mount, type Context } from '#platform/routes.ts'
import { listCategories } from './categories/rules.ts'
import * as products from './rules.ts'

const on = mount(contract.products)

/** Whoever may read the product of the path. */
const ofProduct = os
  .$context<Context>()
  .middleware(async ({ context, next }, input: { product_id: number }) =>
    next({ context: { scope: await products.reachProduct(context.call, input.product_id) } }),
  )

export const productRoutes = on.router({
  listProducts: on.listProducts.use(asStaff).handler(({ input }) => products.listProducts(input)),
  getProduct: on.getProduct
    .use(ofProduct)
    .handler(({ context: { scope }, input }) => data(products.getProduct(scope.locale, input.product_id))),
  listChildren: on.listChildren
    .use(asStaff)
    .handler(({ input }) => products.listChildren(input.product_id, input.manufacturers)),
  listProductTasks: on.listProductTasks
    .use(ofProduct)
    .handler(({ context: { scope }, input }) =>
      data(products.listProductTasks(scope.locale, input.product_id, input.with_inherited ?? false)),
    ),
  listProductDocuments: on.listProductDocuments
    .use(ofProduct)
    .handler(({ context: { scope }, input }) => data(products.listProductDocuments(scope.locale, input.product_id))),
  listManufacturers: on.listManufacturers.use(asStaff).handler(({ input }) => products.listManufacturers(input)),
  listCategories: on.listCategories
    .use(asStaff)
    .handler(({ context: { scope }, input }) => data(listCategories(scope.locale, input))),
})
