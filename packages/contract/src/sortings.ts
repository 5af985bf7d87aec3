import { z } from 'zod'
import { folderNameField } from './documents.rules.ts'
import { reasons } from './errors.ts'
import {
  actingFor,
  cannot,
  day,
  id,
  idParam,
  instant,
  many,
  one,
  refuses,
  requiredText,
  signedIn,
  text,
  textOf,
} from './http.ts'
import { listInput } from './lists.input.ts'
import { sortingFileList } from './sortings.lists.ts'
import {
  homeSigns,
  kindSigns,
  sortingCauses,
  sortingFileStates,
  sortingLabels,
  sortingNameField,
  sortingPathMax,
  sortingStates,
  sortingTickedMax,
} from './sortings.rules.ts'

const company_id = idParam
const sorting_id = idParam
const count = z.number().int()
const home = z.object({ id, name: z.string(), building: z.string().nullable() })

/** Files that are sorted onto the homes of a company: where each would go, and where it has gone. */
export const sorting = z.object({
  id,
  name: z.string(),
  state: z.enum(sortingStates),
  author: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
  /** Of the last time that files were filed. */
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  undoable_until: instant.nullable(),
  /** Until when a draft is kept, if nobody touches it. */
  kept_until: instant.nullable(),
  counts: z.record(z.enum(sortingFileStates), count),
  total: count,
  size: count,
  /** The homes that files of it go to, with how many. */
  homes: z.array(home.extend({ files: count })),
  /** The largest file that it takes, in bytes; an archive is one. */
  file_limit: count,
  cannot: z.object({ add: cannot, correct: cannot, start: cannot, undo: cannot, discard: cannot }),
})
export type Sorting = z.infer<typeof sorting>

export const sortingFile = z.object({
  id,
  /** The folders that it lay in, and its name. */
  path: z.string(),
  name: z.string(),
  size: count,
  state: z.enum(sortingFileStates),
  residence: home.nullable(),
  /** The name of the folder that it goes into; null at the root. */
  folder: z.string().nullable(),
  label: z.enum(sortingLabels).nullable(),
  /** By what its home was found, and by what it was known what it is; null of what somebody has said. */
  home_found: z.object({ by: z.enum(homeSigns), words: z.string() }).nullable(),
  kind_found: z.object({ by: z.enum(kindSigns), words: z.string(), page: count.nullable() }).nullable(),
  /** Until when it counts, by its label and what it says or its name tells; kept with that label. */
  valid_until: day.nullable(),
  /** Why it is left out. */
  cause: z.enum(sortingCauses).nullable(),
  /** Why the home has refused it. */
  reason: z.enum(reasons).nullable(),
  /** What it has become. */
  document_id: id.nullable(),
})
export type SortingFile = z.infer<typeof sortingFile>

const inCompany = actingFor
const inSorting = { ...actingFor, ...refuses('SORTING_NOT_FOUND') }
const ofDraft = refuses('SORTING_CLOSED')
const ofFiles = refuses('SORTING_FULL', 'FILE_TOO_LARGE')

/** A draft that takes files. */
export const openSorting = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/sortings', tags: ['sortings'], successStatus: 201 })
  .input(z.strictObject({ company_id, name: textOf(sortingNameField) }))
  .output(one(sorting))
  .errors(inCompany)
  .errors(refuses('SORTINGS_TOO_MANY'))

/** The twenty that came last, by whomever of the company, and those before them that wait or run. */
export const listSortings = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/sortings', tags: ['sortings'] })
  .input(z.object({ company_id }))
  .output(many(sorting))
  .errors(inCompany)
export const getSorting = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/sortings/{sorting_id}', tags: ['sortings'] })
  .input(z.object({ company_id, sorting_id }))
  .output(one(sorting))
  .errors(inSorting)

/** Brings a ZIP, whose files are unpacked and read one after the other once it has come. Streamed by a route of its own. */
export const addSortingArchive = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/sortings/{sorting_id}/archives',
    tags: ['sortings'],
    successStatus: 201,
  })
  .input(z.strictObject({ company_id, sorting_id, file: z.file() }))
  .output(one(sorting))
  .errors(inSorting)
  .errors(ofDraft)
  .errors(ofFiles)
  .errors(refuses('ARCHIVE_REFUSED', 'FILE_TYPE_NOT_ALLOWED'))

/** Where a file of a folder lay. The same bytes sent again for it are there already; others get a number. */
export const sortingFields = z.strictObject({ path: text(sortingPathMax).min(1) })
/** Brings one file. Streamed by a route of its own. */
export const addSortingFile = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/sortings/{sorting_id}/files',
    tags: ['sortings'],
    successStatus: 201,
  })
  .input(sortingFields.extend({ company_id, sorting_id, file: z.file() }))
  .output(one(sortingFile))
  .errors(inSorting)
  .errors(ofDraft)
  .errors(ofFiles)
  .errors(refuses('FILE_TYPE_NOT_ALLOWED'))

export const listSortingFiles = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/sortings/{sorting_id}/files', tags: ['sortings'] })
  .input(z.object({ company_id, sorting_id, ...listInput(sortingFileList) }))
  .output(many(sortingFile))
  .errors(inSorting)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** Says where files go and what they are, all of them alike: what is not said stays as it is. */
export const correctSortingFiles = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/sortings/{sorting_id}/files', tags: ['sortings'] })
  .input(
    z.strictObject({
      company_id,
      sorting_id,
      ids: z.array(idParam).min(1).max(sortingTickedMax),
      residence_id: idParam.nullable().optional(),
      folder: requiredText(folderNameField.max).nullable().optional(),
      label: z.enum(sortingLabels).nullable().optional(),
      is_left_out: z.boolean().optional(),
    }),
  )
  .output(one(sorting))
  .errors(inSorting)
  .errors(ofDraft)
  .errors(refuses('SORTING_FILE_NOT_FOUND', 'RESIDENCE_NOT_FOUND'))

/** Files what is ready, home by home, also after the caller has left. What is not stays to be sorted. */
export const startSorting = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/sortings/{sorting_id}/start',
    tags: ['sortings'],
    successStatus: 202,
  })
  .input(z.strictObject({ company_id, sorting_id }))
  .output(one(sorting))
  .errors(inSorting)
  .errors(ofDraft)
  .errors(refuses('SORTING_READING', 'SORTING_FILES_NOTHING'))

/** Takes back what was filed last, within the hour, but for what somebody has touched since. */
export const undoSorting = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/sortings/{sorting_id}/undo', tags: ['sortings'] })
  .input(z.strictObject({ company_id, sorting_id }))
  .output(one(sorting))
  .errors(inSorting)
  .errors(refuses('SORTING_NOT_UNDOABLE'))

/** Forgets what is not filed. */
export const discardSorting = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/sortings/{sorting_id}',
    tags: ['sortings'],
    successStatus: 204,
  })
  .input(z.object({ company_id, sorting_id }))
  .output(z.undefined())
  .errors(inSorting)
  .errors(ofDraft)

/** What became of each file, as CSV; streamed by a route of its own. */
export const exportSorting = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/sortings/{sorting_id}/report', tags: ['sortings'] })
  .input(z.object({ company_id, sorting_id }))
  .output(z.file())
  .errors(inSorting)
  .errors(refuses('EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))

export const sortings = {
  openSorting,
  listSortings,
  getSorting,
  addSortingArchive,
  addSortingFile,
  listSortingFiles,
  correctSortingFiles,
  startSorting,
  undoSorting,
  discardSorting,
  exportSorting,
}
