import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { settings } from '../config.ts'
import { fileStore } from '../files.ts'
import { orMissing } from '../files/store.ts'
import { libpqEnvironment } from './connection.ts'
import { backupLock } from './lock.ts'
import {
  dumpName,
  filesFolder,
  manifestName,
  sha256Of,
  sumsName,
  syncFolder,
  writeForGood,
  type Manifest,
} from './manifest.ts'
import { runProgram } from './program.ts'

export type Made = Manifest & { folder: string; copied: number; linked: number }
type Options = {
  /** The product's version, for the manifest. */
  version: string
  /** A former backup: a file that it has already is linked to and not copied; both stay whole when one is removed. */
  since?: string | undefined
  now?: Date
}

/**
 * Makes a backup of the database and of every file that it speaks of, of one instant, while the portal runs: a folder
 * in `parent`, named by its time, that is there whole or not at all. Files that are gone or altered already are told in
 * the manifest, and keep nothing else from being saved; a storage that fails otherwise ends it.
 */
export const makeBackup = async (parent: string, { version, since, now = new Date() }: Options): Promise<Made> => {
  const folder = path.join(parent, now.toISOString().replaceAll(':', '-'))
  const unfinished = `${folder}.unfinished`
  await fs.mkdir(path.join(unfinished, filesFolder), { recursive: true })
  const instant = await openInstant()
  try {
    const what = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments', `--snapshot=${instant.snapshot}`]
    await runProgram('pg_dump', [...what, `--file=${path.join(unfinished, dumpName)}`], libpqEnvironment())
    const former = since && path.join(since, filesFolder)
    const copy = await copyFiles(instant.client, unfinished, former)
    const { copied, linked, ...counts } = copy
    const manifest: Manifest = {
      format: 'logis-backup-1',
      version,
      made_at: now.toISOString(),
      migration: await newestMigration(instant.client),
      ...counts,
      sums_sha256: await sha256Of(path.join(unfinished, sumsName)),
    }
    await writeForGood(path.join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
    await syncFolder(unfinished)
    await fs.rename(unfinished, folder)
    await syncFolder(parent)
    return { ...manifest, folder, copied, linked }
  } catch (error) {
    await fs.rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await instant.close()
  }
}

/** A connection that sees one instant of the database, and keeps every file of that instant from being removed. */
const openInstant = async () => {
  const client = new pg.Client({ connectionString: settings.DATABASE_DIRECT_URL, keepAlive: true })
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [backupLock])
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  return { client, snapshot: rows[0]?.snapshot ?? '', close: () => client.end() }
}

type Row = { id: number; storage_key: string; sha256: Buffer; size_bytes: number }

async function* filesOf(client: pg.Client): AsyncIterable<Row> {
  for (let last = 0; ;) {
    const { rows } = await client.query<Row>(
      'select id, storage_key, sha256, size_bytes from stored_files where id > $1 order by id limit 500',
      [last],
    )
    const newest = rows.at(-1)
    if (!newest) return
    yield* rows
    last = newest.id
  }
}

const copyFiles = async (client: pg.Client, folder: string, former: string | undefined) => {
  const found = { files: 0, bytes: 0, copied: 0, linked: 0, missing: [] as string[], altered: [] as string[] }
  const sums = openForGood(path.join(folder, sumsName))
  await addLine(sums, await sha256Of(path.join(folder, dumpName)), dumpName)
  for await (const row of filesOf(client)) {
    const name = `${filesFolder}/${row.storage_key}`
    const target = path.join(folder, name)
    await fs.mkdir(path.dirname(target), { recursive: true })
    const expected = row.sha256.toString('hex')
    const isLinked = former !== undefined && (await linkTo(path.join(former, row.storage_key), target, row))
    const sha256 = isLinked ? expected : await copyOne(row.storage_key, target)
    if (sha256 === null) {
      found.missing.push(row.storage_key)
      continue
    }
    // What is altered is kept as it is: it may be all that is left.
    if (sha256 !== expected) found.altered.push(row.storage_key)
    found[isLinked ? 'linked' : 'copied'] += 1
    found.files += 1
    found.bytes += row.size_bytes
    await addLine(sums, sha256, name)
  }
  sums.end()
  await finished(sums)
  return found
}

const addLine = (sums: WriteStream, sha256: string, file: string) => add(sums, `${sha256}  ${file}\n`)

const openForGood = (file: string): WriteStream => {
  const out = createWriteStream(file, { flags: 'wx', flush: true })
  out.on('error', () => {}) // a full disk may tell between two pieces; the next `add`, or the end, fails with it
  return out
}

const add = async (out: WriteStream, piece: string | Buffer) => {
  if (out.errored) throw out.errored
  if (!out.write(piece)) await once(out, 'drain')
}

/** Whether the former backup has the file, of the same size; its bytes are proven by `verify`. */
const linkTo = async (source: string, target: string, { size_bytes }: Row): Promise<boolean> => {
  const stats = await fs.stat(source).catch(() => null)
  if (stats?.size !== size_bytes) return false
  return fs.link(source, target).then(
    () => true,
    () => false, // another disk
  )
}

/** Its digest; null when the storage does not have it. */
const copyOne = async (key: string, target: string): Promise<string | null> => {
  const bytes = await fileStore.open(key).catch(orMissing(key))
  if (!bytes) return null
  const hash = createHash('sha256')
  const out = openForGood(target)
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk)
    await add(out, chunk)
  }
  out.end()
  await finished(out)
  return hash.digest('hex')
}

const newestMigration = async (client: pg.Client): Promise<string | null> => {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration')
  return rows[0]?.name ?? null
}
