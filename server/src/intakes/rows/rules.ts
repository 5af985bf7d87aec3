import type { IntakeRow } from '@logis/contract/intakes'
import type { intakeRowList } from '@logis/contract/intakes.lists'
import type { ListRequest } from '@logis/contract/lists'
import { db, type Tx } from '#platform/db.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { plain } from '#platform/sheets/rules.ts'
import { eachInSlices } from '#platform/slices.ts'
import { findCancelled, findKnown } from '../../projects/many/rules.ts'
import type { IntakeRecord } from '../sql.ts'
import { contractOf, Judge, knownFrom, saidIn, typedIn } from '../judging/rules.ts'
import { corrected, readRow, type ReadRow, type Typed } from '../reading/rules.ts'
import * as sql from './sql.ts'

export const insertRows = sql.insertRows
export const countBy = sql.countBy
export const countComing = sql.countComing
export const countUnderWay = sql.countUnderWay

/**
 * Judges every line of a held draft anew: a correction of one may mend another that repeats it, or stands in its building.
 * Only what changed is written.
 */
export const judgeRows = async (tx: Tx, scope: CompanyScope, intake: IntakeRecord): Promise<void> => {
  const rows = await sql.listAll(tx, intake)
  const read = await eachInSlices(rows, (row) => readRow(typedIn(intake.columns, row)))
  const homes = read.map(({ home }) => home)
  const judge = new Judge(knownFrom(await findKnown(tx, scope, saidIn(homes))), homes)
  const verdicts = await eachInSlices(
    rows.map((row, index) => ({ row, read: read[index]! })),
    ({ row, read: one }) => ({ row, verdict: judge.judge(row.line, one) }),
  )
  const changed = verdicts.filter(
    ({ row, verdict }) =>
      row.state !== verdict.state ||
      row.is_building !== verdict.is_building ||
      row.residence_id !== verdict.residence_id ||
      JSON.stringify(row.faults) !== JSON.stringify(verdict.faults),
  )
  await sql.setJudged(
    tx,
    intake,
    changed.map(({ verdict }) => verdict),
  )
}

export const correct = async (tx: Tx, intake: IntakeRecord, line: number, values: Typed): Promise<void> => {
  const row = (await sql.findRow(tx, intake, line)) ?? refuse('RESOURCE_NOT_FOUND')
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Typed
  await sql.setEdits(tx, intake, line, corrected(typedIn(intake.columns, row), said))
}

type Named = { id: number; name: string }
type Read = { row: sql.ListedRow; read: ReadRow }
const show = ({ row, read }: Read, cancelled: ReadonlyMap<string, Named>): IntakeRow => ({
  line: row.line,
  state: row.state,
  values: read.values,
  faults: row.faults,
  residence: row.residence_id === null ? null : { id: row.residence_id, name: row.residence_name ?? '' },
  cancelled: (isToCome(row) && cancelled.get(contractOf(read.home) ?? '')) || null,
  reason: row.reason,
})

const isToCome = ({ state }: sql.ListedRow) => state === 'NEW' || state === 'FAULTY'
const readEach = (columns: IntakeRecord['columns'], row: sql.ListedRow): Read => ({
  row,
  read: readRow(typedIn(columns, row)),
})

/** The cancelled homes whose contracts lines bear that are to be created: a project anew is none of them again. */
const cancelledIn = async (scope: CompanyScope, rows: readonly Read[]): Promise<ReadonlyMap<string, Named>> => {
  const contracts = rows.flatMap(({ row, read: { home } }) =>
    isToCome(row) && contractOf(home) !== null ? [home.contract_number!] : [],
  )
  const found = contracts.length === 0 ? [] : await findCancelled(db, scope, contracts)
  // The last one cancelled has the last word.
  return new Map(found.toReversed().map(({ id, name, contract_number }) => [plain(contract_number), { id, name }]))
}

export const listRows = async (
  scope: CompanyScope,
  intake: IntakeRecord,
  request: ListRequest<typeof intakeRowList>,
): Promise<Listed<IntakeRow>> => {
  const page = await showEach(await sql.listRows(intake, request), (row) => readEach(intake.columns, row))
  const cancelled = await cancelledIn(scope, page.data)
  return showEach(page, (row) => show(row, cancelled))
}

export const getRow = async (scope: CompanyScope, intake: IntakeRecord, line: number): Promise<IntakeRow> => {
  const row = readEach(intake.columns, (await sql.findRow(db, intake, line)) ?? refuse('RESOURCE_NOT_FOUND'))
  return show(row, await cancelledIn(scope, [row]))
}
