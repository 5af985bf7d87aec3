import { as } from '#platform/testing/client.ts'
import { cannotWrite, ofHouse, onDocument, onFolder, where, withThirdParty, writers } from '../groups.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

/** A document that was deleted from a home. */
const deletedIn = async (residence_id: number) => {
  const admin = await as('admin@logis.example')
  const document_id = await subjects.document(residence_id)
  await admin.call('documents.deleteDocument', { document_id })
  return document_id
}

export const documentRows: Record<string, Row> = {
  'documents.listDocuments': { input: where, ok: withThirdParty },
  'documents.listHomeDocuments': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'documents.listLabels': { input: async () => ({}), ok: everyone },
  'documents.editDocument': {
    input: async () => ({ ...(await onDocument()), name: 'autre.pdf' }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    absent: 'DOCUMENT_NOT_FOUND',
  },
  'documents.readValidity': {
    input: onDocument,
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    absent: 'DOCUMENT_NOT_FOUND',
  },
  'documents.deleteDocument': {
    input: onDocument,
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    absent: 'DOCUMENT_NOT_FOUND',
  },
  'documents.downloadDocument': { input: onDocument, ok: withThirdParty, absent: 'DOCUMENT_NOT_FOUND' },
  'documents.createFolder': {
    input: async () => ({ ...(await ofHouse()), name: 'Chantier' }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
  },
  'documents.renameFolder': {
    input: async () => ({ ...(await onFolder()), name: 'Autre' }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    absent: 'DOCUMENT_FOLDER_NOT_FOUND',
  },
  'documents.deleteFolder': {
    input: onFolder,
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    absent: 'DOCUMENT_FOLDER_NOT_FOUND',
  },
  'documents.listParentDocuments': {
    input: async () => ({ residence_id: (await subjects.flat()).id }),
    ok: ['marie', 'paul', 'lea', 'samira', 'admin', 'support', 'tom'],
  },
  'documents.uploadDocument': {
    input: ofHouse,
    upload: ({ residence_id, folder_id }) => ({
      address: { residence_id },
      fields: { folder_id: typeof folder_id === 'number' ? `${folder_id}` : '' },
    }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    foreign: [
      {
        what: 'a folder of another company’s project',
        foreign: async () => ({ ...(await ofHouse()), folder_id: await subjects.foreignFolder() }),
        absent: async () => ({ ...(await ofHouse()), folder_id: 999_999_999 }),
        answers: { status: 422, error_reason: 'DOCUMENT_FOLDER_NOT_FOUND' },
      },
    ],
  },
  'documents.moveDocuments': {
    input: async () => {
      const { residence_id } = await subjects.house()
      return {
        residence_id,
        documents: [{ id: await subjects.document(residence_id), folder_id: null, name: 'ailleurs.pdf' }],
      }
    },
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    foreign: [
      {
        what: 'a document of another company',
        foreign: async () => ({
          ...(await ofHouse()),
          documents: [{ id: await subjects.foreignDocument(), folder_id: null, name: 'a.pdf' }],
        }),
        absent: async () => ({
          ...(await ofHouse()),
          documents: [{ id: 999_999_999, folder_id: null, name: 'a.pdf' }],
        }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'documents.deleteDocuments': {
    input: async () => {
      const { residence_id } = await subjects.house()
      return { residence_id, ids: [await subjects.document(residence_id)] }
    },
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    foreign: [
      {
        what: 'a document of another company',
        foreign: async () => ({ ...(await ofHouse()), ids: [await subjects.foreignDocument()] }),
        absent: async () => ({ ...(await ofHouse()), ids: [999_999_999] }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'documents.listDeleted': { input: ofHouse, ok: writers, forbidden: [...cannotWrite, 'nora'] },
  'documents.restoreDocuments': {
    input: async () => {
      const { residence_id } = await subjects.house()
      return { residence_id, ids: [await deletedIn(residence_id)] }
    },
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    foreign: [
      {
        what: 'a deleted document of another company',
        foreign: async () => ({
          ...(await ofHouse()),
          ids: [await deletedIn(await subjects.villa())],
        }),
        absent: async () => ({ ...(await ofHouse()), ids: [999_999_999] }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'documents.detachLabel': {
    input: async () => ({ ...(await onDocument()), label_id: await subjects.label() }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    absent: 'DOCUMENT_NOT_FOUND',
  },
  'documents.downloadAll': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'documents.downloadList': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
}
