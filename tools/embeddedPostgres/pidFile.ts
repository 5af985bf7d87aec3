import * as fs from 'node:fs'
import path from 'node:path'
import { commandOf } from './processes.ts'

/** A running database, as its `postmaster.pid` tells. */
export type Postmaster = { pid: number; port: number; status: string }

/** The database that runs on this folder. A file left by a killed one, or a pid that is another program by now, is none. */
export const findPostmaster = (dataDir: string): Postmaster | undefined => {
  const lines = pidFileLines(dataDir)
  const pid = Number(lines[0])
  if (!pid || !commandOf(pid).includes(dataDir)) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
}

/** Whether the database that ran on this folder has died: one that was stopped has taken its file away. */
export const hasDied = (dataDir: string): boolean => pidFileLines(dataDir).length > 1 && !findPostmaster(dataDir)

/**
 * PostgreSQL refuses to start while the pid in its file belongs to a living process, whichever that is. It ignores its
 * own parent's pid, so we write ours: unlike removing the file, this leaves the check that no process of the killed
 * database still uses its shared memory.
 */
export const clearStalePostmaster = (dataDir: string) => {
  const lines = pidFileLines(dataDir)
  if (lines.length > 1) fs.writeFileSync(pidFile(dataDir), [process.pid, ...lines.slice(1)].join('\n'))
  else fs.rmSync(pidFile(dataDir), { force: true })
}

const pidFile = (dataDir: string) => path.join(dataDir, 'postmaster.pid')

const pidFileLines = (dataDir: string) => {
  try {
    return fs.readFileSync(pidFile(dataDir), 'utf8').split('\n')
  } catch {
    return []
  }
}
