import { db } from '../db.ts'
import { deleteFile, receiveFile, type ReceivedFile } from '../files.ts'
import { refuse } from '../refuse.ts'
import { contentTypeOf, headBytes } from './contentType.ts'
import { isPhoto, withoutMetadata } from './photos.ts'

/** How a file of a form is taken into the storage: no more than so many bytes, in the name of whom. */
export type Receive = (source: AsyncIterable<Buffer>, maxBytes: number, userId: number) => Promise<ReceivedFile>

/**
 * Streams a file of one of the types allowed into the storage. A photo is taken whole first and kept without what its
 * camera wrote into it: the place, the device, the hour.
 */
export const receivePaper =
  (types: readonly string[]): Receive =>
  async (source, maxBytes, userId) => {
    const chunks = source[Symbol.asyncIterator]()
    try {
      const { head, first } = await headOf(chunks)
      const type = await contentTypeOf(head)
      if (!types.includes(type)) return refuse('FILE_TYPE_NOT_ALLOWED')
      const bytes = following(first, chunks)
      if (!isPhoto(type)) return await receiveFile(bytes, { maxBytes })
      return await receiveFile([await withoutMetadata(await collected(bytes, maxBytes), type, userId)])
    } finally {
      await chunks.return?.()
    }
  }

const headOf = async (chunks: AsyncIterator<Buffer>) => {
  const first: Buffer[] = []
  let size = 0
  while (size < headBytes) {
    const next = await chunks.next()
    if (next.done) break
    first.push(next.value)
    size += next.value.length
  }
  return { first, head: Buffer.concat(first).subarray(0, headBytes) }
}

async function* following(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** All of a stream, which may weigh no more than `maxBytes`. */
export const collected = async (bytes: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > maxBytes) refuse('FILE_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Gives received files their meaning. What the work refuses is removed from the storage at once. */
export const orRemoved = async <T>(files: readonly { file: ReceivedFile }[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    // What the database refused was not kept. After a lost connection nobody knows: then the janitor decides.
    if (isCertain(error)) await removeUnkept(files)
    throw error
  }
}

/** The same for what may have been done already: what came a second time is removed too. */
export const keptOnce = <T>(
  files: readonly { file: ReceivedFile }[],
  work: () => Promise<{ answer: T; isRepeated: boolean }>,
): Promise<T> =>
  orRemoved(files, async () => {
    const { answer, isRepeated } = await work()
    if (isRepeated) await removeUnkept(files)
    return answer
  })

/**
 * Removes the files that no row speaks of. A refusal may also come after the commit, when the answer is read anew: by
 * then the rows are there, and so their bytes must be.
 */
const removeUnkept = async (files: readonly { file: ReceivedFile }[]): Promise<void> => {
  if (files.length === 0) return
  const keys = files.map(({ file }) => file.storage_key)
  const rows = await db.selectFrom('stored_files').select('storage_key').where('storage_key', 'in', keys).execute()
  const kept = new Set(rows.map(({ storage_key }) => storage_key))
  await Promise.all(keys.filter((key) => !kept.has(key)).map(deleteFile))
}

const isCertain = (error: unknown): boolean => {
  const { reason, constraint, code } = error as { reason?: string; constraint?: string; code?: string }
  // 53100: its disk is full.
  return reason !== undefined || constraint !== undefined || code === '53100'
}
