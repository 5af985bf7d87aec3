import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openFile } from '../files.ts'

/**
 * A stored file where any stretch of it can be read, beside all that is kept. It has no name from its first byte on: it is
 * gone once it is closed, or once the process that reads it is, however that ends.
 */
export const openApart = async (storageKey: string): Promise<fs.FileHandle> => {
  const place = path.join(os.tmpdir(), `logis-${randomUUID()}`)
  const file = await fs.open(place, 'wx+', 0o600)
  try {
    await fs.unlink(place)
    await file.writeFile(await openFile(storageKey))
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}
