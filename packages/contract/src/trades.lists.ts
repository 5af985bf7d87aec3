import { flag, list } from './lists.ts'

/** ADMIN-07. By name. A plain text is looked for in the code and in both names. */
export const tradeList = list({
  search: { archived: flag },
  text: true,
  sorts: ['name_fr', 'name_en', 'code'],
  by: 'name_fr',
})
