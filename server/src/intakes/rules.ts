import { cut } from '@logis/contract/cut.rules'
import type { Intake, IntakeRow } from '@logis/contract/intakes'
import type { intakeRowList } from '@logis/contract/intakes.lists'
import { intakeBytes, intakeRowsMax, intakeRowStates, type IntakeField } from '@logis/contract/intakes.rules'
import type { ListRequest } from '@logis/contract/lists'
import { everyPage } from '#platform/csv.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { noteExport } from '#platform/exports.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { enqueue } from '#platform/jobs.ts'
import { unpaged, type Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { fieldsOf, plain, readSheet } from '#platform/sheets/rules.ts'
import { cancelUntouched, countHomes } from '../projects/many/rules.ts'
import { findQuantity } from '../provisions/rules.ts'
import { fieldNames, isKnownTitle, namedBeside, otherTitles, saidOf } from './columns/rules.ts'
import { creatingOperation, goingOn } from './creating/rules.ts'
import { intakePolicy, intakesPolicy, undoableUntil } from './policy.ts'
import * as rows from './rows/rules.ts'
import type { Typed } from './reading/rules.ts'
import { listCreated, setOutcomes } from './rows/sql.ts'
import * as sql from './sql.ts'

/** Reads a spreadsheet and keeps what it says as a draft: what each column holds, and what would become of each line. */
export const openIntake = async (scope: CompanyScope, file: { name: string; bytes: Buffer }): Promise<Intake> => {
  intakesPolicy.demand(scope, 'open', null)
  const { sheetName, table } = await readSheet(file.bytes, isKnownTitle, intakeRowsMax)
  const titles = table.titles.map((title) => cut(title, 200))
  const remembered = await sql.findRemembered(db, scope, titles.map(plain))
  const fields = fieldsOf(titles, fieldNames, remembered, otherTitles, namedBeside(table.lines))
  const columns = titles.map((title, at) => ({
    title,
    field: fields[at] ?? null,
    is_remembered: remembered.has(plain(title)),
  }))
  const id = await write(async (tx) => {
    // First: it waits for whoever merges the company into another, which is then told.
    const intake = await sql.insertIntake(tx, scope, {
      file_name: file.name,
      sheet_name: sheetName && cut(sheetName, 200),
      header_line: table.headerLine,
      passed_over: table.passedOver,
      columns,
    })
    await proveCompanyAgain(tx, scope)
    await rows.insertRows(tx, intake, table.lines)
    await rows.judgeRows(tx, scope, intake)
    return intake.id
  })
  return getIntake(scope, id)
}

export const limits = { maxBytes: intakeBytes }

const show = (scope: CompanyScope, { counts, ...intake }: sql.ShownIntake): Intake => ({
  ...intake,
  counts: Object.fromEntries(intakeRowStates.map((state) => [state, counts[state] ?? 0])) as Intake['counts'],
  undoable_until: undoableUntil(intake),
  cannot: intakePolicy.cannot(scope, intake),
})

export const listIntakes = async (scope: CompanyScope): Promise<Listed<Intake>> => {
  intakesPolicy.demand(scope, 'open', null)
  return unpaged((await sql.listIntakes(db, scope)).map((intake) => show(scope, intake)))
}

export const getIntake = async (scope: CompanyScope, id: number): Promise<Intake> => {
  intakesPolicy.demand(scope, 'open', null)
  return show(scope, (await sql.showIntake(db, scope, id)) ?? refuse('INTAKE_NOT_FOUND'))
}

/** One transaction on a sheet of the company, to whom it is still open. */
const holding = <T>(
  scope: CompanyScope,
  id: number,
  act: keyof typeof intakePolicy.needs,
  work: (tx: Tx, intake: sql.IntakeRecord, again: CompanyScope) => Promise<T>,
): Promise<T> =>
  write(async (tx) => {
    const intake = (await sql.holdIntake(tx, scope, id)) ?? refuse('INTAKE_NOT_FOUND')
    const again = await proveCompanyAgain(tx, scope)
    intakePolicy.demand(again, act, intake)
    return work(tx, intake, again)
  })

/** What people say of a title holds for the company's next sheets. */
export const setColumns = async (
  scope: CompanyScope,
  id: number,
  fields: readonly (IntakeField | null)[],
): Promise<Intake> => {
  await holding(scope, id, 'correct', async (tx, intake) => {
    const said = saidOf(intake.columns, fields)
    const columns = intake.columns.map(({ title, is_remembered }, at) => ({
      title,
      field: fields[at] ?? null,
      is_remembered: is_remembered || said.has(plain(title)),
    }))
    await sql.setColumns(tx, intake, columns)
    await sql.rememberColumns(
      tx,
      scope,
      [...said].map(([title, field]) => ({ title, field })),
    )
    await rows.judgeRows(tx, scope, { ...intake, columns })
  })
  return getIntake(scope, id)
}

const reach = async (scope: CompanyScope, id: number): Promise<sql.IntakeRecord> => {
  intakesPolicy.demand(scope, 'open', null)
  return (await sql.findIntake(db, scope, id)) ?? refuse('INTAKE_NOT_FOUND')
}

export const listRows = async (
  scope: CompanyScope,
  id: number,
  request: ListRequest<typeof intakeRowList>,
): Promise<Listed<IntakeRow>> => rows.listRows(scope, await reach(scope, id), request)

/** The homes that a sheet has created, in its order. */
export const homesCreated = async (scope: CompanyScope, id: number): Promise<number[]> =>
  (await listCreated(db, await reach(scope, id))).flatMap(({ residence_id }) => residence_id ?? [])

export const correctRow = async (scope: CompanyScope, id: number, line: number, values: Typed): Promise<IntakeRow> => {
  await holding(scope, id, 'correct', async (tx, intake) => {
    await rows.correct(tx, intake, line, values)
    await rows.judgeRows(tx, scope, intake)
  })
  return rows.getRow(scope, await reach(scope, id), line)
}

/** Everything, or what has no fault, as one chooses; judged again, so that nothing is created that came by another way since. */
export const startIntake = async (scope: CompanyScope, id: number, withoutFaulty: boolean): Promise<Intake> => {
  await holding(scope, id, 'start', async (tx, intake, { actor }) => {
    await rows.judgeRows(tx, scope, intake)
    const counts = await rows.countBy(tx, intake)
    if (!withoutFaulty && (counts.get('FAULTY') ?? 0) > 0) refuse('INTAKE_HAS_FAULTS')
    if ((counts.get('NEW') ?? 0) === 0) refuse('INTAKE_CREATES_NOTHING')
    await demandRoom(tx, scope, await rows.countComing(tx, intake))
    await sql.start(tx, intake, actor)
    await enqueue(tx, goingOn, { intake: id })
  })
  return getIntake(scope, id)
}

/** What the company has subscribed to may be for so many homes: those that are there, and those of sheets under way. */
const demandRoom = async (tx: Tx, scope: CompanyScope, coming: number): Promise<void> => {
  const quantity = await findQuantity(tx, scope)
  if (quantity === null) return
  // First: what is created in between counts twice rather than not at all.
  const underWay = await rows.countUnderWay(tx, scope)
  if ((await countHomes(tx, scope)) + underWay + coming > quantity) refuse('HOMES_QUOTA_REACHED')
}

/** As one act: what somebody has touched since stays, and is told. */
export const undoIntake = async (scope: CompanyScope, id: number): Promise<Intake> => {
  await holding(scope, id, 'undo', async (tx, intake, again) => {
    const created = await listCreated(tx, intake)
    const made = created.flatMap(({ residence_id, building_id }) =>
      [residence_id, building_id].filter((home) => home !== null),
    )
    const cancelled = new Set(await cancelUntouched(tx, again, made, creatingOperation))
    await setOutcomes(
      tx,
      intake,
      created.map((row) => {
        const isGone = row.residence_id !== null && cancelled.has(row.residence_id)
        return { ...row, state: isGone ? ('CANCELLED' as const) : ('KEPT' as const) }
      }),
    )
    await sql.undone(tx, intake)
  })
  return getIntake(scope, id)
}

export const discardIntake = (scope: CompanyScope, id: number): Promise<void> =>
  holding(scope, id, 'discard', async (tx, intake) => {
    await sql.discard(tx, intake)
  })

export const forgetOld = (): Promise<void> =>
  write(async (tx) => {
    await sql.deleteOld(tx)
  })

const inOrder = { sort: [{ key: 'line' as const, descending: false }], search: { text: null, where: {} } }
/** Every line of it; the security log is told. */
export async function* reportRows(scope: CompanyScope, id: number): AsyncGenerator<IntakeRow[]> {
  const intake = await reach(scope, id)
  yield* everyPage(
    (paging) => rows.listRows(scope, intake, { ...paging, ...inOrder }),
    (count) => noteExport(scope, { rows: count, companyId: scope.companyId }),
  )
}
