import { list } from './lists.ts'

/** CODE-08. Newest first. A plain text is looked for in recipients and subjects. */
export const mailList = list({ search: {}, text: true, sorts: ['created_at'], by: '-created_at' })
