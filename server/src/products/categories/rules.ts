import { languageOf, type Locale } from '@logis/contract/locale'
import type { Product, ProductCategory } from '@logis/contract/products'
import { categoryProductsMax } from '@logis/contract/products.rules'
import { db } from '#platform/db.ts'
import { findProducts } from '../rules.ts'
import * as sql from './sql.ts'

type Wanted = { with_children?: boolean | undefined; with_products?: boolean | undefined }

/** DEV-39. The categories as a tree, with the first products of each when asked for. */
export const listCategories = async (locale: Locale, { with_children, with_products }: Wanted) => {
  const rows = await sql.listCategories(db)
  const products = with_products ? await productsByCategory() : new Map<number, Product[]>()
  const childrenOf = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const show = (row: sql.CategoryRow): ProductCategory => ({
    id: row.id,
    parent_id: row.parent_id,
    name: languageOf(locale) === 'fr' ? row.name_fr : row.name_en,
    children: with_children ? (childrenOf.get(row.id) ?? []).map(show) : [],
    products: products.get(row.id) ?? [],
  })
  return (childrenOf.get(null) ?? []).map(show)
}

const productsByCategory = async (): Promise<Map<number, Product[]>> => {
  const rows = await sql.listTopProducts(db, categoryProductsMax)
  const products = await findProducts(rows.map(({ product_id }) => product_id))
  const byCategory = Map.groupBy(rows, ({ category_id }) => category_id)
  const shown = (own: typeof rows) => own.flatMap(({ product_id }) => products.get(product_id) ?? [])
  return new Map([...byCategory].map(([category, own]) => [category, shown(own)]))
}
