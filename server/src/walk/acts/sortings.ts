import { anArchive, endedFiles, freshFiles } from '../sorted.ts'
import { subjects } from '../subjects.ts'
import { act, call, uploading, type Ids, type Told } from './act.ts'

const inFiles = ({ company_id, sorting_id }: Ids) => ({ company_id, sorting_id })
const files =
  (make: (company_id: number) => Promise<{ sorting_id: number; ids: number[] }>) => async (): Promise<Ids> => {
    const company_id = await subjects.company()
    const { sorting_id, ids } = await make(company_id)
    return { company_id, sorting_id, file_id: ids[0]! }
  }

const sorting: Told = {
  reads: 'sortings.getSorting',
  by: call('sortings.getSorting', inFiles),
  cannot: ({ data }) => data.cannot,
  states: {
    'a draft': files(freshFiles),
    'filed just now': files(endedFiles),
    'filed long ago': files((company_id) => endedFiles(company_id, 61)),
  },
  acts: {
    add: uploading('sortings.addSortingArchive', (client, ids) =>
      client.upload('sortings.addSortingArchive', inFiles(ids), {}, [anArchive()]),
    ),
    correct: act('sortings.correctSortingFiles', (ids) => ({ ...inFiles(ids), ids: [ids['file_id']], label: 'dpe' })),
    start: act('sortings.startSorting', inFiles),
    undo: act('sortings.undoSorting', inFiles),
    discard: act('sortings.discardSorting', inFiles),
  },
}

export const sortingActs: Record<string, Told> = { sorting }
