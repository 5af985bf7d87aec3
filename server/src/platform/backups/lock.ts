import { sql, type RawBuilder } from 'kysely'

/** Held by backups, shared, from before their snapshot to their last file; taken alone by whoever removes rows of files. */
export const backupLock = 7_302_114_906_553

/** Whether no backup is being made; none begins before the end of the transaction then. */
export const noBackupIsMade = (): RawBuilder<{ free: boolean }> =>
  sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${backupLock}::bigint) as free`
