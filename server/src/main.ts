import { flushCompileCache } from 'node:module'
import { jobKinds, reads, router, streams } from './app.ts'
import { settings } from '#platform/config.ts'
import { closeDatabase, db } from '#platform/db.ts'
import { idleConnections, partingMs } from '#platform/connections.ts'
import { demandFolder, tellOfDatabase } from '#platform/cannotStart.ts'
import { collectOften, giveBackMemory } from '#platform/afterStart.ts'
import { announce } from '#platform/files/instance.ts'
import { buildInternalServer } from '#platform/internal.ts'
import { closeJobs, openJobs, startWorking } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { migrate, pendingMigrations } from '#platform/migrate.ts'
import { openAt } from '#platform/opening.ts'
import { buildServer } from '#platform/server.ts'
import { warnAtStart } from '#platform/startWarnings.ts'
import { serveWeb } from '#platform/web.ts'

const databaseIsUsed = tellOfDatabase()
if (settings.STORAGE === 'local') await demandFolder('STORAGE_FOLDER', settings.STORAGE_FOLDER)
if (!settings.SMTP_URL) await demandFolder('MAIL_FOLDER', settings.MAIL_FOLDER)
if (settings.MIGRATE === 'auto') {
  const applied = await migrate()
  if (applied.length > 0) log.info({ applied }, 'database migrated')
}
const pending = await pendingMigrations(db)
if (pending.length > 0) {
  log.fatal({ pending }, 'the database lacks migrations, and MIGRATE=never: run npm run migrate')
  process.exit(1)
}
const leave = await announce()
await openJobs(jobKinds)
// `auto` is for npm start, which knows whether the database is its own; a database that was given is not filled.
// Read for that alone: a server that stands has no use for its pictures and papers.
const world = settings.SEED_DEMO === 'always' ? await import('../db/world/world.ts') : null
await world?.seedWorld()
const greeting = await greet()

const server = await buildServer(router, streams, reads)
warnAtStart(settings, await serveWeb(server))
let stopping = false
const internal = buildInternalServer(() => stopping)
const idle = [server, internal].map((each) => idleConnections(each.server))

if (settings.ROLE !== 'worker') await openAt(server, { host: 'HOST', port: 'PORT' })
await openAt(internal, { host: 'INTERNAL_HOST', port: 'INTERNAL_PORT' })

databaseIsUsed()

/** Lets requests and jobs that have begun end, then goes. A second signal goes at once. */
const stop = async (signal: string) => {
  if (stopping) process.exit(1)
  stopping = true
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), 30_000).unref()
  // A connection that its caller keeps open becomes idle only when its last request has ended; the last ones are parting.
  const from = Date.now() + partingMs
  const letGo = setInterval(() => Date.now() < from || idle.forEach(({ end }) => end()), 100)
  await server.close()
  await closeJobs()
  await internal.close()
  clearInterval(letGo)
  await leave()
  await closeDatabase()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

if (settings.ROLE !== 'worker') process.stdout.write(greeting)
// Whoever opens a page waits for the listening above; what is due can wait for a quarter of a second more.
if (settings.ROLE !== 'web' && !stopping) await startWorking(jobKinds)
// With NODE_COMPILE_CACHE the next start is faster and lighter, also after a server that was killed.
flushCompileCache()
if (settings.ROLE === 'worker') collectOften()
giveBackMemory()

async function greet() {
  const address = `\n  Logis : ${settings.PORTAL_URL}\n`
  return world && (await world.isWorldSeeded()) ? `${address}\n${world.demoAccounts()}\n` : `${address}\n`
}
