import { list } from './lists.ts'

/** AFF-02. The companies right below one; a plain text is looked for in the names. */
export const childList = list({ search: {}, text: true, sorts: ['name'], by: '-name', size: 999 })
