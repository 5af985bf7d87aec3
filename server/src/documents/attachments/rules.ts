import { splitFileName } from '@logis/contract/documents.rules'
import { db, write } from '#platform/db.ts'
import { deleteFile, keepFile, type ReceivedFile } from '#platform/files.ts'
import { authorOf, record } from '#platform/journal.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { creation, labelDocument, lockForWriting, removeRows, show } from '../rules.ts'
import * as sql from '../sql.ts'
import { takeRoom } from '../storage/rules.ts'

/** The files of a device, which stand in no folder of the project. */
export const listDeviceFiles = async (scope: ProjectScope, deviceId: number) =>
  (await sql.listOfDevice(db, scope, deviceId)).map((row) => show(scope, row))

/** The files of a product's sheet. */
export const listProductFiles = async (scope: Pick<ProjectScope, 'locale'>, productId: number) =>
  (await sql.listOfProduct(db, productId)).map((row) => show(scope, row))

/** Attaches a received file to a device of the project. A refused one is removed from the storage at once. */
export const attachFile = async (
  scope: ProjectScope,
  file: ReceivedFile,
  { name, label_ids = [], ...place }: sql.Attachment & { name: string; label_ids?: number[] },
) => {
  try {
    const row = await write(async (tx) => {
      await lockForWriting(tx, scope)
      await takeRoom(tx, scope.residenceId, file.size_bytes)
      const stored_file_id = await keepFile(tx, file)
      const document = { ...splitFileName(name), folder_id: null, is_private: false, size_bytes: file.size_bytes }
      const id = await sql.insertDocument(tx, scope, { ...document, ...place, stored_file_id })
      await labelDocument(tx, id, label_ids)
      const rows = await sql.listOfDevice(tx, scope, place.device_id)
      const added = rows.find((each) => each.id === id) ?? refuse('DOCUMENT_NOT_FOUND')
      await record(tx, authorOf(scope), creation(added))
      return added
    })
    return show(scope, row)
  } catch (error) {
    // What the database refused was not kept. After a lost connection nobody knows: then the janitor decides.
    if (error instanceof Refusal || (error as { constraint?: string }).constraint) await deleteFile(file.storage_key)
    throw error
  }
}

/** Removes a file of a device; those of the product's sheet stay. */
export const detachFile = (scope: ProjectScope, deviceId: number, documentId: number): Promise<void> =>
  write(async (tx) => {
    await lockForWriting(tx, scope)
    const rows = await sql.listOfDevice(tx, scope, deviceId)
    const row = rows.find(({ id }) => id === documentId) ?? refuse('DOCUMENT_NOT_FOUND')
    await record(tx, authorOf(scope), ...(await removeRows(tx, scope, [row])))
  })
