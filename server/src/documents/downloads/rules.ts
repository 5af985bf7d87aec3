import { fullFileName } from '@logis/contract/documents.rules'
import type { Readable } from 'node:stream'
import { db } from '#platform/db.ts'
import { openFile } from '#platform/files.ts'
import { mayCompress } from '#platform/files/contentType.ts'
import { zipOf } from '#platform/files/zip.ts'
import { noteExport } from '#platform/exports.ts'
import { projectScope } from '#platform/gate.ts'
import type { Call } from '#platform/call.ts'
import { refuse } from '#platform/refuse.ts'
import { seesPrivate, type ProjectScope } from '#platform/scope.ts'
import { reachDevices } from '../../devices/rules.ts'
import { reachProduct } from '../../products/rules.ts'
import { folderName } from '../folders/rules.ts'
import { listFolders } from '../folders/sql.ts'
import { show } from '../rules.ts'
import * as sql from '../sql.ts'
import { findNames } from '../tree/sql.ts'
import { listPdf } from './pdf.ts'

/** A document by its id alone, for whoever may read what it belongs to. */
export const downloadDocument = async (call: Call, documentId: number): Promise<Download> => {
  const place = (await sql.findPlace(db, documentId)) ?? refuse('DOCUMENT_NOT_FOUND')
  const row =
    place.product_id === null
      ? await findInProject(call, place, documentId)
      : await findInCatalogue(call, place.product_id, documentId)
  return opened(row ?? refuse('DOCUMENT_NOT_FOUND'))
}

type Place = NonNullable<Awaited<ReturnType<typeof sql.findPlace>>>

const findInProject = async (call: Call, place: Place, documentId: number) =>
  sql.findReadable(db, await reachDocument(call, place), documentId)

const findInCatalogue = async (call: Call, productId: number, documentId: number) => {
  await reachProduct(call, productId, 'DOCUMENT_NOT_FOUND')
  return (await sql.listOfProduct(db, productId)).find(({ id }) => id === documentId)
}

/**
 * The file of a thermal study is part of the project's sheet; those of devices follow the devices; the others need
 * the provision of documents.
 */
const reachDocument = async (call: Call, { residence_id, context }: Place): Promise<ProjectScope> => {
  const residenceId = residence_id ?? refuse('DOCUMENT_NOT_FOUND')
  if (context === 'DEVICE') return reachDevices(call, residenceId, 'read', 'DOCUMENT_NOT_FOUND')
  return projectScope(call, residenceId, {
    level: 'read',
    residents: true,
    cancelled: 'allow',
    absent: 'DOCUMENT_NOT_FOUND',
    ...(context === 'RESIDENCE' && { capability: 'documents' }),
  })
}

export type Download = { name: string; mimeType: string; size?: number; bytes: Readable }

const opened = async (row: sql.DocumentRow): Promise<Download> => ({
  name: fullFileName(row),
  mimeType: row.mime_type,
  size: row.size_bytes,
  bytes: await openFile(row.storage_key),
})

/** The files of a project as a ZIP with a directory for each folder. */
export const downloadAll = async (scope: ProjectScope): Promise<Download> => {
  const { rows, nameOf } = await readable(scope)
  const entries = rows.map((row) => ({
    folder: nameOf(row),
    name: fullFileName(row),
    size: row.size_bytes,
    modifiedAt: new Date(row.created_at),
    compress: mayCompress(row.mime_type),
    open: () => openFile(row.storage_key),
  }))
  return { name: (await findNames(db, scope)).name, mimeType: 'application/zip', bytes: zipOf(entries) }
}

/** The list of the files of a project as a PDF. */
export const downloadList = async (scope: ProjectScope): Promise<Download> => {
  const { rows, nameOf } = await readable(scope)
  const { name: title, company } = await findNames(db, scope)
  const listed = rows.map((row) => ({ ...show(scope, row), folder: nameOf(row) }))
  return {
    name: title,
    mimeType: 'application/pdf',
    bytes: listPdf({ title, company, files: listed, locale: scope.locale }),
  }
}

/** What this reader may take away, by folder and name; files of the root come last. */
const readable = async (scope: ProjectScope) => {
  const rows = await sql.listDocuments(db, scope, seesPrivate(scope))
  if (rows.length === 0) refuse('NO_DOCUMENTS')
  await noteExport(scope, { rows: rows.length, companyId: scope.companyId, residenceId: scope.residenceId })
  const names = new Map((await listFolders(db, scope)).map((folder) => [folder.id, folderName(scope, folder)]))
  const nameOf = ({ folder_id }: sql.DocumentRow) => (folder_id === null ? null : (names.get(folder_id) ?? null))
  const order = (row: sql.DocumentRow) => `${nameOf(row) ?? '\uffff'}\u0000${fullFileName(row)}`
  return { rows: rows.toSorted((a, b) => order(a).localeCompare(order(b), 'fr', { numeric: true })), nameOf }
}
