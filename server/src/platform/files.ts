import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { settings } from './config.ts'
import type { Tx } from './db.ts'
import { contentTypeOf, headBytes, isProgram } from './files/contentType.ts'
import { newFileId } from './files/instance.ts'
import { localStore } from './files/local.ts'
import type { FileStore } from './files/store.ts'
import { refuse } from './refuse.ts'

/** A file that is kept for good, and which no row speaks of yet. */
export type ReceivedFile = { storage_key: string; sha256: Buffer; size_bytes: number; mime_type: string }

export const fileStore: FileStore =
  settings.STORAGE === 's3' ? (await import('./files/s3.ts')).s3Store(settings) : localStore(settings.STORAGE_FOLDER)

/**
 * Streams a file into the storage: whole, synced and proven by its digest once this returns. A sender who leaves, too
 * many bytes or a refused type leave nothing behind. The caller commits the row afterwards; the janitor removes a
 * file whose row never came.
 */
export const receiveFile = async (
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  { maxBytes = settings.UPLOAD_MAX_BYTES, store = fileStore }: { maxBytes?: number; store?: FileStore } = {},
): Promise<ReceivedFile> => {
  const id = newFileId()
  const storage_key = `${id.slice(0, 2)}/${id}`
  const inspection = inspect(bytes, maxBytes)
  await store.put(storage_key, inspection.bytes)
  const { sha256, size_bytes, mime_type } = inspection.result()
  if (store.isRemote) await demandUnaltered(store, storage_key, sha256)
  return { storage_key, sha256, size_bytes, mime_type }
}

/** Hashes, counts and types a stream on its way through. */
const inspect = (source: AsyncIterable<Buffer> | Iterable<Buffer>, maxBytes: number) => {
  const hash = createHash('sha256')
  let size_bytes = 0
  let head = Buffer.alloc(0)
  let mime_type: string | undefined
  async function* bytes() {
    for await (const chunk of source) {
      size_bytes += chunk.length
      if (size_bytes > maxBytes) refuse('FILE_TOO_LARGE')
      hash.update(chunk)
      if (mime_type === undefined) {
        head = Buffer.concat([head, chunk])
        if (head.length >= headBytes) mime_type = await demandedType(head)
      }
      yield chunk
    }
    mime_type ??= await demandedType(head)
  }
  return { bytes: bytes(), result: () => ({ sha256: hash.digest(), size_bytes, mime_type: mime_type ?? '' }) }
}

const demandedType = async (head: Buffer): Promise<string> => {
  const mimeType = await contentTypeOf(head.subarray(0, headBytes))
  return isProgram(mimeType) ? refuse('FILE_TYPE_NOT_ALLOWED') : mimeType
}

/** What a service says it has stored is read again: some alter bytes without an error. */
const demandUnaltered = async (store: FileStore, key: string, sha256: Buffer) => {
  const { sha256: found } = await digestOf(key, store)
  if (found.equals(sha256)) return
  await store.remove(key)
  throw new Error(`The storage altered ${key}`)
}

/** What a stored file holds now. */
export const digestOf = async (
  key: string,
  store: FileStore = fileStore,
): Promise<{ sha256: Buffer; size_bytes: number }> => {
  const hash = createHash('sha256')
  let size_bytes = 0
  for await (const chunk of (await store.open(key)) as AsyncIterable<Buffer>) {
    size_bytes += chunk.length
    hash.update(chunk)
  }
  return { sha256: hash.digest(), size_bytes }
}

export const openFile = (key: string): Promise<Readable> => fileStore.open(key)
export const deleteFile = (key: string): Promise<void> => fileStore.remove(key)

/** The row of a received file, written by the transaction that gives it a meaning. */
export const keepFile = async (tx: Tx, file: ReceivedFile): Promise<number> => {
  const { id } = await tx
    .insertInto('stored_files')
    .values({ ...file, scan_status: 'SKIPPED' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
