// npm run fsck: proves that the rows, the files and the counters of the product agree.
import path from 'node:path'
import { loadSettings, openDatabase } from './database.ts'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

const stop = stopSignal()
loadSettings()
const database = await openDatabase()
try {
  const env = { ...process.env, DATABASE_URL: database.url }
  process.exitCode = await runToEnd(process.execPath, [path.join(root, 'server/src/fsck.ts')], { cwd: root, env, stop })
} finally {
  await database.stop()
}
