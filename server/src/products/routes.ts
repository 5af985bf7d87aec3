import { contract } from '@logis/contract/contract'
import { fileName } from '@logis/contract/http'
import { languageOf } from '@logis/contract/locale'
import { catalogueReport, type CatalogueReport } from '@logis/contract/products.catalogue'
import type { CatalogueFormat, CataloguePart } from '@logis/contract/products.catalogue.rules'
import { os } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { csvOf } from '#platform/csv.ts'
import { receiveBytes } from '#platform/files/bytes.ts'
import { receiveForm } from '#platform/files/form.ts'
import type { FormFields } from '#platform/files/formFields.ts'
import { administratorScope } from '#platform/gate.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { receivePicture } from '#platform/pictures/form.ts'
import { asAdministrator, asStaff, data, mount, streamed, type Context } from '#platform/routes.ts'
import { xlsxOf } from '#platform/sheets/writing.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { catalogueCsv, sheetNames } from './catalogue/csv.ts'
import * as catalogue from './catalogue/rules.ts'
import { listCategories } from './categories/rules.ts'
import * as files from './files/rules.ts'
import * as papers from './papers/rules.ts'
import * as products from './rules.ts'
import * as requests from './requests/rules.ts'
import * as sheets from './sheets/rules.ts'

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

  listSheets: on.listSheets
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => sheets.listSheets(scope, input)),
  getSheet: on.getSheet
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(sheets.getSheet(scope, input.product_id))),
  createProduct: on.createProduct
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(sheets.createProduct(scope, input))),
  editProduct: on.editProduct
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { product_id, ...edit } }) =>
      data(sheets.editProduct(scope, product_id, edit)),
    ),
  deleteProduct: on.deleteProduct
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => sheets.deleteProduct(scope, input.product_id)),
  setProductTasks: on.setProductTasks
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(sheets.setTasks(scope, input.product_id, input.tasks))),
  setProductPicture: on.setProductPicture.handler(streamed),
  removeProductPicture: on.removeProductPicture
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => files.removeProductPicture(scope, input.product_id)),
  addProductDocument: on.addProductDocument.handler(streamed),
  deleteProductDocument: on.deleteProductDocument
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) =>
      files.deleteProductDocument(scope, input.product_id, input.document_id),
    ),

  exportCatalogue: on.exportCatalogue.handler(streamed),
  previewCatalogue: on.previewCatalogue.handler(streamed),
  importCatalogue: on.importCatalogue.handler(streamed),

  listRequests: on.listRequests
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => requests.listRequests(scope, input)),
  acceptRequest: on.acceptRequest
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { product_request_id, ...product } }) =>
      data(requests.acceptRequest(scope, product_request_id, product)),
    ),
  mergeRequest: on.mergeRequest
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) =>
      data(requests.mergeRequest(scope, input.product_request_id, input.product_id)),
    ),
  rejectRequest: on.rejectRequest
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) =>
      data(requests.rejectRequest(scope, input.product_request_id, input.reason)),
    ),
})

/** What the file is called: as the form says, or as it was called where it comes from. */
const documentNameOf = (fields: FormFields, sent: string): string =>
  z.object({ name: fileName }).parse({ name: fields['name'] ?? sent }).name

const reported = async (report: Promise<CatalogueReport>) => data(catalogueReport.parseAsync(await report))
/** An archive is streamed into the storage, where it is looked at once. */
const receiveArchive = async (request: FastifyRequest) =>
  (await receiveForm(request, () => null, { maxBytes: papers.limits.maxBytes })).file

type OfProduct = { product_id: number }
type OfKind = { kind: CataloguePart }
type Exported = OfKind & { format: CatalogueFormat }

const sheetTypes: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
export const productStreams: StreamRoute[] = [
  streamRoute<OfProduct>('products.setProductPicture', async (call, { product_id }, request) => {
    const scope = administratorScope(call)
    return data(files.setProductPicture(scope, product_id, await receivePicture(request)))
  }),
  streamRoute<OfProduct>('products.addProductDocument', async (call, { product_id }, request, reply) => {
    const scope = administratorScope(call)
    const { file, fields: name } = await receiveForm(request, documentNameOf)
    const repeatable = repeatableOf(request, {}, [{ field: 'file', fileName: name, file }])
    return reply.status(201).send(await data(files.addProductDocument(scope, product_id, { file, name, repeatable })))
  }),
  streamRoute<Exported>('products.exportCatalogue', async (call, { kind, format }, _request, reply) => {
    administratorScope(call)
    if (kind === 'documents')
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="documents.zip"')
        .send(await papers.exportPapers(call.locale))
    const [columns, pages] = [catalogueCsv(kind), catalogue.exportCatalogue(kind)]
    const file =
      format === 'csv'
        ? await csvOf(columns, pages, call.locale)
        : await xlsxOf(columns, pages, call.locale, sheetNames[kind][languageOf(call.locale)])
    return reply
      .header('content-type', sheetTypes[format])
      .header('content-disposition', `attachment; filename="${kind}.${format}"`)
      .send(file)
  }),
  streamRoute<OfKind>('products.previewCatalogue', async (call, { kind }, request, reply) => {
    administratorScope(call)
    if (kind === 'documents') return reply.send(await reported(papers.previewPapers(await receiveArchive(request))))
    const { bytes } = await receiveBytes(request, catalogue.limits.maxBytes)
    return reply.send(await reported(catalogue.previewCatalogue(kind, bytes)))
  }),
  streamRoute<OfKind>('products.importCatalogue', async (call, { kind }, request, reply) => {
    const scope = administratorScope(call)
    if (kind === 'documents')
      return reply.send(await reported(papers.importPapers(scope, await receiveArchive(request))))
    const { bytes } = await receiveBytes(request, catalogue.limits.maxBytes)
    return reply.send(await reported(catalogue.importCatalogue(scope, kind, bytes)))
  }),
]
