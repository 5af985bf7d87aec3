import { db, write, type Db, type Tx } from './db.ts'
import { enqueue, jobKind, type JobKind } from './jobs.ts'
import { log } from './log.ts'
import { isOutage } from './outage.ts'
import { Refusal } from './refuse.ts'

/** Of a run over many things: what comes next, null once nothing does. */
type Row<Next> = { id: number; next: Next | null; ended_at: string | null }
type Reason = Refusal['reason']

type Run<Next, R extends Row<Next>> = {
  /** Of the job. */
  name: string
  find: (on: Db, id: number) => Promise<R | undefined>
  /** Those that have not ended. */
  findOpen: (on: Db) => Promise<{ id: number }[]>
  /** One thing and its place in the list, by one transaction. What it refuses leaves the thing out. */
  step: (run: R, next: Next) => Promise<unknown>
  /** Goes past a thing that is left out. */
  pass: (tx: Tx, run: R, reason: Reason) => Promise<unknown>
  /** Ends the run and tells of it; of two who find it at its end one does. */
  end: (tx: Tx, run: R) => Promise<unknown>
}

/** How many things one job goes through; the next one goes on after them. */
const atOnce = 200

/**
 * A run that goes from one thing of a list to the next, each by the rights of its moment, and outlives the server that
 * began it.
 */
export const runOf = <Next, R extends Row<Next>>({ name, find, findOpen, step, pass, end }: Run<Next, R>) => {
  const goFurther = async (run: R, next: Next): Promise<void> => {
    try {
      await step(run, next)
    } catch (error) {
      if (isOutage(error)) throw error // the job is tried again, from here
      if (!(error instanceof Refusal))
        log.error({ job: name, run: run.id, err: error }, 'one of a run could not be done')
      await write((tx) => pass(tx, run, error instanceof Refusal ? error.reason : 'INTERNAL_ERROR'))
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
      if (next === null) return write(async (tx) => void (await end(tx, run)))
      await goFurther(run, next)
    }
    await write((tx) => enqueue(tx, goingOn, { run: id }))
  }

  const goingOn: JobKind<{ run: number }> = jobKind({ name, handle: ({ run }) => goOn(run) })

  /** A server that was killed left its runs where they were. */
  const resume = async (): Promise<void> => {
    for (const { id } of await findOpen(db)) await write((tx) => enqueue(tx, goingOn, { run: id }))
  }

  return { goOn, goingOn, resume }
}
