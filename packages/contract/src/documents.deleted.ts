import { z } from 'zod'
import { document } from './documents.ts'
import { day, id, idParam, instant, one, refuses, signedIn } from './http.ts'

const residence_id = idParam

/** A file that was taken out of the folders of a home, and can be put back until the day on which it goes for good. */
export const deletedDocument = z.object({
  id,
  /** The full name, extension included. */
  name: z.string(),
  size: z.number().int(),
  /** The folder that it stood in, in the reader's language; null at the root. */
  folder_name: z.string().nullable(),
  deleted_at: instant,
  /** Null once the account is erased, and for what a job did. */
  deleted_by: z.string().nullable(),
  kept_until: day,
})
export type DeletedDocument = z.infer<typeof deletedDocument>

const writes = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED')

/** For those who may delete: the last deleted first. */
export const listDeleted = signedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/deleted-documents', tags: ['documents'] })
  .input(z.object({ residence_id }))
  .output(one(z.array(deletedDocument)))
  .errors(writes)

/**
 * All or nothing: each under its number, with its labels, in the folder of that name, which comes back where it is gone.
 * Where another file has taken its name it bears one that is free.
 */
export const restoreDocuments = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/deleted-documents/restore', tags: ['documents'] })
  .input(z.strictObject({ residence_id, ids: z.array(idParam).min(1).max(10_000) }))
  .output(one(z.array(document)))
  .errors(writes)
  .errors(refuses('DOCUMENT_NOT_FOUND', 'STORAGE_LIMIT_REACHED'))

export const deletedDocuments = { listDeleted, restoreDocuments }
