import { choice, idOf, list } from './lists.ts'
import { noteModels } from './notes.rules.ts'

/** The last note first. A plain text is looked for in their words. */
export const noteList = list({
  search: { model_type: choice(noteModels), model_id: idOf },
  text: true,
  sorts: ['created_at'],
  by: '-created_at',
})
