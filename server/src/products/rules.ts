import type { ListRequest } from '@logis/contract/lists'
import type { Product } from '@logis/contract/products'
import type { manufacturerList, productList } from '@logis/contract/products.lists'
import type { Reason } from '@logis/contract/errors'
import { languageOf, type Locale } from '@logis/contract/locale'
import type { Call } from '#platform/call.ts'
import { db } from '#platform/db.ts'
import { staffScope, userScope } from '#platform/gate.ts'
import { unpaged } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { listProductFiles } from '../documents/attachments/rules.ts'
import * as sql from './sql.ts'

/** Whoever reads a product's sheet: staff any of them, residents those that their own homes hold. */
export const reachProduct = async (
  call: Call,
  productId: number,
  absent: Reason = 'PRODUCT_NOT_FOUND',
): Promise<UserScope> => {
  const scope = userScope(call)
  if (scope.actor.scope !== 'resident') return staffScope(call)
  return (await sql.isInHomeOf(db, scope.actor.userId, productId)) ? scope : refuse(absent)
}

/** Products as they travel: a picture by the address that shows it. */
const showProducts = async (rows: readonly sql.ProductRow[]): Promise<Product[]> => {
  const pathOf = await picturePaths()
  return rows.map(({ picture_file_id, ...row }) => ({ ...row, picture_path: pathOf(picture_file_id) }))
}

/** DEV-16, DEV-38. */
export const listProducts = async (request: ListRequest<typeof productList>) => {
  const { data, meta } = await sql.listProducts(request)
  return { data: await showProducts(data), meta }
}

/** These products by their ids, also those that the catalogue no longer offers: devices keep showing them. */
export const findProducts = async (ids: readonly number[]): Promise<Map<number, Product>> => {
  const rows = ids.length === 0 ? [] : await sql.findProducts({ ids: [...new Set(ids)] })
  return new Map((await showProducts(rows)).map((product) => [product.id, product]))
}

const findProduct = async (id: number): Promise<Product> =>
  (await findProducts([id])).get(id) ?? refuse('PRODUCT_NOT_FOUND')

/** DEV-38. */
export const getProduct = async (locale: Locale, id: number) => {
  const product = await findProduct(id)
  const labels = await sql.listLabels(db, id)
  return {
    ...product,
    labels: labels.map(({ name_fr, name_en, ...label }) => ({ ...label, name: inLanguage(locale, name_fr, name_en) })),
  }
}

const inLanguage = (locale: Locale, fr: string, en: string) => (languageOf(locale) === 'fr' ? fr : en)

/** DEV-39. Makers by id or by name. */
export const listChildren = async (id: number, manufacturers: readonly string[] | undefined) => {
  await findProduct(id)
  const isId = (maker: string) => /^\d{1,15}$/.test(maker)
  const makers = manufacturers && {
    ids: manufacturers.filter(isId).map(Number),
    names: manufacturers.filter((maker) => !isId(maker)),
  }
  return unpaged(await showProducts(await sql.listChildren(db, id, makers ?? null)))
}

/** DEV-36. */
export const listProductTasks = async (locale: Locale, id: number, inherited: boolean) => {
  await findProduct(id)
  const rows = await sql.listTasks(db, id, inherited)
  return rows.map(({ name_fr, name_en, periodicity_months, ...row }) => ({
    ...row,
    name: inLanguage(locale, name_fr, name_en),
    periodicity: periodicity_months,
  }))
}

/** DEV-37. */
export const listProductDocuments = async (locale: Locale, id: number) => {
  await findProduct(id)
  return listProductFiles({ locale }, id)
}

/** DEV-39. */
export const listManufacturers = ({
  products,
  ...request
}: ListRequest<typeof manufacturerList> & { products?: number[] | undefined }) =>
  sql.listManufacturers(request, products)
