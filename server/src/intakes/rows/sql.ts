import { intakeRowList } from '@logis/contract/intakes.lists'
import type { IntakeRowState } from '@logis/contract/intakes.rules'
import type { Reason } from '@logis/contract/errors'
import type { ListRequest } from '@logis/contract/lists'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import type { CompanyScope } from '#platform/scope.ts'
import type { IntakeRecord } from '../sql.ts'
import type { Fault, Typed } from '../reading/rules.ts'

export type RowRecord = {
  line: number
  cells: string[]
  edits: Typed
  state: IntakeRowState
  faults: Fault[]
  is_building: boolean
  residence_id: number | null
  building_id: number | null
  reason: Reason | null
}
const record = sql`r.line, r.cells, r.edits, r.state, r.faults, r.is_building, r.residence_id, r.building_id, r.reason`

const atOnce = 2_000
/** So many at a time, that no statement is longer than it need be. */
const inParts = async <T>(rows: readonly T[], work: (part: readonly T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += atOnce) await work(rows.slice(at, at + atOnce))
}

export const insertRows = (tx: Tx, { id }: IntakeRecord, rows: readonly { line: number; cells: string[] }[]) =>
  inParts(rows, (part) =>
    sql`
      insert into intake_rows (intake_id, line, cells)
      select ${id}, line, cells from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as t (line int, cells jsonb)`.execute(
      tx,
    ),
  )

export const listAll = async (on: Db | Tx, { id }: IntakeRecord): Promise<RowRecord[]> => {
  const { rows } = await sql<RowRecord>`
    select ${record} from intake_rows r where r.intake_id = ${id} order by r.line`.execute(on)
  return rows
}

/** The next lines to be created, buildings first, kept until the transaction ends. */
export const holdNext = async (tx: Tx, { id }: IntakeRecord, count: number): Promise<RowRecord[]> => {
  const { rows } = await sql<RowRecord>`
    select ${record} from intake_rows r where r.intake_id = ${id} and r.state = 'NEW'
    order by r.is_building desc, r.line limit ${count} for update`.execute(tx)
  return rows
}

type Judged = Pick<RowRecord, 'line' | 'state' | 'faults' | 'is_building' | 'residence_id'>
export const setJudged = (tx: Tx, { id }: IntakeRecord, judged: readonly Judged[]) =>
  inParts(judged, (part) =>
    sql`
      update intake_rows r set state = t.state, faults = t.faults, is_building = t.is_building, residence_id = t.residence_id
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
        as t (line int, state text, faults jsonb, is_building boolean, residence_id bigint)
      where r.intake_id = ${id} and r.line = t.line`.execute(tx),
  )

export type Outcome = Pick<RowRecord, 'line' | 'state' | 'residence_id' | 'building_id' | 'reason'>
export const setOutcomes = (tx: Tx, { id }: IntakeRecord, outcomes: readonly Outcome[]) =>
  inParts(outcomes, (part) =>
    sql`
      update intake_rows r set state = t.state, residence_id = t.residence_id, building_id = t.building_id, reason = t.reason
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
        as t (line int, state text, residence_id bigint, building_id bigint, reason text)
      where r.intake_id = ${id} and r.line = t.line`.execute(tx),
  )

export const setEdits = (tx: Tx, { id }: IntakeRecord, line: number, edits: Typed) =>
  tx
    .updateTable('intake_rows')
    .set({ edits: sql<string>`edits || ${JSON.stringify(edits)}::jsonb` })
    .where('intake_id', '=', id)
    .where('line', '=', line)
    .execute()

/** What is left of a sheet that nobody may create any more. */
export const leaveOutRest = (tx: Tx, { id }: IntakeRecord, reason: Reason) =>
  tx
    .updateTable('intake_rows')
    .set({ state: 'LEFT_OUT', reason })
    .where('intake_id', '=', id)
    .where('state', '=', 'NEW')
    .execute()

export const countBy = async (on: Db | Tx, { id }: IntakeRecord): Promise<ReadonlyMap<IntakeRowState, number>> => {
  const { rows } = await sql<{ state: IntakeRowState; count: number }>`
    select state, count(*)::int as count from intake_rows where intake_id = ${id} group by state`.execute(on)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/**
 * Lets the sheets of a company be started one after the other, and says how many homes those that run have still to
 * create.
 */
export const countUnderWay = async (tx: Tx, { companyId }: CompanyScope): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('intakes-started:' || ${companyId}::bigint, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from intakes i join intake_rows r on r.intake_id = i.id
    where i.company_id = ${companyId} and i.state = 'RUNNING' and r.state = 'NEW' and not r.is_building`.execute(tx)
  return rows[0]!.count
}

/** The homes that would be created; a building is none, its flats are. */
export const countComing = async (on: Db | Tx, { id }: IntakeRecord): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from intake_rows
    where intake_id = ${id} and state = 'NEW' and not is_building`.execute(on)
  return rows[0]!.count
}

const reader = listReader(intakeRowList, {
  id: sql`r.line`,
  sorts: { line: sql`r.line` },
  neverNull: ['line'],
  search: { state: sql`r.state` },
  text: [sql`f_norm(r.cells::text || ' ' || r.edits::text)`],
})

export type ListedRow = RowRecord & { residence_name: string | null }
export const listRows = (
  { id }: IntakeRecord,
  request: ListRequest<typeof intakeRowList>,
): Promise<Listed<ListedRow>> =>
  reader.page(request, {
    from: sql`intake_rows r`,
    within: [sql`r.intake_id = ${id}`],
    columns: sql`${record}, h.name as residence_name`,
    joins: sql`left join intake_rows r on r.intake_id = ${id} and r.line = page.id left join residences h on h.id = r.residence_id`,
  })

export const findRow = async (on: Db | Tx, { id }: IntakeRecord, line: number): Promise<ListedRow | undefined> => {
  const { rows } = await sql<ListedRow>`
    select ${record}, h.name as residence_name from intake_rows r left join residences h on h.id = r.residence_id
    where r.intake_id = ${id} and r.line = ${line}`.execute(on)
  return rows[0]
}

/** What it created, that may still be undone. */
export const listCreated = async (on: Db | Tx, { id }: IntakeRecord): Promise<RowRecord[]> => {
  const { rows } = await sql<RowRecord>`
    select ${record} from intake_rows r where r.intake_id = ${id} and r.state = 'CREATED' order by r.line`.execute(on)
  return rows
}
