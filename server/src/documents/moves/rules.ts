import { fullFileName, nameProblems } from '@logis/contract/documents.rules'
import { holding, type Held } from '#platform/holding.ts'
import { refuse, type FieldErrors } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { demandFolder, findAll, leaveFolders, recordChanges, show, type Change } from '../rules.ts'
import { renamedTo } from '../naming/rules.ts'
import * as documents from '../sql.ts'
import * as sql from './sql.ts'

export type Move = { id: number; folder_id: number | null; name: string }

/** Moves and renames files, all of them or none; a clash is told by its place in the batch. */
export const moveDocuments = (scope: ProjectScope, moves: Move[]) =>
  holding(scope, async (held) => {
    const ids = moves.map(({ id }) => id)
    if (new Set(ids).size < ids.length) refuse('VALIDATION_ERROR', { errors: { documents: [{ code: 'invalid' }] } })
    const before = await findAll(held, ids)
    for (const folderId of new Set(moves.map(({ folder_id }) => folder_id))) await demandFolder(held, folderId)
    const rowOf = new Map(before.map((row) => [row.id, row]))
    const placed = moves.map(({ name, ...move }) => ({ ...move, ...renamedTo(name, rowOf.get(move.id)!) }))
    await demandFreeNames(
      held,
      placed.map(({ id, folder_id, ...name }) => ({ id, folder_id, name: fullFileName(name) })),
    )

    await sql.placeDocuments(held, placed)
    const after = await findAll(held, ids)
    const pairs = after.map((row, index): Change => [before[index] ?? row, row])
    await recordChanges(held, pairs)
    await leaveFolders(held, pairs)
    return inOrder(ids, after).map((row) => show(scope, row))
  })

/** The unique index would refuse as well, but could not say which one: the writers' lock makes this look reliable. */
const demandFreeNames = async (held: Held, moves: Move[]) => {
  const there = await documents.listDocuments(held.tx, held, true)
  const existing = there.map((row) => ({ key: String(row.id), folder_id: row.folder_id, name: fullFileName(row) }))
  const problems = nameProblems(
    moves.map(({ id, ...place }) => ({ ...place, key: String(id) })),
    existing,
  )
  const errors = Object.fromEntries(
    moves.flatMap(({ id }, index) => (problems[id] ? [[`documents.${index}.name`, [{ code: problems[id] }]]] : [])),
  ) as FieldErrors
  if (Object.keys(errors).length > 0) refuse('DOCUMENT_NAME_EXISTS', { errors })
}

const inOrder = (ids: number[], rows: documents.DocumentRow[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
