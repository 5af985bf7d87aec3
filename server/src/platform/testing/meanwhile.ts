import { pool } from '../db.ts'

type Hand = { run: (text: string, values?: unknown[]) => Promise<void> }

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
  )
  return rows.length > 0
}

/** Some work on the database that another connection holds up: once it waits, has ended, or after a moment without. */
const untilHeldUp = async (acting: Promise<unknown>) => {
  const ended = acting.then(
    () => true,
    () => true,
  )
  const hasEnded = () => Promise.race([ended, Promise.resolve(false)])
  for (let tries = 0; tries < 500 && !(await hasEnded()) && !(await isWaiting()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
}

/**
 * Brings two acts into the order that chance rarely gives: `first` opens a transaction, `act` starts and runs into
 * what it holds, `then` ends the transaction's work, and it is committed. Answers what the act answers.
 */
export const meanwhile = async <T>(
  first: (hand: Hand) => Promise<void>,
  act: () => Promise<T>,
  then: (hand: Hand) => Promise<void> = async () => {},
): Promise<T> => {
  const client = await pool.connect()
  const hand: Hand = { run: async (text, values) => void (await client.query(text, values)) }
  try {
    await hand.run('begin')
    await first(hand)
    const acting = act()
    await untilHeldUp(acting)
    await then(hand)
    await hand.run('commit')
    return await acting
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** An act that is killed while it waits for a project that somebody else holds: after what it did before. */
export const killedAt = <T>(residenceId: number, act: () => Promise<T>): Promise<T> =>
  meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [residenceId]),
    act,
    ({ run }) =>
      run(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
  )
