import { fullFileName } from '@logis/contract/documents.rules'
import type { Intervention } from '@logis/contract/interventions'
import {
  acceptedGroups,
  fileGroups,
  interventionFileBytes,
  interventionFilesAtOnce,
  interventionFileTypes,
  type FileGroup,
  type InterventionType,
} from '@logis/contract/interventions.rules'
import { settings } from '#platform/config.ts'
import { keptNameOf, type FilesLimits, type FormFile } from '#platform/files/filesForm.ts'
import { receivePaper } from '#platform/files/papers.ts'
import type { ReceivedFile } from '#platform/files.ts'
import type { Held } from '#platform/holding.ts'
import type { Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import { attachFile } from '../../documents/attachments/rules.ts'
import type * as sql from './sql.ts'

/** */
export const limits: FilesLimits = {
  maxBytes: interventionFileBytes,
  totalBytes: 200 * 1_048_576,
  maxFiles: interventionFilesAtOnce,
  receive: receivePaper(interventionFileTypes),
}

/** How large a paper may be here. */
export const fileLimit = () => Math.min(interventionFileBytes, settings.UPLOAD_MAX_BYTES)

export type NewPaper = { group: FileGroup; name: string; file: ReceivedFile }

const isGroup = (name: string | undefined): name is FileGroup => fileGroups.includes(name as FileGroup)

/** `intervention[ptg_others][]` of a new intervention, `intervention[files][ptg_others][]` of one that is there (INT-30, INT-33). */
const groupOf = (field: string, where: 'new' | 'known'): FileGroup => {
  const pattern = where === 'new' ? /^intervention\[(\w+)\]\[\d*\]$/ : /^intervention\[files\]\[(\w+)\]\[\d*\]$/
  const [, group] =
    pattern.exec(field) ?? refuse('VALIDATION_ERROR', { errors: { files: [{ code: 'unknown_field' }] } })
  return isGroup(group) ? group : refuse('INTERVENTION_FILE_GROUP_NOT_ALLOWED')
}
export const demandField = (where: 'new' | 'known') => (field: string) => {
  groupOf(field, where)
}

/** The files of a form as papers of their groups. */
export const papersOf = (files: readonly FormFile[], where: 'new' | 'known'): NewPaper[] =>
  files.map((each) => ({ group: groupOf(each.field, where), name: keptNameOf(each), file: each.file }))

export const demandGroups = (type: InterventionType, papers: readonly NewPaper[]) => {
  const accepted = acceptedGroups(type)
  if (papers.some(({ group }) => !accepted.includes(group))) refuse('INTERVENTION_FILE_GROUP_NOT_ALLOWED')
}

/** Files these papers with their intervention; answers what the journal should say. */
export const insertPapers = async (held: Held, id: number, papers: readonly NewPaper[]): Promise<Deed[]> => {
  const deeds: Deed[] = []
  for (const { group, name, file } of papers) {
    const place = { context: 'INTERVENTION', intervention_id: id, file_group: group } as const
    deeds.push(await attachFile(held, file, name, place))
  }
  return deeds
}

type FilesByGroup = Intervention['files']

/** Every group, with what an intervention holds of it; without the groups that this reader does not see. */
export const byGroup = (rows: readonly sql.FileRow[], hidden: readonly FileGroup[]): FilesByGroup =>
  Object.fromEntries(
    fileGroups.map((group) => [
      group,
      hidden.includes(group) ? [] : rows.filter(({ file_group }) => file_group === group).map(show),
    ]),
  ) as FilesByGroup

const show = (row: sql.FileRow): FilesByGroup[FileGroup][number] => ({
  id: row.id,
  name: fullFileName(row),
  extension: row.extension,
  size: row.size_bytes,
  created_at: row.created_at,
  creator_name: row.creator_name,
  labels: [],
  folder_id: null,
  tags: [],
  valid_until: null,
  mime_type: row.mime_type,
})
