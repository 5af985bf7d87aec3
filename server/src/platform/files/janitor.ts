import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { noBackupIsMade } from '../backups/lock.ts'
import { db, write } from '../db.ts'
import { fileStore } from '../files.ts'
import { jobKind } from '../jobs.ts'
import { log } from '../log.ts'
import { whoseReceiverIsGone } from './instance.ts'
import { isUnreferenced } from './references.ts'
import type { StoredObject } from './store.ts'

/** Longer than any upload lasts, and long enough for a backup of rows and files taken one after the other to agree. */
const graceMs = 24 * 3_600_000
/** What one statement looks at or removes: each ends long before it would be stopped. */
export const janitor = { batchSize: 500 }

type Swept = { unfinished: number; rows: number; files: number }

/** Removes what no row refers to any more, and what interrupted uploads left behind. Safe to repeat and to kill. */
export const sweepFiles = async (grace = graceMs): Promise<Swept> => {
  const before = new Date(Date.now() - grace)
  const isOld = ({ modifiedAt }: StoredObject) => modifiedAt <= before
  const unfinished = await fileStore.removeUnfinished(isOld)
  const rows = await removeRows(grace)
  return { unfinished, rows, files: await removeFiles(isOld) }
}

/**
 * Removes what servers that are gone have received and no row speaks of: what was on its way when they were killed. What
 * another server is receiving stays, and so does what a row has spoken of, for as long as above.
 */
export const sweepOrphans = async (betweenMs?: number): Promise<Omit<Swept, 'rows'>> => {
  const isOrphaned = await whoseReceiverIsGone(betweenMs)
  const isOver = ({ key }: StoredObject) => isOrphaned(key)
  return { unfinished: await fileStore.removeUnfinished(isOver), files: await removeFiles(isOver) }
}

export const sweeping = jobKind({
  name: 'files.sweep',
  cron: '17 3 * * *',
  handle: async () => log.info(await sweepFiles(), 'files swept'),
})

export const sweepingOrphans = jobKind({
  name: 'files.sweep-orphans',
  atStart: true,
  handle: async () => log.info(await sweepOrphans(), 'orphan files swept'),
})

/**
 * A row that nothing refers to waits from the sweep that first sees it. It goes before its file does: a crash in
 * between leaves a file without a row, which the next sweep removes.
 */
const removeRows = async (grace: number): Promise<number> => {
  const isFree = await isUnreferenced('s')
  const isDue = sql<SqlBool>`s.unreferenced_since <= now() - ${grace}::float8 * interval '1 millisecond' and ${isFree}`
  for (let after: number | null = 0; after !== null;) after = await markUnreferenced(after, isFree)
  let removed = 0
  for (;;) {
    const some = await removeSome(isDue)
    removed += some
    if (some < janitor.batchSize) return removed
  }
}

/** Marks those of the next rows by their id; answers the last one looked at, and null after the end. */
const markUnreferenced = async (after: number, isFree: RawBuilder<SqlBool>): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`
    with looked as (select id from stored_files where unreferenced_since is null and id > ${after} order by id limit ${janitor.batchSize}),
      marked as (update stored_files s set unreferenced_since = now() from looked where s.id = looked.id and ${isFree})
    select max(id) as last from looked`.execute(db)
  return rows[0]?.last ?? null
}

const removeSome = (isDue: RawBuilder<SqlBool>): Promise<number> =>
  write(async (tx) => {
    // A backup has seen these rows and is on its way to their files: they wait for the next night.
    const { rows } = await noBackupIsMade().execute(tx)
    if (!rows[0]?.free) return 0
    const { numAffectedRows = 0n } = await sql`
      delete from stored_files where id in (
        select s.id from stored_files s where ${isDue} order by s.id limit ${janitor.batchSize}
        for update skip locked)`.execute(tx)
    return Number(numAffectedRows)
  })

const removeFiles = async (isOver: (file: StoredObject) => boolean): Promise<number> => {
  let removed = 0
  let batch: StoredObject[] = []
  for await (const file of fileStore.list()) {
    if (isOver(file)) batch.push(file)
    if (batch.length < janitor.batchSize) continue
    removed += await removeStrays(batch)
    batch = []
  }
  return removed + (await removeStrays(batch))
}

const removeStrays = async (files: StoredObject[]): Promise<number> => {
  if (files.length === 0) return 0
  const keys = files.map(({ key }) => key)
  const known = await db.selectFrom('stored_files').select('storage_key').where('storage_key', 'in', keys).execute()
  const kept = new Set(known.map(({ storage_key }) => storage_key))
  const strays = keys.filter((key) => !kept.has(key))
  for (const key of strays) await fileStore.remove(key)
  return strays.length
}
