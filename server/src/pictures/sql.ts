import { sql } from 'kysely'
import { prepared, type Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

export type PictureRow = {
  id: number
  stored_file_id: number
  position: number
  name: string
  legend: string | null
  size_bytes: number
  created_at: string
}

const columns = ['id', 'stored_file_id', 'position', 'name', 'legend', 'size_bytes', 'created_at'] as const

/** In their order, the main one first. */
export const listPictures = async (db: Db, { residenceId }: InProject): Promise<PictureRow[]> => {
  const asked = db
    .selectFrom('residence_pictures')
    .select(columns)
    .where('residence_id', '=', residenceId)
    .orderBy('position')
  return (await prepared(asked).execute(db)).rows
}

type NewPicture = { stored_file_id: number; position: number; name: string; size_bytes: number }

export const insertPicture = ({ tx, residenceId, author }: Held, picture: NewPicture): Promise<PictureRow> =>
  tx
    .insertInto('residence_pictures')
    .values({ ...picture, residence_id: residenceId, legend: null, created_by_user_id: author.userId })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const setLegend = ({ tx, residenceId }: Held, id: number, legend: string | null) =>
  tx
    .updateTable('residence_pictures')
    .set({ legend })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

/** Puts one picture of a project in another place; those between the two places make room. */
export const setPosition = ({ tx, residenceId }: Held, from: number, to: number) => {
  const step = from < to ? -1 : 1
  return tx
    .updateTable('residence_pictures')
    .set({ position: sql`case when position = ${from} then ${to} else position + ${step} end` })
    .where('residence_id', '=', residenceId)
    .where('position', '>=', Math.min(from, to))
    .where('position', '<=', Math.max(from, to))
    .execute()
}

/** Those after it move up: the first of them becomes the main one where that was the main one. */
export const deletePicture = async ({ tx, residenceId }: Held, id: number, position: number): Promise<void> => {
  await tx.deleteFrom('residence_pictures').where('residence_id', '=', residenceId).where('id', '=', id).execute()
  await tx
    .updateTable('residence_pictures')
    .set({ position: sql`position - 1` })
    .where('residence_id', '=', residenceId)
    .where('position', '>', position)
    .execute()
}
