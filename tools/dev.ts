// npm run dev: the database, the server restarting on every change, and the web app with hot reload. Ctrl-C stops all.
import path from 'node:path'
import { loadSettings, openDatabase, serverSettings } from './database.ts'
import { freePort } from '../server/src/platform/ports.ts'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

const asked = stopSignal()
loadSettings()

const database = await openDatabase()
const oneEnded = new AbortController()
const stop = AbortSignal.any([asked, oneEnded.signal])
const webPort = String(await freePort(5173))
const env = {
  // People come in through Vite, which hands on to the server what is for the API.
  PORTAL_URL: `http://127.0.0.1:${webPort}`,
  API_URL: `http://127.0.0.1:${process.env['PORT'] || 3000}`,
  ...process.env,
  ...serverSettings(database),
}

const endWithParent = path.join(import.meta.dirname, 'endWithParent.mjs')

const run = (folder: string, ...args: string[]) =>
  runToEnd(process.execPath, ['--import', endWithParent, ...args], {
    cwd: path.join(root, folder),
    env,
    stop,
    link: true,
    alone: true,
  }).finally(() => oneEnded.abort())

const vite = path.join(root, 'node_modules/vite/bin/vite.js')
await Promise.all([
  run('.', '--watch', '--watch-preserve-output', path.join(root, 'server/src/main.ts')),
  run('web', vite, '--host', '127.0.0.1', '--port', webPort, '--strictPort'),
])
await database.stop()
