import { flag, idOf, list } from './lists.ts'

/** The conversations of a company with those who live in its homes; the one that was written to last comes first. */
export const conversationList = list({
  search: { waiting: flag, residence_id: idOf },
  sorts: ['last_at'],
  by: '-last_at',
  size: 25,
})
