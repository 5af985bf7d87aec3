import { choice, list } from './lists.ts'
import { productTypes } from './products.rules.ts'

/** ADMIN-04. As a tree, each class after the one above it, by name. A plain text is looked for in the code and in both names. */
export const productClassList = list({
  search: { type: choice(productTypes) },
  text: true,
  sorts: ['path', 'name_fr', 'name_en', 'code', 'products_count'],
  by: 'path',
  size: 50,
})
