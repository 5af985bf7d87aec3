import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { deleteFile, openFile, type ReceivedFile } from '../files.ts'

/** An archive that came is looked at apart from all that is kept, and is gone once it was looked at, whatever comes of it. */
export const lookedAtApart = async <T>(zip: ReceivedFile, work: (file: fs.FileHandle) => Promise<T>): Promise<T> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'logis-archive-'))
  try {
    const place = path.join(folder, 'archive.zip')
    await fs.writeFile(place, await openFile(zip.storage_key))
    await using file = await fs.open(place)
    return await work(file)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
    await deleteFile(zip.storage_key)
  }
}
