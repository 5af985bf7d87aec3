import type fs from 'node:fs/promises'
import { deleteFile, type ReceivedFile } from '../files.ts'
import { openApart } from './apart.ts'

/** An archive that came is looked at apart from all that is kept, and is gone once it was looked at, whatever comes of it. */
export const lookedAtApart = async <T>(zip: ReceivedFile, work: (file: fs.FileHandle) => Promise<T>): Promise<T> => {
  try {
    await using file = await openApart(zip.storage_key)
    return await work(file)
  } finally {
    await deleteFile(zip.storage_key)
  }
}
