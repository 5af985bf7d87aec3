import { choice, idOf, list } from './lists.ts'
import { sortingFileStates, sortingLabels } from './sortings.rules.ts'

/** The files of a draft, as they lie in their folders. */
export const sortingFileList = list({
  search: { state: choice(sortingFileStates), residence_id: idOf, label: choice(sortingLabels) },
  text: true,
  sorts: ['path'],
  by: 'path',
  size: 100,
})
