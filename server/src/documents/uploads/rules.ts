import { splitFileName } from '@logis/contract/documents.rules'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { holding, type Held } from '#platform/holding.ts'
import { onceRead, type Repeatable } from '#platform/idempotency.ts'
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

/** Gives a received file its place, once for each key. A refused one is removed from the storage at once. */
export const uploadDocument = (
  scope: ProjectScope,
  file: ReceivedFile,
  upload: Upload,
  repeatable: Repeatable | null = null,
) =>
  keptOnce([{ file }], async () => {
    const { row, isRepeated } = await holding(scope, (held) =>
      onceRead(held.tx, scope, repeatable, {
        create: () => insert(held, file, upload),
        idOf: ({ id }) => id,
        read: (id) => find(held, id),
      }),
    )
    return { answer: show(scope, row), isRepeated }
  })

const find = async (held: Held<ProjectScope>, id: number) =>
  (await sql.findDocument(held.tx, held.scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')

const insert = async (
  held: Held<ProjectScope>,
  file: ReceivedFile,
  { name, label_ids, folder_id, is_private }: Upload,
) => {
  await demandFolder(held, folder_id)
  await takeRoom(held, file.size_bytes)
  const document = { ...splitFileName(name), folder_id, is_private, size_bytes: file.size_bytes }
  const id = await sql.insertDocument(held, { ...document, stored_file_id: await keepFile(held.tx, file) })
  await labelDocument(held, id, label_ids)
  const row = await find(held, id)
  await record(held, creation(row))
  return row
}
