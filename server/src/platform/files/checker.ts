import { sql } from 'kysely'
import { db } from '../db.ts'
import { digestOf, fileStore } from '../files.ts'
import { isUnreferenced } from './references.ts'
import { orMissing } from './store.ts'

type FileCheck = {
  rows: number
  bytes: number
  /** Storage keys whose bytes are not there, or are not what was received. */
  missing: string[]
  altered: string[]
  /** Left for the janitor; no harm. */
  rows_unreferenced: number
  files_without_row: number
}

/** Proves that rows and files agree: every row's bytes are there, of its size and digest. A storage that fails ends it. */
export const checkFiles = async (): Promise<FileCheck> => {
  const found: FileCheck = { rows: 0, bytes: 0, missing: [], altered: [], rows_unreferenced: 0, files_without_row: 0 }
  const known = new Set<string>()
  for await (const row of storedFiles()) {
    known.add(row.storage_key)
    found.rows += 1
    found.bytes += row.size_bytes
    const digest = await digestOf(row.storage_key).catch(orMissing(row.storage_key))
    if (!digest) found.missing.push(row.storage_key)
    else if (digest.size_bytes !== row.size_bytes || !digest.sha256.equals(row.sha256))
      found.altered.push(row.storage_key)
  }
  for await (const { key } of fileStore.list()) if (!known.has(key)) found.files_without_row += 1
  found.rows_unreferenced = await countUnreferenced()
  return found
}

async function* storedFiles() {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('stored_files')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    if (rows.length === 0) return
    yield* rows
    last = rows.at(-1)?.id ?? last
  }
}

const countUnreferenced = async () => {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from stored_files s where ${await isUnreferenced('s')}`.execute(db)
  return rows[0]?.count ?? 0
}
