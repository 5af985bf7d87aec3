import type { FastifyInstance, InjectOptions } from 'fastify'
import { jobKinds, reads, router, streams } from '../../app.ts'
import { idleConnections } from '../connections.ts'
import { openConnections } from '../db.ts'
import { closeJobs, openJobs } from '../jobs.ts'
import { buildServer } from '../server.ts'

let server: FastifyInstance | undefined
let starting: Promise<string> | undefined

/** The address of this file's server, started by the first who asks. */
export const baseUrl = (): Promise<string> => (starting ??= start())

const start = async () => {
  await openJobs(jobKinds)
  server = await buildServer(router, streams, reads)
  return server.listen({ host: '127.0.0.1', port: 0 })
}

/** What this file's server answers, without a connection: for what is asked many thousand times. */
export const answerOf = async (request: InjectOptions): Promise<{ status: number; error_reason?: string }> => {
  await baseUrl()
  // Its request has ended and is gone once it is answered, as one that came by a connection.
  const { statusCode, body } = await server!.inject({
    ...request,
    simulate: { end: true, split: false, error: false, close: true },
  })
  return { status: statusCode, error_reason: JSON.parse(body || '{}').error_reason }
}

/** A connection whose answer ends at this very moment is not idle yet, and would be kept for a minute. */
const closeServer = async (server: FastifyInstance) => {
  const idle = idleConnections(server.server)
  const letGo = setInterval(idle.end, 10)
  await server.close()
  clearInterval(letGo)
}

/** Ends what this file has started: its server, its jobs, its memory. The next file of the process begins anew. */
export const stopServer = async () => {
  if (!starting) return
  await starting
  if (server) await closeServer(server)
  await closeJobs()
  starting = undefined
}

/** Whether no connection is left open to a database that is gone. */
export const isPoolEmpty = () => openConnections() === 0
