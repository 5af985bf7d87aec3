import { splitFileName } from '@logis/contract/documents.rules'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { holding } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { creation, demandFolder, labelDocument, show } from '../rules.ts'
import * as sql from '../sql.ts'
import { demandRoom, takeRoom } from '../storage/rules.ts'

export type Upload = { name: string; label_ids: number[]; folder_id: number | null; is_private: boolean }

// Fields and boundaries travel with the file; no more than this.
const formBytes = 65_536

/** Refuses early what its announced length already condemns. */
export const demandUpload = (scope: ProjectScope, contentLength: number) =>
  demandRoom(scope, Math.max(0, contentLength - formBytes))

/** Gives a received file its place. A refused one is removed from the storage at once. */
export const uploadDocument = (scope: ProjectScope, file: ReceivedFile, upload: Upload) =>
  orRemoved([{ file }], async () => show(scope, await insert(scope, file, upload)))

const insert = (scope: ProjectScope, file: ReceivedFile, { name, label_ids, folder_id, is_private }: Upload) =>
  holding(scope, async (held) => {
    await demandFolder(held, folder_id)
    await takeRoom(held, file.size_bytes)
    const document = { ...splitFileName(name), folder_id, is_private, size_bytes: file.size_bytes }
    const id = await sql.insertDocument(held, { ...document, stored_file_id: await keepFile(held.tx, file) })
    await labelDocument(held, id, label_ids)
    const row = (await sql.findDocument(held.tx, held.scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')
    await record(held, creation(row))
    return row
  })
