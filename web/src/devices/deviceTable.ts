import { tableSearch } from '../ui/tableSearch.ts'

/** DEV-08, DEV-33: in the address beside those of the other cards. */
export const deviceTable = tableSearch({
  sorts: ['created_at', 'name', 'type'],
  criteria: ['product_name', 'reference', 'type', 'manufacturer', 'created_at'],
  prefix: 'dev.',
})
