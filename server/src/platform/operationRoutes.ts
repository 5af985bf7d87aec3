import { Readable } from 'node:stream'
import { call as callProcedure, type AnyProcedure, type AnyRouter } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ArrivalRead } from './arrival.ts'
import { isBigRead, readMuch } from './bigReads.ts'
import { longListOf } from './longLists.ts'
import { operations, type Operation } from './operations.ts'
import { queryOf } from './query.ts'
import { refuse } from './refuse.ts'
import { readElsewhere } from './replica.ts'
import { noteOther } from './slices.ts'

/**
 * Every operation that answers JSON, as a route of its own beside the streamed ones: Fastify finds it, oRPC parses its
 * input, runs what stands before its handler and parses its answer. oRPC's own HTTP handler would look for the route,
 * build the address and copy the answer once more: a sixth of what the server spends on reading one thing.
 */
export const mountOperations = (
  server: FastifyInstance,
  router: AnyRouter,
  streamed: ReadonlySet<string>,
  reads: readonly ArrivalRead[],
) => {
  for (const operation of operations.filter(({ name }) => !streamed.has(name))) {
    const procedure = procedureOf(router, operation)
    const longList = longListOf(procedure)
    server.route({
      method: operation.method,
      url: operation.url,
      config: { operation, read: reads.find((read) => read.operation === operation.name) },
      handler: async (request, reply) => {
        const { call } = request
        const input = inputOf(operation, request)
        const ask = (asked: AnyProcedure, what: unknown) => callProcedure(asked, what, { context: { call } })
        const askMuch = () => (longList ? longList(ask, input) : ask(procedure, input))
        const isBig = isBigRead(operation, request)
        if (!isBig) noteOther()
        const read = () => (isBig ? readMuch(request, reply, 'work', askMuch) : ask(procedure, input))
        const answer = operation.method === 'GET' ? await readElsewhere(read) : await read()
        // Without their type, bytes that are JSON already would be told to be bytes.
        if (answer instanceof Readable) reply.type('application/json; charset=utf-8')
        return reply.status(operation.successStatus).headers(call.answerHeaders).send(answer)
      },
    })
  }
}

const procedureOf = (router: AnyRouter, { name }: Operation): AnyProcedure => {
  const [noun, act] = name.split('.') as [string, string]
  return (router as Record<string, Record<string, AnyProcedure>>)[noun]![act]!
}

type Input = Record<string, unknown>

/** What stands in the address over what stands in the query of a GET or in the body of anything else. */
const inputOf = ({ method, takesParts }: Operation, request: FastifyRequest): unknown => {
  const params = request.params as Input
  if (takesParts) return { params, query: queryOf(request.url), headers: request.headers, body: request.body }
  // A form belongs to the operations that take files, which read it themselves.
  if (request.isMultipart()) refuse('REQUEST_MALFORMED')
  const given = method === 'GET' ? queryOf(request.url) : request.body
  // Nothing at all is no body; anything else that has no fields is not what its sender meant.
  if (given !== undefined && !isObject(given)) refuse('REQUEST_MALFORMED')
  return isObject(given) ? { ...given, ...params } : Object.keys(params).length > 0 ? params : undefined
}

const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
