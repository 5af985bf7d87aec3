import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { settings } from '../config.ts'
import { db } from '../db.ts'

/** This process, among those that share the database and the storage. */
const instance = randomBytes(6).toString('hex')

/** A new name for a file: a UUID (version 8) that ends with who received it. */
export const newFileId = (): string => {
  const random = randomUUID()
  return `${random.slice(0, 14)}8${random.slice(15, 24)}${instance}`
}

/** Who received the file of this key; null for those of former versions. */
const receiverOf = (key: string): string | null => /-8[\da-f]{3}-[\da-f]{4}-([\da-f]{12})$/.exec(key)?.[1] ?? null

/** Since when PostgreSQL knows without a break that this process is alive. */
let heldSince: number | null = null

/**
 * Says that this process is alive, by a lock on a connection of its own: PostgreSQL takes it back the moment the process
 * dies. Held anew when the connection is lost. Answers how to end it.
 */
export const announce = async (): Promise<() => Promise<void>> => {
  let client: pg.Client
  let isOver = false
  const hold = async (): Promise<void> => {
    client = new pg.Client({ connectionString: settings.DATABASE_DIRECT_URL, keepAlive: true })
    client.on('error', () => undefined) // `end` follows
    client.once('end', () => void holdAgain())
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1::bigint)', [Number.parseInt(instance, 16)])
    heldSince = Date.now()
  }
  const holdAgain = async () => {
    heldSince = null
    await pause(1_000, undefined, { ref: false })
    if (!isOver) await hold().catch(() => undefined)
  }
  await hold()
  return async () => {
    isOver = true
    await client.end()
  }
}

const announced = async (): Promise<string[]> => {
  const { rows } = await sql<{ key: number }>`
    select (classid::int8 << 32) | objid::int8 as key from pg_locks
    where locktype = 'advisory' and objsubid = 1 and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  return rows.map(({ key }) => key.toString(16).padStart(12, '0'))
}

/**
 * Whether who received a file is gone; asked by a process that has said it is alive itself. Looks twice: a lost connection
 * is held again between the two. A database that went in between took all locks with it, this process's too: nobody is
 * gone for that, and both are looked at again.
 */
export const whoseReceiverIsGone = async (betweenMs = 5_000): Promise<(key: string) => boolean> => {
  for (let looks = 0; looks < 20; looks += 1) {
    const before = Date.now()
    const first = await announced()
    await pause(betweenMs)
    const alive = new Set([...first, ...(await announced())])
    if (heldSince !== null && heldSince <= before) return isGoneBut(alive)
    await pause(1_000)
  }
  throw new Error('The database does not stay long enough to tell which servers are gone')
}

const isGoneBut = (alive: ReadonlySet<string>) => (key: string) => {
  const receiver = receiverOf(key)
  return receiver !== null && !alive.has(receiver)
}
