import { contract } from '@logis/contract/contract'
import { uploadFields } from '@logis/contract/documents'
import { os } from '@orpc/server'
import type { FormFields } from '#platform/files/formFields.ts'
import { withExtension } from '#platform/files/disposition.ts'
import { receiveForm } from '#platform/files/form.ts'
import { sendFile } from '#platform/files/send.ts'
import { projectScope, type ForProject } from '#platform/gate.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { refuse } from '#platform/refuse.ts'
import { asUser, data, inCompanyProject, inProject, mount, streamed, type Context } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { listDeleted, restoreDocuments } from './deleted/rules.ts'
import * as downloads from './downloads/rules.ts'
import * as folders from './folders/rules.ts'
import { moveDocuments } from './moves/rules.ts'
import { documentPolicy } from './policy.ts'
import * as documents from './rules.ts'
import * as tree from './tree/rules.ts'
import { demandUpload, uploadDocument } from './uploads/rules.ts'
import { readValidity } from './validity/rules.ts'

const on = mount(contract.documents)
const base = os.$context<Context>()

const reading = {
  level: 'read',
  capability: 'documents',
  residents: true,
  cancelled: 'allow',
} as const satisfies ForProject
const { write } = documentPolicy.needs

/** In the project of the document of the path. */
const inDocument = base.middleware(async ({ context, next }, input: { document_id: number }) => {
  const residenceId = await documents.projectOfDocument(input.document_id)
  return next({
    context: { scope: await projectScope(context.call, residenceId, { ...write, absent: 'DOCUMENT_NOT_FOUND' }) },
  })
})
/** In the project of the folder of the path. */
const inFolder = base.middleware(async ({ context, next }, input: { folder_id: number }) => {
  const residenceId = await folders.projectOfFolder(input.folder_id)
  return next({
    context: {
      scope: await projectScope(context.call, residenceId, { ...write, absent: 'DOCUMENT_FOLDER_NOT_FOUND' }),
    },
  })
})

export const documentRoutes = on.router({
  listDocuments: on.listDocuments
    .use(inCompanyProject(reading))
    .handler(({ context: { scope }, input }) => data(tree.listProject(scope, input))),
  listHomeDocuments: on.listHomeDocuments
    .use(inProject(reading))
    .handler(({ context: { scope } }) => data(tree.listHome(scope))),
  listParentDocuments: on.listParentDocuments
    .use(inProject(reading))
    .handler(({ context: { scope } }) => data(tree.listParent(scope))),
  listLabels: on.listLabels
    .use(asUser)
    .handler(({ context: { scope }, input }) => data(documents.listLabels(scope.locale, input))),

  uploadDocument: on.uploadDocument.handler(streamed),
  editDocument: on.editDocument
    .use(inDocument)
    .handler(({ context: { scope }, input }) => data(documents.editDocument(scope, input.document_id, input))),
  readValidity: on.readValidity
    .use(inDocument)
    .handler(({ context: { scope }, input }) => data(readValidity(scope, input.document_id))),
  moveDocuments: on.moveDocuments
    .use(inProject(write))
    .handler(({ context: { scope }, input }) => data(moveDocuments(scope, input.documents))),
  deleteDocument: on.deleteDocument
    .use(inDocument)
    .handler(({ context: { scope }, input }) => documents.deleteDocument(scope, input.document_id)),
  deleteDocuments: on.deleteDocuments
    .use(inProject(write))
    .handler(({ context: { scope }, input }) => data(documents.deleteDocuments(scope, input.ids))),
  listDeleted: on.listDeleted.use(inProject(write)).handler(({ context: { scope } }) => data(listDeleted(scope))),
  restoreDocuments: on.restoreDocuments
    .use(inProject(write))
    .handler(({ context: { scope }, input }) => data(restoreDocuments(scope, input.ids))),
  detachLabel: on.detachLabel
    .use(inDocument)
    .handler(({ context: { scope }, input }) => data(documents.detachLabel(scope, input.document_id, input.label_id))),

  downloadDocument: on.downloadDocument.handler(streamed),
  downloadAll: on.downloadAll.handler(streamed),
  downloadList: on.downloadList.handler(streamed),

  createFolder: on.createFolder
    .use(inProject(write))
    .handler(({ context: { scope }, input }) => data(folders.createFolder(scope, input.name))),
  renameFolder: on.renameFolder
    .use(inFolder)
    .handler(({ context: { scope }, input }) => data(folders.renameFolder(scope, input.folder_id, input.name))),
  deleteFolder: on.deleteFolder
    .use(inFolder)
    .handler(({ context: { scope }, input }) => folders.deleteFolder(scope, input.folder_id)),
})

/** The fields beside a file; without a name among them, the file's own. */
const parseUpload = (residenceId: number) => (fields: FormFields, fileName: string) => {
  const {
    name = fileName,
    folder_id = null,
    residence_id,
    ...upload
  } = uploadFields.parse({ name: fileName, ...fields })
  if (residence_id !== undefined && residence_id !== residenceId)
    refuse('VALIDATION_ERROR', { errors: { residence_id: [{ code: 'invalid' }] } })
  return { ...upload, name, folder_id }
}

type Named = { name?: string }

export const documentStreams: StreamRoute[] = [
  streamRoute<{ residence_id: number }>('documents.uploadDocument', async (call, { residence_id }, request, reply) => {
    const scope = await projectScope(call, residence_id, write)
    await demandUpload(scope, Number(request.headers['content-length'] ?? 0))
    const { file, fields } = await receiveForm(request, parseUpload(residence_id))
    const repeatable = repeatableOf(request, fields, [{ field: 'file', fileName: fields.name, file }])
    return reply.status(201).send(await data(uploadDocument(scope, file, fields, repeatable)))
  }),
  streamRoute<Named & { document_id: number; inline?: boolean }>(
    'documents.downloadDocument',
    async (call, input, _request, reply) => {
      const download = await downloads.downloadDocument(call, input.document_id)
      return sendFile(reply, { ...download, name: input.name || download.name, inline: input.inline ?? false })
    },
  ),
  streamRoute<Named & { residence_id: number }>('documents.downloadAll', async (call, input, _request, reply) => {
    const download = await downloads.downloadAll(await projectScope(call, input.residence_id, reading))
    return sendFile(reply, { ...download, name: withExtension(input.name || download.name, 'zip') })
  }),
  streamRoute<Named & { residence_id: number }>('documents.downloadList', async (call, input, _request, reply) => {
    const download = await downloads.downloadList(await projectScope(call, input.residence_id, reading))
    return sendFile(reply, { ...download, name: withExtension(input.name || download.name, 'pdf') })
  }),
]
