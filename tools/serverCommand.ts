import path from 'node:path'
import { loadSettings, openDatabase } from './database.ts'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

/** Runs a command of the server (`server/src/<file>`), with our own arguments unless others are given, on the database that `npm start` uses. */
export const runServerCommand = async (file: string, given = process.argv.slice(2)): Promise<void> => {
  const stop = stopSignal()
  loadSettings()
  const database = await openDatabase()
  try {
    const env = { ...process.env, DATABASE_URL: database.url }
    const args = [path.join(root, 'server/src', file), ...given]
    process.exitCode = await runToEnd(process.execPath, args, { cwd: root, env, stop })
  } finally {
    await database.stop()
  }
}
