import type { FileGroup } from '@logis/contract/interventions.rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

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

/** The files of these interventions, oldest first. */
export const listFiles = (db: Db, interventionIds: readonly number[]): Promise<FileRow[]> =>
  db
    .selectFrom('documents as d')
    .innerJoin('stored_files as s', 's.id', 'd.stored_file_id')
    .where('d.intervention_id', 'in', [...interventionIds])
    .select(['d.id', 'd.name', 'd.extension', 'd.size_bytes', 'd.created_at', 'd.creator_name', 's.mime_type'])
    .select([sql<number>`d.intervention_id`.as('intervention_id'), sql<FileGroup>`d.file_group`.as('file_group')])
    .orderBy('d.id')
    .execute()

export type NewFile = {
  intervention_id: number
  residence_id: number
  file_group: FileGroup
  stored_file_id: number
  name: string
  extension: string
  size_bytes: number
}
type By = { userId: number; companyId: number | null }

const personName = sql<string>`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username::text)`

/** Answers its id. */
export const insertFile = async (tx: Tx, file: NewFile, by: By): Promise<number> => {
  const creator_name = tx.selectFrom('users as u').select(personName.as('name')).where('u.id', '=', by.userId)
  const { id } = await tx
    .insertInto('documents')
    .values({
      ...file,
      context: 'INTERVENTION',
      creator_user_id: by.userId,
      creator_company_id: by.companyId,
      creator_name: sql`coalesce(${creator_name}, '')`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteFile = (tx: Tx, interventionId: number, documentId: number) =>
  tx
    .deleteFrom('documents')
    .where('intervention_id', '=', interventionId)
    .where('id', '=', documentId)
    .returning(['id', 'name', 'extension', sql<FileGroup>`file_group`.as('file_group')])
    .executeTakeFirst()
