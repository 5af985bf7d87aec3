import { list } from './lists.ts'

/** RES-06. A plain text is looked for in the names. */
export const homeList = list({ search: {}, text: true, sorts: ['name', 'created_at'], by: 'name' })
