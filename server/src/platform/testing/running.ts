import type { FastifyInstance } from 'fastify'
import { jobKinds, reads, router, streams } from '../../app.ts'
import { openConnections } from '../db.ts'
import { closeJobs, openJobs } from '../jobs.ts'
import { buildServer } from '../server.ts'

let server: FastifyInstance | undefined
let starting: Promise<string> | undefined

/** The address of this file's server, started by the first who asks. */
export const baseUrl = (): Promise<string> => (starting ??= start())

const start = async () => {
  await openJobs(jobKinds, { work: false })
  server = await buildServer(router, streams, reads)
  return server.listen({ host: '127.0.0.1', port: 0 })
}

/** Ends what this file has started: its server, its jobs, its memory. The next file of the process begins anew. */
export const stopServer = async () => {
  if (!starting) return
  await starting
  await server?.close()
  await closeJobs()
  starting = undefined
}

/** Whether no connection is left open to a database that is gone. */
export const isPoolEmpty = () => openConnections() === 0
