import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { identityOf } from './embeddedPostgres/processes.ts'
import { root } from './root.ts'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3
const hasRoom = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/** Where something of this checkout may lie in memory; undefined on a machine without room there. */
export const placeInMemory = (name: string): string | undefined =>
  hasRoom() ? path.join(memory, `${name}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`) : undefined

/**
 * A folder in memory for the passing files of this process and of those that it starts: tests make and remove them by
 * the ten thousand, and a disk takes longer for that than they take for their work. What a killed process left is removed.
 */
export const passingFolder = (): { folder: string; remove: () => void } | undefined => {
  const place = placeInMemory('logis-test-files')
  if (!place) return undefined
  const prefix = `${path.basename(place)}.`
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix)))
    if (!identityOf(Number(name.slice(prefix.length))))
      rmSync(path.join(memory, name), { recursive: true, force: true })
  const folder = `${place}.${process.pid}`
  mkdirSync(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
