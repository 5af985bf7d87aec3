import type { Readable } from 'node:stream'
import type { Thumbnail } from '@logis/contract/pictures.rules'
import { db } from '#platform/db.ts'
import { openFile, receiveFile } from '#platform/files.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { changesBetween, deleted } from '#platform/journal.ts'
import { picturePaths, pictureFileOf } from '#platform/pictures/addresses.ts'
import { keepPicture } from '#platform/pictures/thumbnails.ts'
import { toPicture } from '#platform/pictures.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { onAccount } from '../others/rules.ts'
import * as users from '../sql.ts'
import { findFile } from './sql.ts'

/** API-12. The picture is redrawn before it is kept; the one it replaces goes once nothing refers to it. */
export const setPicture = async (scope: UserScope, userId: number, sent: Buffer): Promise<{ picture_path: string }> => {
  const picture = await toPicture(sent, scope.actor.userId)
  const file = await receiveFile([picture])
  const fileId = await orRemoved([{ file }], () =>
    onAccount(scope, userId, async (tx, tell) => {
      const before = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
      const picture_file_id = await keepPicture(tx, file)
      await users.updateUser(tx, userId, { picture_file_id })
      await tell(changesBetween({ picture: before.picture_file_id }, { picture: picture_file_id }))
      return picture_file_id
    }),
  )
  return { picture_path: (await picturePaths())(fileId) ?? '' }
}

export const removePicture = (scope: UserScope, userId: number): Promise<void> =>
  onAccount(scope, userId, async (tx, tell) => {
    const user = (await users.lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND')
    if (user.picture_file_id === null) return
    await users.updateUser(tx, userId, { picture_file_id: null })
    await tell(deleted({ picture: user.picture_file_id }))
  })

/** `is_final`: what the address will show as long as it opens, and not the whole picture in place of its thumbnail. */
export type Picture = { bytes: Readable; mime_type: string; size_bytes: number; is_final: boolean }

/** A picture by its signed address, or its thumbnail once that is made. */
export const openPicture = async (pictureKey: string, size?: Thumbnail): Promise<Picture> => {
  const fileId = (await pictureFileOf(pictureKey)) ?? refuse('RESOURCE_NOT_FOUND')
  const { storage_key, ...file } = (await findFile(db, fileId, size)) ?? refuse('RESOURCE_NOT_FOUND')
  return { bytes: await openFile(storage_key), ...file }
}
