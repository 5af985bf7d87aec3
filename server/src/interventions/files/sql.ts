import type { FileGroup } from '@logis/contract/interventions.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type FileRow = {
  id: number
  intervention_id: number
  file_group: FileGroup
  name: string
  extension: string
  size_bytes: number
  created_at: string
  creator_name: string
  mime_type: string
}

/** The files of these interventions, oldest first; residents are not shown what owners before them paid. */
export const listFiles = (
  db: Db,
  interventionIds: readonly number[],
  { toResidents = false } = {},
): Promise<FileRow[]> =>
  db
    .selectFrom('documents as d')
    .innerJoin('stored_files as s', 's.id', 'd.stored_file_id')
    .where('d.intervention_id', 'in', [...interventionIds])
    .$if(toResidents, (query) => query.where('d.is_withheld', '=', false))
    .select(['d.id', 'd.name', 'd.extension', 'd.size_bytes', 'd.created_at', 'd.creator_name', 's.mime_type'])
    .select([sql<number>`d.intervention_id`.as('intervention_id'), sql<FileGroup>`d.file_group`.as('file_group')])
    .orderBy('d.id')
    .execute()
