import { list, number, text } from './lists.ts'

/** FLAT-04, FLAT-18, FLAT-24. The flats of a building; a plain text is looked for in their names. */
export const flatList = list({
  search: { name: text(200), size: number('<=', 999_999, 'FLAT_SIZE_NOT_VALID') },
  text: true,
  sorts: ['name', 'created_at', 'size', 'activation_date'],
  by: 'name',
  size: 25,
})
