// npm start: builds the portal and the server, starts the database and the server, and stops both when asked to.
import path from 'node:path'
import { buildIfChanged } from './building.ts'
import { serverArguments, serverEnvironment } from '../server/src/platform/launch.ts'
import { loadSettings, openDatabase, serverSettings } from './database.ts'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

const stop = stopSignal()
loadSettings()

const runServer = (settings: NodeJS.ProcessEnv) =>
  runToEnd(process.execPath, ['--import', path.join(import.meta.dirname, 'endWithParent.mjs'), ...serverArguments], {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: path.join(root, '.data/compile-cache'),
      ...serverEnvironment,
      ...process.env,
      ...settings,
    },
    stop,
    link: true,
    alone: true,
  })

const start = async () => {
  if (!(await buildIfChanged(stop))) return 1
  const database = await openDatabase()
  try {
    return stop.aborted ? 0 : await runServer(serverSettings(database))
  } finally {
    await database.stop()
  }
}

process.exit(
  await start().catch((error: Error) => {
    console.error(error.message)
    return 1
  }),
)
