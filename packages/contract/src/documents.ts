import { z } from 'zod'
import { folderNameField } from './documents.rules.ts'
import {
  actingFor,
  boolParam,
  cannot,
  day,
  fileName,
  id,
  idParam,
  instant,
  one,
  refuses,
  signedIn,
  textOf,
  whoeverSignedIn,
} from './http.ts'

const company_id = idParam
const residence_id = idParam
const document_id = idParam
const folder_id = idParam

export const documentLabel = z.object({ id, name: z.string(), code: z.string() })
export type DocumentLabel = z.infer<typeof documentLabel>

/** DOC-20. `name` is the full name, extension included. */
export const document = z.object({
  id,
  name: z.string(),
  extension: z.string(),
  size: z.number().int(),
  created_at: instant,
  creator_name: z.string(),
  labels: z.array(documentLabel),
  folder_id: id.nullable(),
  tags: z.array(z.string()),
  mime_type: z.string(),
  /** The last day on which it counts, where somebody has said so. */
  valid_until: day.nullable(),
})
export type Document = z.infer<typeof document>

/** DOC-16, DOC-18. A virtual folder has no id: it is created by its first use. */
export const folder = z.object({
  id: id.nullable(),
  info: z.object({ name: z.string(), code: z.string().nullable() }),
  is_default: z.boolean(),
  is_virtual: z.boolean(),
  files: z.array(document),
  cannot: z.object({ rename: cannot, remove: cannot }),
})
export type Folder = z.infer<typeof folder>

export const tree = z.object({
  folders: z.array(folder),
  files: z.array(document),
  total: z.number().int(),
  /** In bytes; `file_limit`: the largest file that this portal takes. */
  storage: z.object({ used: z.number().int(), limit: z.number().int(), file_limit: z.number().int() }),
  cannot: z.object({ write: cannot }),
})
export type DocumentTree = z.infer<typeof tree>

const node = z.object({
  id: id.nullable(),
  type: z.enum(['folder', 'file']),
  name: z.string(),
  children: z.array(z.object({ id, type: z.literal('file'), name: z.string() })),
})

const reads = refuses('RESIDENCE_NOT_FOUND', 'SERVICE_PROVISION_REQUIRED')
const writes = refuses('RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED')

/** DOC-27..29. `scope=private` for staff; `shared=false` is the residents' tree (DOC-23). Residents are filtered whatever they ask. */
export const listDocuments = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/residences/{residence_id}/documents', tags: ['documents'] })
  .input(z.object({ company_id, residence_id, scope: z.literal('private').optional(), shared: boolParam.optional() }))
  .output(one(tree.extend({ tree: z.array(node).optional() })))
  .errors(reads)
  .errors(actingFor)

/** What a resident sees of a home: shared files of the home and of its building, in folders that hold any. */
export const listHomeDocuments = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/documents', tags: ['documents'] })
  .input(z.object({ residence_id }))
  .output(
    one(z.object({ own: tree, building: tree.nullable(), building_name: z.string().nullable(), tree: z.array(node) })),
  )
  .errors(reads)

/** PRJ-23. The building's documents, on the page of one of its flats. */
export const listParentDocuments = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/parent-documents', tags: ['documents'] })
  .input(z.object({ residence_id }))
  .output(one(tree.extend({ residence_name: z.string() })))
  .errors(reads)
  .errors(refuses('RESIDENCE_HAS_NO_PARENT'))

/** DOC-24..26. */
export const listLabels = whoeverSignedIn
  .route({ method: 'GET', path: '/document-labels', tags: ['documents'] })
  .input(z.object({ recommended: boolParam.optional() }))
  .output(one(z.array(documentLabel.extend({ is_recommended: z.boolean(), alias_of: z.string().nullable() }))))

const name = fileName
export const documentName = name
const ids = z.union([z.array(idParam).max(50), idParam.transform((value) => [value])])

/** DOC-30. The fields that travel beside the file. */
export const uploadFields = z.strictObject({
  residence_id: idParam.optional(),
  name: name.optional(),
  label_ids: ids.default([]),
  folder_id: z.union([idParam, z.literal('').transform(() => null), z.literal('null').transform(() => null)]).nullish(),
  is_private: boolParam.default(false),
  temp_name: z.string().max(255).optional(),
})
/** DOC-30. Streamed to disk by a route of its own; declared here for the description and the types. */
export const uploadDocument = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/documents', tags: ['documents'], successStatus: 201 })
  .input(uploadFields.extend({ residence_id, file: z.file() }))
  .output(one(document))
  .errors(reads)
  .errors(writes)
  .errors(
    refuses(
      'DOCUMENT_NAME_EXISTS',
      'DOCUMENT_PRIVATE_BUILDING_ONLY',
      'DOCUMENT_FOLDER_NOT_FOUND',
      'IDEMPOTENCY_KEY_REUSED',
      'STORAGE_LIMIT_REACHED',
      'FILE_TOO_LARGE',
      'FILE_TYPE_NOT_ALLOWED',
    ),
  )
const changes = refuses('DOCUMENT_NOT_FOUND', 'DOCUMENT_FOLDER_NOT_FOUND', 'DOCUMENT_NAME_EXISTS')
/** DOC-32..34. What is absent stays as it is. */
export const editDocument = signedIn
  .route({ method: 'PATCH', path: '/documents/{document_id}', tags: ['documents'] })
  .input(
    z.strictObject({
      document_id,
      name: name.optional(),
      label_ids: z.array(idParam).max(50).optional(),
      is_private: boolParam.optional(),
      folder_id: idParam.nullable().optional(),
      valid_until: day.nullable().optional(),
    }),
  )
  .output(one(document))
  .errors(writes)
  .errors(changes)
  .errors(refuses('DOCUMENT_PRIVATE_BUILDING_ONLY'))
/** What a paper says of the time for which it counts, for whoever is about to say it; null where it says nothing that is read. */
export const readValidity = signedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/documents/{document_id}/validity', tags: ['documents'] })
  .input(z.object({ document_id }))
  .output(
    one(
      z.object({ until: day.nullable(), from: day.nullable(), words: z.string(), page: z.number().int() }).nullable(),
    ),
  )
  .errors(writes)
  .errors(refuses('DOCUMENT_NOT_FOUND'))
/** Bulk move, all or nothing. */
export const moveDocuments = signedIn
  .route({ method: 'PATCH', path: '/residences/{residence_id}/documents', tags: ['documents'] })
  .input(
    z.strictObject({
      residence_id,
      documents: z
        .array(z.strictObject({ id: document_id, folder_id: idParam.nullable(), name }))
        .min(1)
        .max(200),
    }),
  )
  .output(one(z.array(document)))
  .errors(reads)
  .errors(writes)
  .errors(changes)
export const deleteDocument = signedIn
  .route({ method: 'DELETE', path: '/documents/{document_id}', tags: ['documents'], successStatus: 204 })
  .input(z.object({ document_id }))
  .output(z.undefined())
  .errors(writes)
  .errors(refuses('DOCUMENT_NOT_FOUND'))
/** DOC-53. All or nothing; default folders left empty become virtual again. */
export const deleteDocuments = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/documents/bulk-delete', tags: ['documents'] })
  .input(z.strictObject({ residence_id, ids: z.array(idParam).min(1).max(500) }))
  .output(one(z.object({ deleted_ids: z.array(id), deleted_folder_ids: z.array(id) })))
  .errors(reads)
  .errors(writes)
  .errors(refuses('DOCUMENT_NOT_FOUND'))
/** DOC-14. The file and its other labels stay. */
export const detachLabel = signedIn
  .route({ method: 'DELETE', path: '/documents/{document_id}/labels/{label_id}', tags: ['documents'] })
  .input(z.object({ document_id, label_id: idParam }))
  .output(one(document))
  .errors(writes)
  .errors(refuses('DOCUMENT_NOT_FOUND'))

const askedName = z.string().max(255).optional()
/** DOC-35. Streamed; `name` only names the file. */
export const downloadDocument = whoeverSignedIn
  .route({ method: 'GET', path: '/documents/{document_id}/download', tags: ['documents'] })
  .input(z.object({ document_id, name: askedName, inline: boolParam.optional() }))
  .output(z.file())
  .errors(refuses('DOCUMENT_NOT_FOUND', 'SERVICE_PROVISION_REQUIRED'))
/** DOC-36. A ZIP by folder. */
export const downloadAll = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/documents/download', tags: ['documents'] })
  .input(z.object({ residence_id, name: askedName }))
  .output(z.file())
  .errors(reads)
  .errors(refuses('NO_DOCUMENTS', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))
/** DOC-36. The list of the documents as a PDF. */
export const downloadList = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/documents/pdf', tags: ['documents'] })
  .input(z.object({ residence_id, name: askedName }))
  .output(z.file())
  .errors(reads)
  .errors(refuses('NO_DOCUMENTS', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))

const folderName = textOf(folderNameField)
/** DOC-19, DOC-31. With a default folder's name: its first use, repeatable. */
export const createFolder = signedIn
  .route({ method: 'POST', path: '/document-folders', tags: ['documents'], successStatus: 201 })
  .input(z.strictObject({ residence_id, name: folderName }))
  .output(one(folder))
  .errors(reads)
  .errors(writes)
  .errors(refuses('DOCUMENT_FOLDER_EXISTS'))
export const renameFolder = signedIn
  .route({ method: 'PATCH', path: '/document-folders/{folder_id}', tags: ['documents'] })
  .input(z.strictObject({ folder_id, name: folderName }))
  .output(one(folder))
  .errors(writes)
  .errors(
    refuses(
      'DOCUMENT_FOLDER_NOT_FOUND',
      'DOCUMENT_FOLDER_EXISTS',
      'DOCUMENT_FOLDER_NAME_RESERVED',
      'DOCUMENT_FOLDER_DEFAULT',
    ),
  )
/** DOC-56. The files go with it. */
export const deleteFolder = signedIn
  .route({ method: 'DELETE', path: '/document-folders/{folder_id}', tags: ['documents'], successStatus: 204 })
  .input(z.object({ folder_id }))
  .output(z.undefined())
  .errors(writes)
  .errors(refuses('DOCUMENT_FOLDER_NOT_FOUND', 'DOCUMENT_FOLDER_DEFAULT'))

export const documents = {
  listDocuments,
  listHomeDocuments,
  listParentDocuments,
  listLabels,
  uploadDocument,
  editDocument,
  readValidity,
  moveDocuments,
  deleteDocument,
  deleteDocuments,
  detachLabel,
  downloadDocument,
  downloadAll,
  downloadList,
  createFolder,
  renameFolder,
  deleteFolder,
}
