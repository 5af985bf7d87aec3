import { idOf, list, text } from './lists.ts'

/** CON-14, D2-G01. A plain text is looked for in names, companies and e-mails. */
export const contactList = list({
  search: { name: text(200), job_id: idOf },
  text: true,
  sorts: ['name', 'company_name', 'created_at'],
  by: 'name',
})

/** CON-15. Those of a project. */
export const projectContactList = list({
  search: { name: text(200) },
  sorts: ['name', 'company_name'],
  by: 'name',
})
