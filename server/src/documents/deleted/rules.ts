import {
  defaultFolderNamed,
  deletedDaysKept,
  freeName,
  fullFileName,
  splitFileName,
} from '@logis/contract/documents.rules'
import { languageOf } from '@logis/contract/locale'
import { businessDay, now } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { holding, type Held } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { folderNamed } from '../folders/rules.ts'
import { creation, findAll, show } from '../rules.ts'
import { listNamesIn } from '../sql.ts'
import { takeRoom } from '../storage/rules.ts'
import { withholdPaidAmong } from '../withholding/rules.ts'
import * as sql from './sql.ts'

/** What was deleted from the folders of a home, and when each goes for good (docs/decisions/0148). */
export const listDeleted = async (scope: ProjectScope) =>
  (await sql.listDeleted(db, scope, deletedDaysKept, now())).map((row) => ({
    id: row.id,
    name: fullFileName(row),
    size: row.size_bytes,
    folder_name: row.folder && (defaultFolderNamed(row.folder)?.[languageOf(scope.locale)] ?? row.folder),
    deleted_at: row.deleted_at,
    deleted_by: row.deleted_by,
    kept_until: businessDay(new Date(new Date(row.deleted_at).getTime() + deletedDaysKept * 86_400_000)),
  }))

/** Puts deleted files back where they stood; all of them or none. */
export const restoreDocuments = (scope: ProjectScope, ids: number[]) =>
  holding(scope, async (held) => {
    const rows = await findAllDeleted(held, ids)
    await takeRoom(
      held,
      rows.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
    )
    await sql.restore(held, await placeEach(held, rows))
    const ofFormerOwners = rows.filter(({ has_changed_hands }) => has_changed_hands)
    await withholdPaidAmong(
      held,
      ofFormerOwners.map(({ id }) => id),
    )
    const restored = await findAll(held, ids)
    await record(held, ...restored.map(creation))
    return restored.map((row) => show(scope, row))
  })

/** All of these, or a refusal: what was never deleted, or went for good, is as absent as what is another's. */
const findAllDeleted = async (held: Held, ids: readonly number[]): Promise<sql.DeletedRow[]> => {
  const wanted = new Set(ids)
  const rows = (await sql.listDeleted(held.tx, held, deletedDaysKept, now())).filter(({ id }) => wanted.has(id))
  return rows.length === wanted.size ? rows : refuse('DOCUMENT_NOT_FOUND')
}

/** The folder of each, which comes back where it is gone, and a name that is free there. */
const placeEach = async (held: Held, rows: readonly sql.DeletedRow[]): Promise<sql.Returning[]> => {
  const placed: sql.Returning[] = []
  for (const [folder, inside] of Map.groupBy(rows, (row) => row.folder)) {
    const folder_id = folder === null ? null : await folderNamed(held, folder)
    const taken = new Set((await listNamesIn(held, folder_id)).map((name) => name.toLowerCase()))
    for (const row of inside) {
      const name = fullFileName(row)
      const free = taken.has(name.toLowerCase()) ? freeName(name, (other) => taken.has(other.toLowerCase())) : name
      taken.add(free.toLowerCase())
      placed.push({ id: row.id, folder_id, ...splitFileName(free) })
    }
  }
  return placed
}

/** Every night: what nobody has put back in time goes for good. */
export const forgetDeleted = async (): Promise<void> => {
  await sql.forgetDeleted(db, deletedDaysKept, now())
}
