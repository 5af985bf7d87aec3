import { buffer } from 'node:stream/consumers'
import { thumbnails, thumbnailSizes, type Thumbnail } from '@logis/contract/pictures.rules'
import { db, write, type Tx } from '../db.ts'
import { keptOnce } from '../files/papers.ts'
import { keepFile, openFile, receiveFile, type ReceivedFile } from '../files.ts'
import { enqueue, jobKind } from '../jobs.ts'
import { sharp } from './sharp.ts'

const columns = { small: 'small_file_id', medium: 'medium_file_id' } as const satisfies Record<Thumbnail, string>

/** The row of a picture, written by the transaction that gives it a meaning; its thumbnails follow. */
export const keepPicture = async (tx: Tx, file: ReceivedFile): Promise<number> => {
  const fileId = await keepFile(tx, file)
  await enqueue(tx, thumbnailing, { file_id: fileId })
  return fileId
}

/** Fills the box of its size and keeps what stands out of it: the screen cuts, each place in its own way. */
export const drawThumbnail = (picture: Buffer, size: Thumbnail): Promise<Buffer> =>
  sharp()(picture)
    .resize({ ...thumbnails[size], fit: 'outside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()

/** Makes what is missing of a kept picture. One that is gone meanwhile needs nothing. */
const makeThumbnails = async (fileId: number): Promise<void> => {
  const picture = await find(fileId)
  if (!picture) return
  const bytes = await buffer(await openFile(picture.storage_key))
  for (const size of thumbnailSizes)
    if (picture[columns[size]] === null)
      await keepThumbnail(fileId, size, await receiveFile([await drawThumbnail(bytes, size)]))
}

const find = (id: number) =>
  db
    .selectFrom('stored_files')
    .select(['storage_key', 'small_file_id', 'medium_file_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The first one that is made stays, also when a job is done twice. */
const keepThumbnail = (fileId: number, size: Thumbnail, file: ReceivedFile): Promise<void> =>
  keptOnce([{ file }], () =>
    write(async (tx) => {
      const column = columns[size]
      const missing = await tx
        .selectFrom('stored_files')
        .select('id')
        .where('id', '=', fileId)
        .where(column, 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (missing) await setThumbnail(tx, fileId, size, await keepFile(tx, file))
      return { answer: undefined, isRepeated: !missing }
    }),
  )

/** Says which file is the thumbnail of a picture. */
export const setThumbnail = (tx: Tx, fileId: number, size: Thumbnail, thumbnailId: number) =>
  tx
    .updateTable('stored_files')
    .set({ [columns[size]]: thumbnailId })
    .where('id', '=', fileId)
    .execute()

export const thumbnailing = jobKind<{ file_id: number }>({
  name: 'pictures.thumbnails',
  handle: ({ file_id }) => makeThumbnails(file_id),
})
