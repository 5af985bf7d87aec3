import { sql } from 'kysely'
import { db, write, type Db, type Tx } from './db.ts'
import { enqueue, jobKind, type JobKind } from './jobs.ts'
import { log } from './log.ts'
import { mayPass } from './outage.ts'
import { Refusal } from './refuse.ts'
import { isDisabled } from './worksFor.ts'

/** Of a run over many things: how many are done, and what comes next, null once nothing does. */
type Row<Next> = { id: number; company_id: number; done: number; next: Next | null; ended_at: string | null }

type Run<Next, R extends Row<Next>> = {
  /** Of the job. */
  name: string
  table: 'invitation_runs' | 'template_runs'
  find: (on: Db, id: number) => Promise<R | undefined>
  /** One thing. `advance` belongs into the transaction that does it; what is refused leaves the thing out. */
  step: (run: R, next: Next, advance: (tx: Tx) => Promise<boolean>) => Promise<unknown>
  /** The project that a thing is, by which it is told of when it is left out. */
  projectOf: (next: Next) => number
  /** In the transaction that ends the run. */
  atEnd: (tx: Tx, run: R) => Promise<unknown>
}

/** How many things one job goes through; the next one goes on after them. */
const atOnce = 200

/** What every table of runs is asked and told alike. Whether a change found its row says whether another job came first. */
const statementsOf = (name: Run<never, never>['table']) => {
  const table = sql.table(name)
  const changesOne = async (statement: ReturnType<typeof sql>, tx: Tx): Promise<boolean> =>
    ((await statement.execute(tx)).numAffectedRows ?? 0n) > 0n
  return {
    advance: (tx: Tx, { id, done }: Row<unknown>) =>
      changesOne(sql`update ${table} set done = done + 1 where id = ${id} and done = ${done}`, tx),
    advancePast: (tx: Tx, { id, done }: Row<unknown>, leftOut: { id: number; reason: Refusal['reason'] }) =>
      changesOne(
        sql`
          update ${table} set done = done + 1, missed = missed || ${JSON.stringify([leftOut])}::jsonb
          where id = ${id} and done = ${done}`,
        tx,
      ),
    end: (tx: Tx, { id }: Row<unknown>) =>
      changesOne(sql`update ${table} set ended_at = now() where id = ${id} and ended_at is null`, tx),
    findOpen: async (on: Db): Promise<{ id: number }[]> =>
      (await sql<{ id: number }>`select id from ${table} where ended_at is null order by id`.execute(on)).rows,
    deleteOld: (tx: Tx) => sql`delete from ${table} where created_at < now() - interval '1 year'`.execute(tx),
  }
}

/** What whoever began it is told once nothing is theirs any more; where their company was disabled, it is for that. */
const ofWhomNothingIs: readonly Refusal['reason'][] = ['FORBIDDEN', 'RESIDENCE_NOT_FOUND']

const reasonOf = async (error: unknown, { company_id }: Row<unknown>): Promise<Refusal['reason']> => {
  if (!(error instanceof Refusal)) return 'INTERNAL_ERROR'
  if (!ofWhomNothingIs.includes(error.reason)) return error.reason
  return (await isDisabled(db, company_id)) ? 'COMPANY_DISABLED' : error.reason
}

/**
 * A run that goes from one thing of a list to the next, each by the rights of its moment, and outlives the server that
 * began it.
 */
export const runOf = <Next, R extends Row<Next>>({ name, table, find, step, projectOf, atEnd }: Run<Next, R>) => {
  const statements = statementsOf(table)

  const goFurther = async (run: R, next: Next): Promise<void> => {
    try {
      await step(run, next, (tx) => statements.advance(tx, run))
    } catch (error) {
      if (mayPass(error)) throw error // the job is tried again, from here
      if (!(error instanceof Refusal))
        log.error({ job: name, run: run.id, err: error }, 'one of a run could not be done')
      // One that a merger has given to another company meanwhile: what was refused was asked in the name of the one before.
      if ((await find(db, run.id))?.company_id !== run.company_id) return
      const reason = await reasonOf(error, run)
      await write((tx) => statements.advancePast(tx, run, { id: projectOf(next), reason }))
    }
  }

  /**
   * Goes on with a run from where it is. Safe to repeat, and to run twice at once: whoever finds that another was there
   * looks again.
   */
  const goOn = async (id: number, most = atOnce): Promise<void> => {
    for (let count = 0; count < most; count += 1) {
      const run = await find(db, id)
      if (!run || run.ended_at !== null) return
      const { next } = run
      if (next === null) return write(async (tx) => void ((await statements.end(tx, run)) && (await atEnd(tx, run))))
      await goFurther(run, next)
    }
    await write((tx) => enqueue(tx, goingOn, { run: id }))
  }

  const goingOn: JobKind<{ run: number }> = jobKind({ name, handle: ({ run }) => goOn(run) })

  /** A server that was killed left its runs where they were. */
  const resume = async (): Promise<void> => {
    for (const { id } of await statements.findOpen(db)) await write((tx) => enqueue(tx, goingOn, { run: id }))
  }

  return { goOn, goingOn, resume, deleteOld: statements.deleteOld }
}
