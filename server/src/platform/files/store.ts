import type { Readable } from 'node:stream'

export type StoredObject = { key: string; modifiedAt: Date }

/** A file that a row speaks of and the storage has not: it is lost, or what was mounted is not the storage. */
export class MissingFile extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The storage has no file ${key}`, options)
  }
}

/** A storage that cannot be reached, or serves nobody: sent again later, the request may pass. */
export class StorageLost extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The storage does not serve ${key}`, options)
  }
}

/** Null for a file that the storage has not. What it fails with otherwise is not said of the file: it is thrown, with its key. */
export const orMissing =
  (key: string) =>
  (error: unknown): null => {
    if (error instanceof MissingFile) return null
    throw new Error(`The storage failed at ${key}`, { cause: error })
  }

/** Where the bytes of files are kept: a folder of this machine, or an S3-compatible service. */
export type FileStore = {
  /** Takes bytes in full or not at all: once this returns, they are kept for good. */
  put: (key: string, bytes: AsyncIterable<Buffer>) => Promise<void>
  /** Fails with a `MissingFile` when there is no such file. */
  open: (key: string) => Promise<Readable>
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<StoredObject>
  /** Drops what interrupted uploads left behind, of those that are over; answers how many there were. */
  removeUnfinished: (isOver: (file: StoredObject) => boolean) => Promise<number>
  /** Whether bytes travel to get there, so that they must be read again before they are trusted. */
  isRemote: boolean
}
