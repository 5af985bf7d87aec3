import type { Picture } from '@logis/contract/pictures'
import { mostPhotos, photoBytes, photosAtOnce, photoSide } from '@logis/contract/pictures.rules'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { keptNameOf, type FilesLimits, type FormFile } from '#platform/files/filesForm.ts'
import { keptOnce } from '#platform/files/papers.ts'
import type { ReceivedFile } from '#platform/files.ts'
import { holding, type Held } from '#platform/holding.ts'
import { once, type Repeatable } from '#platform/idempotency.ts'
import { changesBetween, created, deleted, record, type Deed } from '#platform/journal.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { keepPicture } from '#platform/pictures/thumbnails.ts'
import { receivePhoto } from '#platform/pictures.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { demandRoom, freeRoom, takeRoom } from '../documents/storage/rules.ts'
import { picturePolicy } from './policy.ts'
import * as sql from './sql.ts'

/** What a form with photos may hold. */
export const limits: FilesLimits = {
  maxFiles: photosAtOnce,
  maxBytes: photoBytes,
  totalBytes: photosAtOnce * photoBytes,
  receive: receivePhoto(photoSide),
}

export { demandFilesField as demandField } from '#platform/files/filesForm.ts'

export const listPictures = async (scope: ProjectScope) => ({
  pictures: await show(await sql.listPictures(db, scope)),
  file_limit: Math.min(photoBytes, settings.UPLOAD_MAX_BYTES),
  cannot: picturePolicy.cannot(scope, null),
})

/** What weighs nothing fits nowhere any more: refused before it travels. The room is taken once its weight is known. */
export const demandSome = (scope: ProjectScope) => demandRoom(scope, 1)

type NewPhoto = { name: string; file: ReceivedFile }

/** The files of a form as photos, under the names that they were sent with. */
export const photosOf = (files: readonly FormFile[]): NewPhoto[] => {
  if (files.length === 0) refuse('VALIDATION_ERROR', { errors: { files: [{ code: 'required' }] } })
  return files.map((each) => ({ name: keptNameOf(each), file: each.file }))
}

/** All of them or none, once for each key, behind those that are there: the first one of a project is its main one. */
export const addPictures = (
  scope: ProjectScope,
  photos: readonly NewPhoto[],
  repeatable: Repeatable | null,
): Promise<Picture[]> =>
  keptOnce(photos, () =>
    holding(scope, async (held) => {
      const before = await sql.listPictures(held.tx, held)
      let rows: sql.PictureRow[] | undefined
      const { made, isRepeated } = await once(held.tx, scope, repeatable, async () => {
        rows = await addBehind(held, before.length, photos)
        return { ids: rows.map(({ id }) => id) }
      })
      return { answer: await show(rows ?? before.filter(({ id }) => made.ids.includes(id))), isRepeated }
    }),
  )

const addBehind = async (held: Held, length: number, photos: readonly NewPhoto[]): Promise<sql.PictureRow[]> => {
  if (length + photos.length > mostPhotos) refuse('PICTURES_LIMIT_REACHED')
  const rows: sql.PictureRow[] = []
  for (const photo of photos) rows.push(await insert(held, photo, length + rows.length))
  await record(held, ...rows.map((row) => deedOf('CREATED', row, created(told(row)))))
  return rows
}

const insert = async (held: Held, { name, file }: NewPhoto, position: number): Promise<sql.PictureRow> => {
  const { size_bytes } = file
  await takeRoom(held, size_bytes)
  return sql.insertPicture(held, { stored_file_id: await keepPicture(held.tx, file), position, name, size_bytes })
}

/** A second click changes nothing, and tells nothing. */
export const editPicture = (scope: ProjectScope, id: number, legend: string | null): Promise<Picture> =>
  holding(scope, async (held) => {
    const before = (await findAmong(held, id)).row
    await change(held, before, { ...before, legend }, () => sql.setLegend(held, id, legend))
    return showOne({ ...before, legend })
  })

export const movePicture = (scope: ProjectScope, id: number, wanted: number): Promise<Picture[]> =>
  holding(scope, async (held) => {
    const { row, count } = await findAmong(held, id)
    const position = Math.min(wanted, count - 1)
    await change(held, row, { ...row, position }, () => sql.setPosition(held, row.position, position))
    return show(await sql.listPictures(held.tx, held))
  })

export const deletePicture = (scope: ProjectScope, id: number): Promise<void> =>
  holding(scope, async (held) => {
    const { row } = await findAmong(held, id)
    await sql.deletePicture(held, id, row.position)
    await freeRoom(held, row.size_bytes)
    await record(held, deedOf('DELETED', row, deleted(told(row))))
  })

/** A picture of the project, among how many; one of another project answers as none. */
const findAmong = async (held: Held, id: number): Promise<{ row: sql.PictureRow; count: number }> => {
  const rows = await sql.listPictures(held.tx, held)
  const row = rows.find((each) => each.id === id) ?? refuse('PICTURE_NOT_FOUND')
  return { row, count: rows.length }
}

const change = async (held: Held, before: sql.PictureRow, after: sql.PictureRow, make: () => Promise<unknown>) => {
  const changes = changesBetween(placed(before), placed(after))
  if (changes.length === 0) return
  await make()
  await record(held, deedOf('UPDATED', after, changes))
}

/** A picture as the journal tells of it: when it comes or goes, and when it changes. */
const told = ({ name, legend }: sql.PictureRow) => ({ name, legend })
const placed = ({ legend, position }: sql.PictureRow) => ({
  legend,
  position: String(position + 1),
  is_main: position === 0,
})

const deedOf = (action: Deed['action'], { id }: sql.PictureRow, changes: Deed['changes']): Deed => ({
  action,
  model: 'File',
  id,
  changes,
})

const show = async (rows: readonly sql.PictureRow[]): Promise<Picture[]> => {
  const pathOf = await picturePaths()
  return rows.map(({ stored_file_id, size_bytes, ...row }) => ({
    ...row,
    picture_path: pathOf(stored_file_id) ?? '',
    is_main: row.position === 0,
    size: size_bytes,
  }))
}

const showOne = async (row: sql.PictureRow): Promise<Picture> => (await show([row]))[0]!
