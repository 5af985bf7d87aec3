import { z } from 'zod'
import { cannot, id, idParam, instant, one, refuses, signedIn, textOf, whoeverSignedIn } from './http.ts'
import { mostPhotos, photosAtOnce, pictureTexts } from './pictures.rules.ts'

const residence_id = idParam
const picture_id = idParam

/** A photo of a project. The one at position 0 is the main one: it stands for the project wherever that is shown. */
export const picture = z.object({
  id,
  picture_path: z.string(),
  name: z.string(),
  legend: z.string().nullable(),
  position: z.number().int(),
  is_main: z.boolean(),
  size: z.number().int(),
  created_at: instant,
})
export type Picture = z.infer<typeof picture>

const reads = refuses('RESIDENCE_NOT_FOUND')
const writes = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED')
const changes = refuses('PICTURE_NOT_FOUND')

/** In their order, the main one first; for all who reach the project, those who live there included. */
export const listPictures = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/pictures', tags: ['pictures'] })
  .input(z.object({ residence_id }))
  .output(
    one(
      z.object({
        pictures: z.array(picture),
        /** The largest photo that is taken, in bytes. */
        file_limit: z.number().int(),
        cannot: z.object({ change_pictures: cannot }),
      }),
    ),
  )
  .errors(reads)

/** All of them or none, after those that are there. Streamed by a route of its own; declared here for the description. */
export const addPictures = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/pictures', tags: ['pictures'], successStatus: 201 })
  .input(z.object({ residence_id, files: z.array(z.file()).min(1).max(photosAtOnce) }))
  .output(one(z.array(picture)))
  .errors(writes)
  .errors(
    refuses(
      'PICTURE_TYPE_NOT_ALLOWED',
      'PICTURE_TOO_COMPLEX',
      'PICTURES_LIMIT_REACHED',
      'IDEMPOTENCY_KEY_REUSED',
      'FILE_TOO_LARGE',
      'STORAGE_LIMIT_REACHED',
    ),
  )

/** Its legend; none when it is empty. */
export const editPicture = signedIn
  .route({ method: 'PATCH', path: '/residences/{residence_id}/pictures/{picture_id}', tags: ['pictures'] })
  .input(z.strictObject({ residence_id, picture_id, legend: textOf(pictureTexts.legend) }))
  .output(one(picture))
  .errors(writes)
  .errors(changes)

/** To position 0, it becomes the main one; beyond the last one, it becomes the last. Answers all of them in order. */
export const movePicture = signedIn
  .route({ method: 'PUT', path: '/residences/{residence_id}/pictures/{picture_id}/position', tags: ['pictures'] })
  .input(
    z.strictObject({
      residence_id,
      picture_id,
      position: z
        .number()
        .int()
        .min(0)
        .max(mostPhotos - 1),
    }),
  )
  .output(one(z.array(picture)))
  .errors(writes)
  .errors(changes)

/** The one that follows the main one becomes it. */
export const deletePicture = signedIn
  .route({
    method: 'DELETE',
    path: '/residences/{residence_id}/pictures/{picture_id}',
    tags: ['pictures'],
    successStatus: 204,
  })
  .input(z.object({ residence_id, picture_id }))
  .output(z.undefined())
  .errors(writes)
  .errors(changes)

export const pictures = { listPictures, addPictures, editPicture, movePicture, deletePicture }
