import type { Row } from '../row.ts'
import { anArchive, endedFiles, foreignFiles, freshFiles } from '../sorted.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
/** Those who write for a company. */
const writers: Pick<Row, 'ok' | 'forbidden' | 'absent'> = {
  ok: ['marie', 'paul', 'hugo', 'admin'],
  forbidden: ['lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
}

const address = ({ company_id, sorting_id }: Record<string, unknown>) => ({ company_id, sorting_id })

const onFiles = (more: (ids: number[]) => object = () => ({}), files = freshFiles): Row => {
  const input = async () => {
    const { company_id } = await ofClairiere()
    const { sorting_id, ids } = await files(company_id)
    return { company_id, sorting_id, ...more(ids) }
  }
  return {
    input,
    ...writers,
    foreign: [
      {
        what: 'files of another company',
        foreign: async () => ({ ...(await input()), sorting_id: await foreignFiles(await subjects.rival()) }),
        absent: async () => ({ ...(await input()), sorting_id: 999_999 }),
        by: 'marie',
        answers: { status: 404, error_reason: 'SORTING_NOT_FOUND' },
      },
    ],
  }
}

export const sortingRows: Record<string, Row> = {
  'sortings.openSorting': { input: async () => ({ ...(await ofClairiere()), name: 'Dossiers' }), ...writers },
  'sortings.listSortings': { input: ofClairiere, ...writers },
  'sortings.getSorting': onFiles(),
  'sortings.addSortingArchive': {
    ...onFiles(),
    upload: (input) => ({ address: address(input), fields: {} }),
    files: [anArchive()],
  },
  'sortings.addSortingFile': {
    ...onFiles(() => ({ path: 'Lot 1/plan.pdf' })),
    upload: (input) => ({ address: address(input), fields: { path: String(input['path']) } }),
    files: [{ name: 'plan.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }],
  },
  'sortings.listSortingFiles': onFiles(),
  'sortings.correctSortingFiles': onFiles((ids) => ({ ids, label: 'dpe' })),
  'sortings.startSorting': onFiles(),
  'sortings.undoSorting': onFiles(undefined, endedFiles),
  'sortings.discardSorting': onFiles(),
  'sortings.exportSorting': onFiles(),
}
