import type { Intake } from '@logis/contract/intakes'
import type { IntakeField, IntakeRowState, IntakeState } from '@logis/contract/intakes.rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { mergedInto } from '#platform/merged.ts'
import { personName } from '#platform/people.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type Column = { title: string; field: IntakeField | null; is_remembered: boolean }

/** A sheet as its rules read it. */
export type IntakeRecord = {
  id: number
  company_id: number
  user_id: number
  impersonator_user_id: number | null
  state: IntakeState
  columns: Column[]
  ended_at: string | null
}
const record = sql`id, company_id, user_id, impersonator_user_id, state, columns, ended_at`

type NewIntake = {
  file_name: string
  sheet_name: string | null
  header_line: number | null
  passed_over: number
  columns: readonly Column[]
}
export const insertIntake = async (
  tx: Tx,
  { companyId, actor }: CompanyScope,
  { columns, ...intake }: NewIntake,
): Promise<IntakeRecord> => {
  const { id } = await tx
    .insertInto('intakes')
    .values({
      ...intake,
      columns: JSON.stringify(columns),
      company_id: companyId,
      user_id: actor.userId,
      impersonator_user_id: actor.impersonatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await findAny(tx, id))!
}

/** One of the company's, kept as it is until the transaction ends. */
export const holdIntake = async (
  tx: Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<IntakeRecord | undefined> => {
  const { rows } = await sql<IntakeRecord>`
    select ${record} from intakes where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}
export const findIntake = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<IntakeRecord | undefined> => {
  const { rows } = await sql<IntakeRecord>`
    select ${record} from intakes where company_id = ${companyId} and id = ${id}`.execute(on)
  return rows[0]
}
/** For the job that goes on with it. */
export const findAny = async (on: Db | Tx, id: number): Promise<IntakeRecord | undefined> =>
  (await sql<IntakeRecord>`select ${record} from intakes where id = ${id}`.execute(on)).rows[0]

export type ShownIntake = Omit<Intake, 'cannot' | 'undoable_until' | 'counts' | 'columns'> & {
  counts: Partial<Record<IntakeRowState, number>>
  columns: (Column & { samples: string[] })[]
}
/** What the first lines have in each column. */
const withSamples = sql`(
  select coalesce(jsonb_agg(c.value || jsonb_build_object('samples', (
      select coalesce(jsonb_agg(s.cell), '[]') from (
        select r.cells ->> (c.place - 1)::int as cell from intake_rows r
        where r.intake_id = i.id and r.cells ->> (c.place - 1)::int <> '' order by r.line limit 3) s)) order by c.place), '[]')
  from jsonb_array_elements(i.columns) with ordinality as c (value, place))`

const shown = sql`
  i.id, i.file_name, i.sheet_name, i.state, i.created_at, i.started_at, i.ended_at, i.undone_at, i.header_line, i.passed_over,
  json_build_object('id', u.id, 'name', ${personName()}) as author,
  ${withSamples} as columns,
  (select coalesce(json_object_agg(t.state, t.count), '{}') from (
    select r.state, count(*)::int as count from intake_rows r where r.intake_id = i.id group by r.state) t) as counts,
  (select count(*)::int from intake_rows r where r.intake_id = i.id) as total`

export const showIntake = async (
  on: Db | Tx,
  { companyId }: CompanyScope,
  id: number,
): Promise<ShownIntake | undefined> => {
  const { rows } = await sql<ShownIntake>`
    select ${shown} from intakes i join users u on u.id = i.user_id where i.company_id = ${companyId} and i.id = ${id}`.execute(
    on,
  )
  return rows[0]
}
/** So many of those that wait or run are found however many came after them. */
const openMax = 50
export const listIntakes = async (on: Db, { companyId }: CompanyScope): Promise<ShownIntake[]> => {
  const { rows } = await sql<ShownIntake>`
    select ${shown} from intakes i join users u on u.id = i.user_id
    where i.id in (
      (select id from intakes where company_id = ${companyId} order by id desc limit 20)
      union (select id from intakes where company_id = ${companyId} and state in ('DRAFT', 'RUNNING')
        order by id desc limit ${openMax})) order by i.id desc`.execute(on)
  return rows
}

export const setColumns = (tx: Tx, { id }: IntakeRecord, columns: readonly Column[]) =>
  tx
    .updateTable('intakes')
    .set({ columns: JSON.stringify(columns) })
    .where('id', '=', id)
    .execute()

/** What the company has said of titles, as `plain` writes them. */
export const findRemembered = async (on: Db | Tx, { companyId }: CompanyScope, titles: readonly string[]) =>
  new Map(
    (
      await on
        .selectFrom('intake_columns')
        .select(['title', 'field'])
        .where('company_id', '=', companyId)
        .where('title', 'in', titles.length > 0 ? titles : [''])
        .execute()
    ).map(({ title, field }) => [title, field]),
  )

export const rememberColumns = async (
  tx: Tx,
  { companyId }: CompanyScope,
  columns: readonly { title: string; field: IntakeField | null }[],
): Promise<void> => {
  if (columns.length === 0) return
  await tx
    .insertInto('intake_columns')
    .values(columns.map(({ title, field }) => ({ company_id: companyId, title, field })))
    .onConflict((known) =>
      known.columns(['company_id', 'title']).doUpdateSet(({ ref }) => ({ field: ref('excluded.field') })),
    )
    .execute()
}

/** It is whoever confirms it whose it is from now on: it goes on by their rights, and they are told. */
export const start = (tx: Tx, { id }: IntakeRecord, { userId, impersonatorId }: CompanyScope['actor']) =>
  tx
    .updateTable('intakes')
    .set({
      state: 'RUNNING',
      user_id: userId,
      impersonator_user_id: impersonatorId,
      started_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute()

/** Answers whose it is by then; nothing when someone else has ended it. */
export const end = (tx: Tx, id: number) =>
  tx
    .updateTable('intakes')
    .set({ state: 'DONE', ended_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .returning(['id', 'user_id', 'company_id'])
    .executeTakeFirst()
export const undone = (tx: Tx, { id }: IntakeRecord) =>
  tx
    .updateTable('intakes')
    .set({ state: 'UNDONE', undone_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

export const discard = (tx: Tx, { id }: IntakeRecord) => tx.deleteFrom('intakes').where('id', '=', id).execute()

/** Those that have not ended: a server that starts goes on with them. */
export const findRunning = (on: Db) =>
  on.selectFrom('intakes').select('id').where('state', '=', 'RUNNING').orderBy('id').execute()

/** A draft is kept for a week; what was created, with its report, for a quarter of a year. */
export const deleteOld = (tx: Tx) =>
  sql`delete from intakes where (state = 'DRAFT' and created_at < now() - interval '7 days')
    or (state <> 'RUNNING' and created_at < now() - interval '92 days')`.execute(tx)

/** Lets the sheets of a company be created one batch at a time: two of the same file find what the first has created. */
const queueForCompany = (tx: Tx, { company_id }: IntakeRecord) =>
  sql`select pg_advisory_xact_lock(hashtextextended('intake:' || ${company_id}::bigint, 0))`.execute(tx)

/** Takes the turn of its company, which keeps the sheet until the transaction ends. False where it has gone to another. */
export const takeTurn = async (tx: Tx, intake: IntakeRecord): Promise<boolean> => {
  await queueForCompany(tx, intake)
  const { rows } = await sql`
    select from intakes i join companies c on c.id = i.company_id and c.deleted_at is null
    where i.id = ${intake.id} and i.company_id = ${intake.company_id} for key share of c`.execute(tx)
  return rows.length > 0
}

/** Whether homes of a company that was merged into the one of a sheet are still on their way to it (decision 110). */
export const areSomeToFollow = async (tx: Tx, { company_id }: IntakeRecord): Promise<boolean> => {
  const { rows } = await sql`
    select from residences where company_id = any(${mergedInto(company_id)}) and deleted_at is null limit 1`.execute(tx)
  return rows.length > 0
}
