import fs from 'node:fs/promises'
import path from 'node:path'
import { type FileStore, MissingFile, type StoredObject } from './store.ts'

const unfinishedFolder = 'unfinished'

/**
 * A folder of this machine. A file is written under a temporary name, synced, renamed and its folder synced: a crash
 * at any moment leaves the whole file or none.
 */
export const localStore = (root: string): FileStore => {
  const pathOf = (key: string) => path.join(root, key)
  const unfinished = path.join(root, unfinishedFolder)

  const put = async (key: string, bytes: AsyncIterable<Buffer>) => {
    await fs.mkdir(unfinished, { recursive: true })
    const temporary = path.join(unfinished, path.basename(key))
    try {
      await writeDurably(temporary, bytes)
      await ensureFolder(root, path.dirname(pathOf(key)))
      await fs.rename(temporary, pathOf(key))
    } catch (error) {
      await fs.rm(temporary, { force: true })
      throw error
    }
    await syncFolder(path.dirname(pathOf(key)))
  }

  return {
    put,
    open: async (key) => {
      const handle = await ifThere(fs.open(pathOf(key)))
      if (!handle) throw new MissingFile(key)
      return handle.createReadStream()
    },
    remove: (key) => fs.rm(pathOf(key), { force: true }),
    list: () => listFiles(root),
    removeUnfinished: (isOver) => removeOld(unfinished, isOver),
    isRemote: false,
  }
}

const writeDurably = async (file: string, bytes: AsyncIterable<Buffer>) => {
  const handle = await fs.open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const syncFolder = async (folder: string) => {
  const handle = await fs.open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const ensureFolder = async (root: string, folder: string) => {
  if (await fs.mkdir(folder, { recursive: true })) await syncFolder(root)
}

async function* listFiles(root: string): AsyncIterable<StoredObject> {
  for (const folder of await entriesOf(root)) {
    if (folder === unfinishedFolder) continue
    for (const name of await entriesOf(path.join(root, folder))) {
      const stats = await statOf(path.join(root, folder, name))
      if (stats) yield { key: `${folder}/${name}`, modifiedAt: stats.mtime }
    }
  }
}

const removeOld = async (folder: string, isOver: (file: StoredObject) => boolean): Promise<number> => {
  let removed = 0
  for (const name of await entriesOf(folder)) {
    const stats = await statOf(path.join(folder, name))
    if (!stats || !isOver({ key: name, modifiedAt: stats.mtime })) continue
    await fs.rm(path.join(folder, name), { force: true })
    removed += 1
  }
  return removed
}

/** What may vanish while it is being looked at is simply not there. */
const ifThere = async <T>(looked: Promise<T>): Promise<T | null> => {
  try {
    return await looked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
const entriesOf = async (folder: string) => (await ifThere(fs.readdir(folder))) ?? []
const statOf = (file: string) => ifThere(fs.stat(file))
