import { bookletItems } from './booklet.rules.ts'
import { choice, flag, list, text } from './lists.ts'

/** The booklets of the flats of a building; those that lack most come first when asked for. */
export const flatBookletList = list({
  search: { name: text(200), incomplete: flag, lacks: choice(bookletItems) },
  text: true,
  sorts: ['name', 'done'],
  by: 'name',
  size: 50,
})
