import type { Readable } from 'node:stream'
import { db, write } from '#platform/db.ts'
import { keepFile, openFile, receiveFile } from '#platform/files.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { picturePaths, pictureFileOf } from '#platform/pictures/addresses.ts'
import { toPicture } from '#platform/pictures.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import * as users from '../sql.ts'
import { findFile } from './sql.ts'

/** API-12. The picture is redrawn before it is kept; the one it replaces goes once nothing refers to it. */
export const setPicture = async (
  { actor }: UserScope,
  userId: number,
  sent: Buffer,
): Promise<{ picture_path: string }> => {
  const picture = await toPicture(sent, actor.userId)
  const file = await receiveFile(oneChunk(picture))
  const fileId = await orRemoved([{ file }], () =>
    write(async (tx) => {
      if (!(await users.lockUser(tx, userId))) refuse('USER_NOT_FOUND')
      const picture_file_id = await keepFile(tx, file)
      await users.updateUser(tx, userId, { picture_file_id })
      return picture_file_id
    }),
  )
  return { picture_path: (await picturePaths())(fileId) ?? '' }
}

async function* oneChunk(bytes: Buffer) {
  yield bytes
}

export const removePicture = (userId: number): Promise<void> =>
  write(async (tx) => {
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    if (user.picture_file_id !== null) await users.updateUser(tx, userId, { picture_file_id: null })
  })

export type Picture = { bytes: Readable; mime_type: string; size_bytes: number }

/** A picture by its signed address. */
export const openPicture = async (pictureKey: string): Promise<Picture> => {
  const fileId = (await pictureFileOf(pictureKey)) ?? refuse('RESOURCE_NOT_FOUND')
  const { storage_key, mime_type, size_bytes } = (await findFile(db, fileId)) ?? refuse('RESOURCE_NOT_FOUND')
  return { bytes: await openFile(storage_key), mime_type, size_bytes }
}
