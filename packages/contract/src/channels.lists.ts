import { choice, flag, list } from './lists.ts'

/** ADMIN-06. By name. A plain text is looked for in the code and in both names. */
export const channelList = list({
  search: { target: choice(['user', 'builder']), type: choice(['mail', 'push']), is_default_active: flag },
  text: true,
  sorts: ['name_fr', 'name_en', 'code'],
  by: 'name_fr',
  size: 25,
})
