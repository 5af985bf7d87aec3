import { list } from './lists.ts'

/** ADMIN-02. By name. A plain text is looked for in the name. */
export const manufacturerAdminList = list({
  search: {},
  text: true,
  sorts: ['name', 'products_count'],
  by: 'name',
})
