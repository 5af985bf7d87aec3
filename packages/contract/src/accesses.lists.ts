import { idOf, list, pastDay } from './lists.ts'

/**
 * ACC-04, ACC-07. The accesses that a company has given, or received, in the order in which they were given.
 * `company_id` is the other company: who received it, or who gave it.
 */
export const accessList = list({
  search: { company_id: idOf, created_at: pastDay('>=') },
  sorts: ['created_at'],
  by: 'created_at',
})
