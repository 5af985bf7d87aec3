import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { bigReadsAtWork } from './bigReads.ts'
import { pool } from './db.ts'
import { jobsLagSeconds } from './jobs.ts'
import { liveStreams } from './live.ts'
import { readsFrom } from './replica.ts'

/** Prometheus metrics. Labels are route patterns and reasons: never an id, a name or an address. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Counter({
  name: 'logis_http_requests_total',
  help: 'Requests by route pattern',
  labelNames: ['method', 'route', 'status'],
  registers: [registry],
})
const durations = new Histogram({
  name: 'logis_http_request_seconds',
  help: 'Duration of requests by route pattern',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
  registers: [registry],
})
new Gauge({
  name: 'logis_database_connections',
  help: 'Connections of the pool by state',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    this.set({ state: 'open' }, pool.totalCount)
    this.set({ state: 'idle' }, pool.idleCount)
    this.set({ state: 'waiting' }, pool.waitingCount)
  },
})
new Gauge({
  name: 'logis_big_reads',
  help: 'Long lists, exports and statistics at work',
  registers: [registry],
  collect() {
    this.set(bigReadsAtWork())
  },
})
new Gauge({
  name: 'logis_far_reads',
  help: 'Lists, exports and figures that the replica answered, or that it could not: too far behind, or lost',
  labelNames: ['from'],
  registers: [registry],
  collect() {
    for (const [from, count] of Object.entries(readsFrom)) this.set({ from }, count)
  },
})
new Gauge({
  name: 'logis_live_streams',
  help: 'Browsers that listen for what happens',
  registers: [registry],
  collect() {
    this.set(liveStreams())
  },
})
new Gauge({
  name: 'logis_jobs_lag_seconds',
  help: 'Age of the oldest job that is due',
  registers: [registry],
  async collect() {
    // While the database is lost nobody knows: what else is measured is told all the same.
    this.set(await jobsLagSeconds().catch(() => NaN))
  },
})

export const countRequest = (method: string, route: string, status: number, elapsedMs: number | null) => {
  requests.inc({ method, route, status: String(status) })
  if (elapsedMs !== null) durations.observe({ method, route }, elapsedMs / 1000)
}
