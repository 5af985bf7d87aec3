import Fastify from 'fastify'
import { db } from './db.ts'
import { jobsLagSeconds } from './jobs.ts'
import { registry } from './metrics.ts'
import { pendingMigrations } from './migrate.ts'

type Check = () => Promise<unknown>

const readiness: Record<string, Check> = {
  database: () => db.selectNoFrom((eb) => eb.lit(1).as('one')).execute(),
  migrations: async () => {
    if ((await pendingMigrations(db)).length > 0) throw new Error('migrations are missing')
  },
}

const failures = async (): Promise<Record<string, string>> => {
  const results = await Promise.allSettled(Object.values(readiness).map((check) => check()))
  const names = Object.keys(readiness)
  return Object.fromEntries(results.map((result, i) => [names[i]!, result.status === 'fulfilled' ? 'ok' : 'failed']))
}

/**
 * Health and metrics, on a port of their own that the outside never sees. One that is stopping is not ready: who shares
 * out the requests is to leave it alone.
 */
export const buildInternalServer = (isStopping: () => boolean = () => false) => {
  const server = Fastify({ logger: false })
  server.get('/health/live', async () => ({ status: 'ok' }))
  server.get('/health/ready', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    const checks = await failures()
    const ready = Object.values(checks).every((state) => state === 'ok')
    const jobs_lag_s = ready ? await jobsLagSeconds().catch(() => null) : null
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks, jobs_lag_s })
  })
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return server
}
