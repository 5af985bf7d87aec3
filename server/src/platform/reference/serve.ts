import type { FastifyInstance } from 'fastify'
import { operations, prefix } from '../operations.ts'
import { openApi } from './openapi.ts'
import { indexPage, operationPage } from './pages.ts'

const once = (write: () => Promise<string>) => {
  let written: Promise<string> | undefined
  return () => (written ??= write())
}

/**
 * The reference of the API, for machines and for people: made by the server from the schemas that validate, so that it
 * needs no script. What all of it is told in is written by the first who asks: anyone may, as often as they like.
 */
export const serveReference = async (server: FastifyInstance) => {
  const description = once(async () => JSON.stringify(await openApi()))
  const index = once(indexPage)
  const byName = new Map(operations.map((operation) => [operation.name, operation]))
  server.get(`${prefix}/openapi.json`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await description()),
  )
  server.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await index()))
  server.get<{ Params: { operation: string } }>('/docs/:operation', async ({ params }, reply) => {
    const operation = byName.get(params.operation)
    if (!operation) return reply.callNotFound()
    return reply.type('text/html; charset=utf-8').send(await operationPage(operation))
  })
}
