import { list } from './lists.ts'

/** ADMIN-05. By name. A plain text is looked for in the code and in both names. */
export const productLabelList = list({
  search: {},
  text: true,
  sorts: ['name_fr', 'name_en', 'code', 'products_count'],
  by: 'name_fr',
})
