import fs from 'node:fs/promises'
import path from 'node:path'
import { dumpName, manifestName, readManifest, readSums, sha256Of, sumsName } from './manifest.ts'
import { runProgram } from './program.ts'

export type Verdict = {
  folder: string
  files: number
  /** Paths within the backup whose bytes are gone, or are not those that were saved. */
  missing: string[]
  altered: string[]
  /** Paths that no line of `SHA256SUMS` names. */
  unknown: string[]
  /** What the storage lacked already when the backup was made. */
  was_missing: string[]
  was_altered: string[]
}

/** Proves a backup without a database: each file by its digest, the list of digests by the manifest, the dump by its own reader. */
export const verifyBackup = async (folder: string): Promise<Verdict> => {
  const manifest = await readManifest(folder)
  const verdict: Verdict = {
    folder,
    files: 0,
    missing: [],
    altered: [],
    unknown: [],
    was_missing: manifest.missing,
    was_altered: manifest.altered,
  }
  const sums = await sha256Of(path.join(folder, sumsName)).catch(() => null)
  if (sums !== manifest.sums_sha256) verdict[sums === null ? 'missing' : 'altered'].push(sumsName)
  if (sums === null) return verdict
  const named = new Set([manifestName, sumsName])
  for await (const { sha256, file } of readSums(folder)) {
    named.add(file)
    const found = await sha256Of(path.join(folder, file)).catch(() => null)
    if (found === null) verdict.missing.push(file)
    else if (found !== sha256) verdict.altered.push(file)
    else if (file !== dumpName) verdict.files += 1
  }
  for await (const file of pathsIn(folder)) if (!named.has(file)) verdict.unknown.push(file)
  if (![...verdict.missing, ...verdict.altered].includes(dumpName))
    await runProgram('pg_restore', ['--list', path.join(folder, dumpName)])
  return verdict
}

/** Whether everything that was saved is there as it was. */
export const isWhole = ({ missing, altered }: Pick<Verdict, 'missing' | 'altered'>): boolean =>
  missing.length === 0 && altered.length === 0

async function* pathsIn(folder: string): AsyncIterable<string> {
  for await (const entry of await fs.opendir(folder, { recursive: true }))
    if (entry.isFile()) yield path.relative(folder, path.join(entry.parentPath, entry.name))
}
