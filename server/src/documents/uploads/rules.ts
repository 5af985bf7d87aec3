import { splitFileName } from '@logis/contract/documents.rules'
import { write } from '#platform/db.ts'
import { deleteFile, keepFile, type ReceivedFile } from '#platform/files.ts'
import { authorOf, record } from '#platform/journal.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { creation, demandFolder, labelDocument, lockForWriting, show } from '../rules.ts'
import * as sql from '../sql.ts'
import { demandRoom, takeRoom } from '../storage/rules.ts'

export type Upload = { name: string; label_ids: number[]; folder_id: number | null; is_private: boolean }

// Fields and boundaries travel with the file; no more than this.
const formBytes = 65_536

/** Refuses early what its announced length already condemns. */
export const demandUpload = (scope: ProjectScope, contentLength: number) =>
  demandRoom(scope.residenceId, Math.max(0, contentLength - formBytes))

/** Gives a received file its place. A refused one is removed from the storage at once. */
export const uploadDocument = async (scope: ProjectScope, file: ReceivedFile, upload: Upload) => {
  try {
    return show(scope, await insert(scope, file, upload))
  } catch (error) {
    // What the database refused was not kept. After a lost connection nobody knows: then the janitor decides.
    if (error instanceof Refusal || (error as { constraint?: string }).constraint) await deleteFile(file.storage_key)
    throw error
  }
}

const insert = (scope: ProjectScope, file: ReceivedFile, { name, label_ids, folder_id, is_private }: Upload) =>
  write(async (tx) => {
    await lockForWriting(tx, scope)
    await demandFolder(tx, scope, folder_id)
    await takeRoom(tx, scope.residenceId, file.size_bytes)
    const document = { ...splitFileName(name), folder_id, is_private, size_bytes: file.size_bytes }
    const id = await sql.insertDocument(tx, scope, { ...document, stored_file_id: await keepFile(tx, file) })
    await labelDocument(tx, id, label_ids)
    const row = (await sql.findDocument(tx, scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')
    await record(tx, authorOf(scope), creation(row))
    return row
  })
