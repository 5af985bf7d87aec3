// npm run machine-token -- <username>: a token for another system that sends thermal studies.
import path from 'node:path'
import { loadSettings, openDatabase } from './database.ts'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

const stop = stopSignal()
loadSettings()
const database = await openDatabase()
try {
  const env = { ...process.env, DATABASE_URL: database.url }
  process.exitCode = await runToEnd(
    process.execPath,
    [path.join(root, 'server/src/machineToken.ts'), ...process.argv.slice(2)],
    { cwd: root, env, stop },
  )
} finally {
  await database.stop()
}
