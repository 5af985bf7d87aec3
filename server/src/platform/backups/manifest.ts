import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

export const manifestName = 'manifest.json'
export const dumpName = 'database.dump'
/** As `sha256sum -c` reads it, so that a backup can be proven without Logis. */
export const sumsName = 'SHA256SUMS'
export const filesFolder = 'files'

const manifestSchema = z.object({
  format: z.literal('logis-backup-1'),
  /** Of the product that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string().nullable(),
  files: z.number(),
  bytes: z.number(),
  /** Keys of the storage that were gone or altered when the backup was made: it cannot bring them back. */
  missing: z.array(z.string()),
  altered: z.array(z.string()),
  /** Of `SHA256SUMS`, which holds those of everything else. */
  sums_sha256: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

/** Refuses, with a sentence, what is no backup, or one that was never finished. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await fs.readFile(path.join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} holds no ${manifestName}: it is no backup, or one that was cut short`)
  const read = manifestSchema.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${manifestName} of ${folder} is not of a backup that this version knows`)
  return read.data
}

/** The lines of `SHA256SUMS`: the digest and the path within the backup. */
export async function* readSums(folder: string): AsyncIterable<{ sha256: string; file: string }> {
  const lines = createInterface({ input: createReadStream(path.join(folder, sumsName)), crlfDelay: Infinity })
  for await (const line of lines) {
    const [, sha256, file] = /^([0-9a-f]{64}) {2}([^\0]+)$/.exec(line) ?? []
    if (sha256 && file) yield { sha256, file }
  }
}

/** Writes a text for good: it is there after a crash, or the former one is. */
export const writeForGood = async (file: string, text: string): Promise<void> => {
  const handle = await fs.open(file, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await fs.open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
