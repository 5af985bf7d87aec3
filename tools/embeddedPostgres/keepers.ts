import * as fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identityOf } from './processes.ts'

/**
 * The processes that use one database folder, a file for each. The last one to leave stops the database; one that was
 * killed does not count.
 */
export const enter = (dataDir: string) => {
  fs.mkdirSync(keepersFolder(dataDir), { recursive: true })
  fs.writeFileSync(path.join(keepersFolder(dataDir), String(process.pid)), ownIdentity)
}

/** True when nobody else stays. */
export const leave = (dataDir: string): boolean => {
  const folder = keepersFolder(dataDir)
  const keepers = fs.readdirSync(folder).map((name) => path.join(folder, name))
  const gone = keepers.filter((file) => [ownIdentity, undefined].includes(livingHolder(file)))
  for (const file of gone) fs.rmSync(file)
  return gone.length === keepers.length
}

const keepersFolder = (dataDir: string) => `${dataDir}.keepers`

/** One process at a time makes, starts, adopts or stops the database of a folder. */
export const alone = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${dataDir}.lock`
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  while (!taken(lock)) await pause(20)
  try {
    return await work()
  } finally {
    fs.rmSync(lock, { force: true })
  }
}

const taken = (lock: string) => {
  const own = `${lock}.${process.pid}`
  fs.writeFileSync(own, ownIdentity)
  try {
    fs.linkSync(own, lock) // it appears with its content, so that nobody takes it for abandoned
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (isAbandoned(lock)) fs.rmSync(lock, { force: true })
    return false
  } finally {
    fs.rmSync(own)
  }
}

const isAbandoned = (lock: string) => {
  try {
    return !livingHolder(lock)
  } catch {
    return false // given back this very moment
  }
}

const livingHolder = (file: string) => {
  const identity = fs.readFileSync(file, 'utf8')
  return identityOf(Number.parseInt(identity)) === identity ? identity : undefined
}

const ownIdentity = identityOf(process.pid) ?? String(process.pid)
