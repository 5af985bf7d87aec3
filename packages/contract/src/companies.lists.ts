import { list, text, wholeList } from './lists.ts'

/** AFF-02. The companies right below one; a plain text is looked for in the names. */
export const childList = list({ search: {}, text: true, sorts: ['name'], by: '-name', size: 999 })

/** The companies right below one with their figures: `waiting` is what someone has to do there, `complete` the share of homes that lack no document. */
export const affiliateList = list({
  search: {},
  text: true,
  sorts: ['name', 'projects', 'activated', 'waiting', 'complete', 'last_activity_at'],
  by: 'name',
})

/** AFF-04. The companies that are tied to one. */
export const linkedList = wholeList({ name: text(200) })

/** A manufacturer's products, the most installed first; a plain text is looked for in name and reference. */
export const installedList = list({
  search: {},
  text: true,
  sorts: ['name', 'devices', 'homes', 'recent', 'last_added_at'],
  by: '-devices',
})

/** The companies that work with an office's studies, the most studies first. */
export const clientList = list({
  search: {},
  text: true,
  sorts: ['name', 'studies', 'labels', 'last_study_at'],
  by: '-studies',
})
