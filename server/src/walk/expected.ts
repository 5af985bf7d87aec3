import type { Reason } from '@logis/contract/errors'
import type { Part } from '#platform/testing/client.ts'
import { everyone, type Person } from './people.ts'
import { subjects } from './subjects.ts'

/**
 * What each person gets from each operation, written from the specification (api.md, model.md §5), never from the
 * code. `ok` succeed; `forbidden` are told that they may not; everybody else must not learn that the thing exists.
 */
export type Row = {
  /** A fresh subject, and whatever else the operation needs; for the person who will call. */
  input: (person?: Person) => Promise<Record<string, unknown>>
  ok: readonly Person[]
  forbidden?: readonly Person[]
  forbiddenReason?: Reason
  /** What those in neither list get. */
  absent?: Reason
  /** They are told something else than that the thing does not exist. */
  others?: { status: number; error_reason: Reason }
  /** Second ids: one of the rival, one of nobody; both must answer alike. */
  foreign?: {
    what: string
    foreign: () => Promise<Record<string, unknown>>
    absent: () => Promise<Record<string, unknown>>
    by?: Person
    answers: object
  }[]
  /** For a multipart operation: what of the input stands in the address, and what in the form. */
  upload?: (input: Record<string, unknown>) => { address: Record<string, unknown>; fields: Record<string, string> }
  files?: Part[]
}

const manager: Person[] = ['marie', 'paul', 'lea']
const readers: Person[] = [...manager, 'hugo', 'admin', 'support']
const withThirdParty: Person[] = [...readers, 'nora']
const writers: Person[] = ['marie', 'paul', 'hugo', 'admin']
const cannotWrite: Person[] = ['lea', 'support']
const staff = everyone.filter((person) => !['claire', 'tom', 'alice'].includes(person))

/** A house, for the company that the person acts for: a third party acts for its own. */
const where = async (person?: Person) => {
  const { company_id, residence_id } = await subjects.house()
  return { company_id: person === 'nora' ? await subjects.noras() : company_id, residence_id }
}
const ofHouse = async () => ({ residence_id: (await subjects.house()).residence_id })
const address = { street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }
const onDocument = async () => {
  const { residence_id } = await subjects.house()
  return { document_id: await subjects.document(residence_id) }
}
const onFolder = async () => {
  const { residence_id } = await subjects.house()
  return { folder_id: await subjects.folder(residence_id) }
}

export const expected: Record<string, Row> = {
  'projects.listProjects': { input: async () => ({ company_id: await subjects.company() }), ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'projects.exportProjects': { input: async () => ({ company_id: await subjects.company() }), ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'projects.createProject': {
    input: async () => ({ company_id: await subjects.company(), type: 'HOUSE', name: 'Neuve', contact_information: { addresses: [address] } }),
    ok: ['marie', 'paul', 'admin'],
    forbidden: ['lea', 'hugo', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'projects.getProject': { input: ofHouse, ok: withThirdParty },
  'projects.editProject': { input: async (person) => ({ ...(await where(person)), name: 'Autre', contract_number: null }), ok: writers, forbidden: [...cannotWrite, 'nora'] },
  'projects.setCommissioningDate': { input: async () => ({ ...(await ofHouse()), commissioning_date: '2026-01-01' }), ok: writers, forbidden: [...cannotWrite, 'nora'] },
  'projects.setProjectContact': { input: async (person) => ({ ...(await where(person)), addresses: [address] }), ok: writers, forbidden: [...cannotWrite, 'nora'] },
  'projects.getProjectContact': { input: where, ok: withThirdParty },
  'projects.cancelProject': { input: where, ok: ['marie', 'admin'], forbidden: ['paul', 'lea', 'hugo', 'support', 'nora'] },
  'projects.restoreProject': { input: () => subjects.cancelled(), ok: ['admin'], forbidden: everyone.filter((person) => person !== 'admin') },
  'projects.getStatesHistory': { input: ofHouse, ok: ['admin', 'support'], forbidden: everyone.filter((person) => !['admin', 'support'].includes(person)) },

  'provisions.listResidenceProvisions': { input: where, ok: withThirdParty },
  'provisions.listServiceProvisions': { input: async () => ({}), ok: staff, forbidden: ['claire', 'tom', 'alice'] },

  'documents.listDocuments': { input: where, ok: withThirdParty },
  'documents.listHomeDocuments': { input: async () => ({ residence_id: await subjects.erables() }), ok: [...withThirdParty, 'claire'] },
  'documents.listLabels': { input: async () => ({}), ok: everyone },
  'documents.editDocument': { input: async () => ({ ...(await onDocument()), name: 'autre.pdf' }), ok: writers, forbidden: [...cannotWrite, 'nora'], absent: 'DOCUMENT_NOT_FOUND' },
  'documents.deleteDocument': { input: onDocument, ok: writers, forbidden: [...cannotWrite, 'nora'], absent: 'DOCUMENT_NOT_FOUND' },
  'documents.downloadDocument': { input: onDocument, ok: withThirdParty, absent: 'DOCUMENT_NOT_FOUND' },
  'documents.createFolder': { input: async () => ({ ...(await ofHouse()), name: 'Chantier' }), ok: writers, forbidden: [...cannotWrite, 'nora'] },
  'documents.renameFolder': { input: async () => ({ ...(await onFolder()), name: 'Autre' }), ok: writers, forbidden: [...cannotWrite, 'nora'], absent: 'DOCUMENT_FOLDER_NOT_FOUND' },
  'documents.deleteFolder': { input: onFolder, ok: writers, forbidden: [...cannotWrite, 'nora'], absent: 'DOCUMENT_FOLDER_NOT_FOUND' },
}

