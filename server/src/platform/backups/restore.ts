import { createReadStream } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { db } from '../db.ts'
import { fileStore } from '../files.ts'
import { dumpName, filesFolder, readSums } from './manifest.ts'
import { libpqEnvironment } from './connection.ts'
import { runProgram } from './program.ts'
import { isWhole, verifyBackup } from './verify.ts'

export type Restored = { folder: string; files: number }

/**
 * Puts a backup into the storage and the database of the settings, which must both be empty: nothing is ever written
 * over. Proves the backup first. The files come first and the database at once, in one transaction: a restore that is
 * cut short left a database without a table, and is repeated on an empty storage.
 */
export const restoreBackup = async (folder: string): Promise<Restored> => {
  await demandEmptyDatabase()
  await demandEmptyStorage()
  const verdict = await verifyBackup(folder)
  if (!isWhole(verdict))
    throw new Error(`${folder} is not whole: ${[...verdict.missing, ...verdict.altered].slice(0, 5).join(', ')}`)
  let files = 0
  for await (const { file } of readSums(folder)) {
    if (file === dumpName) continue
    const key = path.posix.relative(filesFolder, file)
    if (!/^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key)) throw new Error(`${file} is no name of a stored file`)
    await fileStore.put(key, createReadStream(path.join(folder, file)) as AsyncIterable<Buffer>)
    files += 1
  }
  const env = libpqEnvironment()
  // Comments are those of extensions, which may be another role's: who does not own one may not comment on it.
  const how = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments']
  await runProgram('pg_restore', [...how, `--dbname=${env['PGDATABASE']}`, path.join(folder, dumpName)], env)
  return { folder, files }
}

const demandEmptyDatabase = async () => {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db)
  if (rows[0]) throw new Error(`The database is not empty (it has ${rows[0].name}): restore into a new one`)
}

const demandEmptyStorage = async () => {
  for await (const { key } of fileStore.list())
    throw new Error(`The storage is not empty (it has ${key}): restore into a new one`)
}
